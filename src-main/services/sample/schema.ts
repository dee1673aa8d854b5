import * as z from 'zod'
import { WARBAND_STATES } from '#main/db/schema/schema.ts'
import { Name, Notes, ShortText, ThingKind } from '#shared/contract/base.ts'
import { HexRunsInput } from '#shared/contract/cluster-fields.ts'
import {
  BookmarkView,
  FleetView,
  LabelView,
  StarLinkTargetKind,
  RegionView,
  RouteView,
  StarView,
} from '#shared/contract/cluster.ts'
import { CalendarInput, DayNumber } from '#shared/contract/nights.ts'
import { HouseFieldsInput } from '#shared/contract/planet28/house.ts'
import { ServiceInput } from '#shared/contract/planet28/off-table-board.ts'
import {
  CharacterProfileInput,
  RowId,
  SquadProfileInput,
  VehicleProfileInput,
} from '#shared/contract/planet28/profiles.ts'
import { ArmyFields } from '#shared/contract/planetary-sand/armies.ts'
import { BattlefieldFields } from '#shared/contract/planetary-sand/battlefields.ts'
import { ToyBoxFields } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { DEEDS } from '#shared/games/planet28/off-table-model.ts'
import { TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'

const Days = z.int().min(0).max(365)

/** A thing by kind and name. */
const Called = z.tuple([ThingKind, Name])

/** One side of a game of A Fistful of Planets. A bot with this temper plays its turns. */
const SampleSeat = z.object({
  name: Name,
  faction: Name,
  homeworld: z.string(),
  temper: z.enum(BOT_STYLE_NAMES),
})

/** A game of A Fistful of Planets at one table, after some turns. */
const SampleFistfulGame = z.object({
  name: Name,
  turns: z.int().min(0).max(20),
  seats: z.object({ A: SampleSeat, B: SampleSeat }),
})
export type SampleGame = z.infer<typeof SampleFistfulGame>

/** An off-table game in progress, with its current day unresolved. */
const SampleOffTable = z.object({
  name: Name,
  scene: Notes,
  notes: Notes,
  fromDay: DayNumber,
  days: z.int(),
  after: Name,
  scenario: Name,
  places: z.array(
    z.object({
      name: Name,
      star: Name.nullable(),
      publicNotes: Notes.default(''),
      notes: Notes.default(''),
      isHidden: z.boolean().default(false),
      services: z.array(ServiceInput.omit({ goods: true, warbandIds: true })),
    }),
  ),
  groups: z.array(z.object({ warband: Name, name: Name, members: z.array(Name), place: Name.nullable() })),
  orders: z.array(z.object({ group: Name, place: Name, deed: z.enum(DEEDS), text: ShortText })),
})
export type SampleOffTable = z.infer<typeof SampleOffTable>

const unit = { name: Name, background: Notes, notes: Notes }

const SampleWarband = z.object({
  ...unit,
  faction: Name.nullable(),
  pointLimit: z.int().min(0),
  state: z.enum(WARBAND_STATES),
  /** Name of one of its characters. */
  leader: Name.nullable(),
  stash: z.array(RowId),
  characters: z.array(z.object({ ...unit, profile: CharacterProfileInput })),
  squads: z.array(z.object({ ...unit, profile: SquadProfileInput })),
  vehicles: z.array(z.object({ ...unit, profile: VehicleProfileInput })),
})
export type SampleWarband = z.infer<typeof SampleWarband>

/** Format of the bundled sample campaign. Things refer to each other by name. */
export const SampleCampaign = z.object({
  campaign: z.object({ name: Name, notes: Notes, nextSessionInDays: Days, nextSessionPlan: Notes }),
  factions: z.array(z.object({ name: Name, notes: Notes })),
  cluster: z.object({ name: Name, fog: HexRunsInput }),
  stars: z.array(
    z.object({
      ...StarView.omit({ id: true, version: true, factionId: true }).partial().shape,
      ...StarView.pick({ name: true, row: true, column: true, rating: true, notes: true }).shape,
      faction: Name.nullable(),
    }),
  ),
  routes: z.array(
    z.tuple([
      Name,
      Name,
      RouteView.pick({ type: true, colour: true, style: true, isHidden: true }).partial().optional(),
    ]),
  ),
  regions: z.array(RegionView.omit({ id: true, version: true })),
  labels: z.array(LabelView.omit({ id: true, version: true })),
  fleets: z.array(FleetView.omit({ id: true, version: true, factionId: true }).extend({ faction: Name.nullable() })),
  bookmarks: z.array(BookmarkView.omit({ id: true, version: true })),
  starLinks: z.array(z.object({ star: Name, kind: StarLinkTargetKind, name: Name })),
  house: z.array(
    z.object({
      table: z.enum(TABLE_NAMES),
      rowId: RowId,
      kind: z.enum(['own', 'patch']),
      fields: HouseFieldsInput,
      notes: Notes,
    }),
  ),
  rulings: z.array(
    z.object({
      id: z.enum(listRowIds(RULINGS)),
      value: z.union([z.string(), z.number(), z.boolean()]),
      reason: ShortText,
      agreedBy: ShortText,
      daysAgo: Days,
    }),
  ),
  warbands: z.array(SampleWarband),
  scenarios: z.array(
    z.object({
      name: Name,
      promptId: RowId.nullable(),
      story: Notes,
      goal: Notes,
      tablePlan: Notes,
      turns: z.int().nullable(),
      sides: z.array(z.object({ name: Name, warband: Name.nullable() })),
      notes: Notes,
    }),
  ),
  /** Battles against enemies without a warband. The actions and dice of a unit are listed under its name. */
  battles: z.array(
    z.object({
      name: Name,
      isSettled: z.boolean(),
      daysAgo: Days,
      night: Name.nullable(),
      star: Name,
      day: DayNumber,
      turns: z.int(),
      goal: Notes,
      notes: Notes,
      warband: Name,
      reachedGoal: z.boolean(),
      enemies: z.object({ name: Name, models: z.int(), destroyed: z.int() }),
      deeds: z.record(Name, z.record(z.string(), z.union([z.string(), z.int(), z.boolean()]))),
      faces: z.record(z.string(), z.array(z.int())),
    }),
  ),
  agendas: z.array(
    z.object({ character: Name, face: z.int().min(1).max(6), failedGames: z.int().min(0), daysAgo: Days }),
  ),
  toyBoxes: z.array(ToyBoxFields),
  /** Picked from a toy box, for a faction. */
  armies: z.array(ArmyFields.omit({ factionId: true, toyBoxId: true }).extend({ faction: Name, toyBox: Name })),
  battlefields: z.array(BattlefieldFields),
  relations: z.array(
    z.object({
      from: Called,
      name: Name,
      to: Called,
      standing: z.int().nullable().default(null),
      isHidden: z.boolean().default(false),
      notes: Notes.default(''),
    }),
  ),
  offTable: z.array(SampleOffTable),
  games: z.array(SampleFistfulGame),
  calendar: CalendarInput.extend({ today: DayNumber }),
  players: z.array(z.object({ name: Name, notes: Notes, leads: Name.nullable() })),
  nights: z.array(
    z.object({
      name: Name,
      /** Days from today until the session. Negative for sessions that were held and closed. */
      inDays: z.int().min(-365).max(365),
      present: z.array(Name),
      plan: z.array(z.string()),
      recap: z.array(z.string()),
      fromDay: DayNumber.nullable(),
      toDay: DayNumber.nullable(),
    }),
  ),
  /** Bodies as lists of lines, to keep the file readable. */
  entries: z.array(
    z.object({ title: Name, day: DayNumber.nullable().default(null), body: z.array(z.string()), daysAgo: Days }),
  ),
})
export type SampleCampaign = z.infer<typeof SampleCampaign>
