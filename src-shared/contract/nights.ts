import * as z from 'zod'
import { SIDES } from '../games/fistful/model.ts'
import { PLAYABLE_KINDS } from '../playable-kinds.ts'
import { IsoDate, forGamemaster, Id, LongText, Name, Notes, ShortText, Thing, Version } from './base.ts'
import { ChangeView } from './history.ts'
import { JournalLinkView } from './links.ts'

/** A campaign day as an integer. Day 1 is the first day of the first year. */
export const DayNumber = z.int().min(-100_000).max(1_000_000)

/** Something a player can control: a faction, a warband, a unit, or a side of a game of Fistful. */
const PlayableRef = z.object({ kind: z.enum(PLAYABLE_KINDS), id: Id, side: z.enum(SIDES).nullable() })
export type PlayableRefInput = z.infer<typeof PlayableRef>

/** Something a player controls, with its name. */
const PlayerAssignmentView = PlayableRef.extend({ name: z.string() })
export type PlayedThingView = z.infer<typeof PlayerAssignmentView>

export const PlayerView = z.object({
  id: Id,
  name: z.string(),
  notes: z.string(),
  plays: z.array(PlayerAssignmentView),
  version: Version,
})
export type PlayerView = z.infer<typeof PlayerView>

const PlayerFields = z.object({ name: Name, notes: Notes })
export type PlayerFields = z.infer<typeof PlayerFields>

export const players = {
  list: forGamemaster.output(z.array(PlayerView)),
  create: forGamemaster.input(PlayerFields).output(PlayerView),
  update: forGamemaster.input(PlayerFields.extend({ id: Id, version: Version })).output(PlayerView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Assigns a player. Null means the gamemaster; for a unit, the player of its warband. */
  assign: forGamemaster.input(PlayableRef.extend({ playerId: Id.nullable() })).output(z.array(PlayerView)),
}

/** A game night, which players call a session. */
export const NightView = z.object({
  id: Id,
  name: z.string(),
  heldOn: IsoDate.nullable(),
  present: z.array(Id),
  /** Markdown with `[[name]]` links, like the recap. Only the gamemaster may read the plan. */
  plan: z.string(),
  recap: z.string(),
  fromDay: DayNumber.nullable(),
  toDay: DayNumber.nullable(),
  isClosed: z.boolean(),
  version: Version,
})
export type NightView = z.infer<typeof NightView>

const NightFields = z.object({
  name: Name,
  heldOn: IsoDate.nullable(),
  present: z.array(Id).max(50),
  plan: Notes,
  recap: LongText,
  fromDay: DayNumber.nullable(),
  toDay: DayNumber.nullable(),
})
export type NightFields = z.infer<typeof NightFields>

export const nights = {
  /** Newest first. */
  list: forGamemaster.output(z.array(NightView)),
  /** Includes its battles, the entries of its days, its backlinks, and the links of its plan and recap. */
  get: forGamemaster.input(z.object({ id: Id })).output(
    NightView.extend({
      battles: z.array(Thing),
      entries: z.array(Thing),
      backlinks: z.array(Thing),
      links: z.array(JournalLinkView),
    }),
  ),
  create: forGamemaster.input(NightFields).output(NightView),
  update: forGamemaster.input(NightFields.extend({ id: Id, version: Version })).output(NightView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Closes it: later changes belong to the next night. */
  close: forGamemaster.input(z.object({ id: Id, version: Version })).output(NightView),
  /** Reopens it: changes made since then belong to it, up to the next closed night. */
  reopen: forGamemaster.input(z.object({ id: Id, version: Version })).output(NightView),
  /** Changes made during a night, or since the last closed one. Newest first, without undone ones. */
  changes: forGamemaster
    .input(z.object({ id: Id.nullable(), limit: z.int().min(1).max(1000) }))
    .output(z.object({ changes: z.array(ChangeView), total: z.int() })),
}

const MonthInput = z.object({
  name: Name,
  days: z.int().min(1).max(400),
  /** Additional days in a leap year. */
  leapDays: z.int().min(0).max(400).optional(),
  /** Whether its days are outside the week. */
  isOutsideWeek: z.boolean().optional(),
})

const YearStep = z.int().min(2).max(10_000)
/** Leap years: each multiple of `every`, except multiples of `except`, unless they are multiples of `again`. */
const LeapYearsInput = z.object({ every: YearStep, except: YearStep.nullable(), again: YearStep.nullable() })

/** A custom calendar. */
export const CalendarInput = z.object({
  months: z.array(MonthInput).min(1).max(60),
  weekdays: z.array(Name).max(30),
  firstYear: z.int().min(-100_000).max(100_000),
  era: ShortText.pipe(z.string().max(20, { message: 'An era has at most 20 characters.' })),
  moons: z
    .array(
      z.object({ name: Name, periodDays: z.number().min(2).max(10_000), fullOn: z.int().min(-10_000).max(1_000_000) }),
    )
    .max(12),
  /** Without leap years: null or omitted. */
  leapYears: LeapYearsInput.nullish(),
})

export type CalendarInput = z.infer<typeof CalendarInput>

/** The current calendar and the current day. */
export const CalendarView = z.object({
  calendar: CalendarInput,
  /** Whether it is a custom calendar rather than the default. */
  isOwn: z.boolean(),
  today: DayNumber,
  version: Version,
})
export type CalendarView = z.infer<typeof CalendarView>

/** A thing with a campaign day. */
export const DatedThingView = z.object({ day: DayNumber, thing: Thing })
export type DatedThingView = z.infer<typeof DatedThingView>

/** Maximum number of days per query. */
const MOST_DAYS = 400

export const calendar = {
  get: forGamemaster.output(CalendarView),
  /** Null restores the default calendar. Day numbers do not change. */
  update: forGamemaster.input(z.object({ version: Version, calendar: CalendarInput.nullable() })).output(CalendarView),
  setToday: forGamemaster.input(z.object({ version: Version, today: DayNumber })).output(CalendarView),
  /** Battles, entries and sessions of a range of days, by day. */
  marks: forGamemaster
    .input(
      z
        .object({ from: DayNumber, to: DayNumber })
        .refine(({ from, to }) => to - from < MOST_DAYS, { message: `Ask for ${MOST_DAYS} days at most.` }),
    )
    .output(z.array(DatedThingView)),
}
