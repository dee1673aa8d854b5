import * as z from 'zod'
import { SIDES } from '../games/fistful/model.ts'
import { PLAYED_KINDS } from '../played.ts'
import { Day, forGamemaster, Id, LongText, Name, Notes, ShortText, Thing, Version } from './base.ts'
import { ChangeView } from './history.ts'
import { JournalLinkView } from './links.ts'

/** A day of the campaign: a whole number, day 1 being the first of the first year. */
export const DayNumber = z.int().min(-100_000).max(1_000_000)

/** What a person can play: a faction, a warband, a unit, or one side of a game of planets. */
const PlayableRef = z.object({ kind: z.enum(PLAYED_KINDS), id: Id, side: z.enum(SIDES).nullable() })
export type PlayedPart = z.infer<typeof PlayableRef>

/** What a person plays, by name. */
const PlayerAssignmentView = PlayableRef.extend({ name: z.string() })
export type PlayedView = z.infer<typeof PlayerAssignmentView>

/** A person at the table. */
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
  /** Who plays something; null for the gamemaster, and for a unit whoever plays its warband. */
  assign: forGamemaster.input(PlayableRef.extend({ playerId: Id.nullable() })).output(z.array(PlayerView)),
}

/** A game night: the groups call it a session. */
export const NightView = z.object({
  id: Id,
  name: z.string(),
  heldOn: Day.nullable(),
  present: z.array(Id),
  /** Markdown with `[[name]]` links, as the recap is; the plan is the gamemaster's alone. */
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
  heldOn: Day.nullable(),
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
  /** With its battles, the entries of its days, what links to it, and what its plan and recap link to. */
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
  /** Ends it: what changes from now on belongs to the next one. */
  close: forGamemaster.input(z.object({ id: Id, version: Version })).output(NightView),
  /** Goes on with it: what changed since belongs to it as well, up to the next closed one. */
  reopen: forGamemaster.input(z.object({ id: Id, version: Version })).output(NightView),
  /** What changed during a night, or since the last closed one: newest first, undone ones left out. */
  changes: forGamemaster
    .input(z.object({ id: Id.nullable(), limit: z.int().min(1).max(1000) }))
    .output(z.object({ changes: z.array(ChangeView), total: z.int() })),
}

const MonthInput = z.object({
  name: Name,
  days: z.int().min(1).max(400),
  /** Days more in a leap year. */
  leapDays: z.int().min(0).max(400).optional(),
  /** Its days are no days of the week. */
  isOutsideWeek: z.boolean().optional(),
})

const YearStep = z.int().min(2).max(10_000)
/** Leap years: each multiple of `every`, except multiples of `except`, unless they are multiples of `again`. */
const LeapYearsInput = z.object({ every: YearStep, except: YearStep.nullable(), again: YearStep.nullable() })

/** A group's own calendar. */
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
  /** Null or absent where no year is a leap year. */
  leapYears: LeapYearsInput.nullish(),
})

export type CalendarInput = z.infer<typeof CalendarInput>

/** The calendar in force, and the day that it is. */
export const CalendarView = z.object({
  calendar: CalendarInput,
  /** Whether it is the group's own, not the usual one. */
  isOwn: z.boolean(),
  today: DayNumber,
  version: Version,
})
export type CalendarView = z.infer<typeof CalendarView>

/** Something that bears a day. */
export const DayMark = z.object({ day: DayNumber, thing: Thing })
export type DayMark = z.infer<typeof DayMark>

/** The most days whose marks are asked for at once. */
const MOST_DAYS = 400

export const calendar = {
  get: forGamemaster.output(CalendarView),
  /** null takes the usual calendar back. Days keep their number. */
  update: forGamemaster.input(z.object({ version: Version, calendar: CalendarInput.nullable() })).output(CalendarView),
  setToday: forGamemaster.input(z.object({ version: Version, today: DayNumber })).output(CalendarView),
  /** Battles, entries and sessions of some days, by day. */
  marks: forGamemaster
    .input(
      z
        .object({ from: DayNumber, to: DayNumber })
        .refine(({ from, to }) => to - from < MOST_DAYS, { message: `Ask for ${MOST_DAYS} days at most.` }),
    )
    .output(z.array(DayMark)),
}
