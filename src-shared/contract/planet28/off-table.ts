import * as z from 'zod'
import { VersionRef, forGamemaster, Id, Name, Notes, ShortText, Version } from '../base.ts'
import { DayNumber } from '../nights.ts'
import {
  Deed,
  OffTableKey,
  GameFields,
  PlaceFields,
  OrderFields,
  NamedRef,
  OffTableListItem,
  OffTableView,
} from './off-table-board.ts'

/** An off-table game as players may see it. */
export const OffTablePlayerView = z.object({
  id: Id,
  name: z.string(),
  scene: z.string(),
  day: DayNumber,
  fromDay: DayNumber,
  days: z.int(),
  isOver: z.boolean(),
  places: z.array(NamedRef.extend({ notes: z.string() })),
  groups: z.array(
    NamedRef.extend({
      warband: z.string(),
      people: z.array(z.string()),
      place: z.string().nullable(),
      days: z.array(
        z.object({ day: DayNumber, deed: Deed, place: z.string(), text: z.string(), result: z.string().nullable() }),
      ),
    }),
  ),
  encounters: z.array(
    z.object({ day: DayNumber, place: z.string(), warbands: z.array(z.string()), outcome: z.string() }),
  ),
})
export type OffTablePlayerView = z.infer<typeof OffTablePlayerView>

const faces = z.array(z.int().min(1).max(100)).max(10)

/** Input for resolving a day: dice rolled at the table, people who stay, and the gamemaster's text. */
const DayInput = VersionRef.extend({
  /** Faces by question. */
  faces: z.record(OffTableKey, faces),
  /** Orders whose people do not flee from a Terrifying character. */
  calm: z.array(Id).max(200),
  /** Additional results, by group. */
  words: z.record(Id, ShortText),
})

export type OffTableDayInput = z.infer<typeof DayInput>

/** Preview of a day's results. */
export const OffTableDayView = z.object({
  groups: z.array(
    z.object({
      groupId: Id,
      orderId: Id.nullable(),
      text: z.string(),
      faces: z.array(z.int()),
      payments: z.array(z.object({ account: z.string(), currency: z.enum(['points', 'credits']), amount: z.int() })),
      fear: z.object({ names: z.array(z.string()), doFlee: z.boolean() }).nullable(),
      questions: z.array(
        z.object({
          key: OffTableKey,
          text: z.string(),
          sides: z.array(z.int()),
          faces: z.array(z.int()),
          isTyped: z.boolean(),
          problem: z.string().nullable(),
          rule: z.string(),
        }),
      ),
    }),
  ),
  meetings: z.array(z.object({ placeId: Id, warbandIds: z.array(Id) })),
})
export type OffTableDayView = z.infer<typeof OffTableDayView>

/** Off-table games: days and places between battles (P28-OFF-1). */
export const offTable = {
  /** Games in progress first, then the newest. */
  list: forGamemaster.output(z.array(OffTableListItem)),
  get: forGamemaster.input(z.object({ id: Id })).output(OffTableView),
  /** The game as a player sees it; null for a player without units. */
  seenBy: forGamemaster.input(z.object({ id: Id, as: Id.nullable() })).output(OffTablePlayerView),
  /** Each warband starts as one group. */
  create: forGamemaster.input(GameFields.extend({ warbandIds: z.array(Id).max(50) })).output(OffTableView),
  update: forGamemaster.input(GameFields.extend({ id: Id, version: Version })).output(OffTableView),
  remove: forGamemaster.input(VersionRef),
  addPlace: forGamemaster.input(PlaceFields.extend({ gameId: Id })).output(OffTableView),
  updatePlace: forGamemaster.input(PlaceFields.extend({ id: Id, version: Version })).output(OffTableView),
  /** Also removes the orders for it. */
  removePlace: forGamemaster.input(VersionRef).output(OffTableView),
  /** Removes the members from their other groups. */
  addGroup: forGamemaster
    .input(z.object({ gameId: Id, warbandId: Id, name: Name, unitIds: z.array(Id).max(200), placeId: Id.nullable() }))
    .output(OffTableView),
  updateGroup: forGamemaster
    .input(VersionRef.extend({ name: Name, unitIds: z.array(Id).max(200), placeId: Id.nullable() }))
    .output(OffTableView),
  removeGroup: forGamemaster.input(VersionRef).output(OffTableView),
  /** Sets or replaces the order of a group for the current day. `version` is that of the replaced order, or 0. */
  order: forGamemaster.input(OrderFields.extend({ version: Version })).output(OffTableView),
  withdraw: forGamemaster.input(VersionRef).output(OffTableView),
  /** Previews the results of the current day. Changes nothing. */
  lookAhead: forGamemaster.input(DayInput).output(OffTableDayView),
  /** Resolves all orders of the current day and advances the day, in one change. */
  resolve: forGamemaster.input(DayInput).output(OffTableView),
  /** Records the outcome of an encounter. */
  tellEncounter: forGamemaster.input(VersionRef.extend({ outcome: Notes })).output(OffTableView),
  /** Ends the game. Adds injuries and encounters to the notes of the next scenario. */
  finish: forGamemaster.input(VersionRef).output(OffTableView),
}
