import * as z from 'zod'
import { VersionRef, forGamemaster, Id, Name, Notes, ShortText, Version } from '../base.ts'
import { DayNumber } from '../nights.ts'
import {
  Deed,
  Key,
  GameFields,
  PlaceFields,
  OrderFields,
  NamedRef,
  OffTableLine,
  OffTableView,
} from './off-table-board.ts'

/** What a player may know of it. */
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

/** What a day is resolved by: dice from the table, people who stay, and the gamemaster's words. */
const DayInput = VersionRef.extend({
  /** By question. */
  faces: z.record(Key, faces),
  /** Orders whose people do not flee from a Terrifying character. */
  calm: z.array(Id).max(200),
  /** What came of it besides, by group. */
  words: z.record(Id, ShortText),
})

export type OffTableDayInput = z.infer<typeof DayInput>

/** A day as it would come out. */
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
          key: Key,
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
  /** Those that go on first, then the newest. */
  list: forGamemaster.output(z.array(OffTableLine)),
  get: forGamemaster.input(z.object({ id: Id })).output(OffTableView),
  /** What a player would see; null for one who leads nobody. */
  seenBy: forGamemaster.input(z.object({ id: Id, as: Id.nullable() })).output(OffTablePlayerView),
  /** Each of these warbands begins as one group. */
  create: forGamemaster.input(GameFields.extend({ warbandIds: z.array(Id).max(50) })).output(OffTableView),
  update: forGamemaster.input(GameFields.extend({ id: Id, version: Version })).output(OffTableView),
  remove: forGamemaster.input(VersionRef),
  addPlace: forGamemaster.input(PlaceFields.extend({ gameId: Id })).output(OffTableView),
  updatePlace: forGamemaster.input(PlaceFields.extend({ id: Id, version: Version })).output(OffTableView),
  /** Orders for it go as well. */
  removePlace: forGamemaster.input(VersionRef).output(OffTableView),
  /** Members who are in another group leave it. */
  addGroup: forGamemaster
    .input(z.object({ gameId: Id, warbandId: Id, name: Name, unitIds: z.array(Id).max(200), placeId: Id.nullable() }))
    .output(OffTableView),
  updateGroup: forGamemaster
    .input(VersionRef.extend({ name: Name, unitIds: z.array(Id).max(200), placeId: Id.nullable() }))
    .output(OffTableView),
  removeGroup: forGamemaster.input(VersionRef).output(OffTableView),
  /** The order of a group for the present day, in place of the one that it has; `version` is that one's, 0 without one. */
  order: forGamemaster.input(OrderFields.extend({ version: Version })).output(OffTableView),
  withdraw: forGamemaster.input(VersionRef).output(OffTableView),
  /** What the present day would come to; writes nothing. */
  lookAhead: forGamemaster.input(DayInput).output(OffTableDayView),
  /** Resolves all orders of the present day in one change, and the day passes. */
  resolve: forGamemaster.input(DayInput).output(OffTableView),
  /** What came of an encounter. */
  tellEncounter: forGamemaster.input(VersionRef.extend({ outcome: Notes })).output(OffTableView),
  /** Ends the game: the next scenario's notes are told who is hurt and who met whom. */
  finish: forGamemaster.input(VersionRef).output(OffTableView),
}
