import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { DEEDS, SERVICE_KINDS } from '#shared/games/planet28/off-table-model.ts'
import { Id, Name, Notes, ShortText, Thing, Version } from '../base.ts'
import { DayNumber } from '../nights.ts'

/** Activity of a group on a day. */
export const Deed = z.enum(DEEDS)
/** Key of a ware or a question. */
export const OffTableKey = z.string().max(100)
const Credits = z.int().min(0).max(99_999)
const Count = z.int().min(0).max(999)

/** A service of a place, with the gamemaster's limits (P28-OFF-1). */
export const ServiceInput = z.object({
  id: Id,
  kind: z.enum(SERVICE_KINDS),
  name: Name,
  pricePercent: z.int().min(0).max(1000),
  goods: z.array(z.object({ id: OffTableKey, price: Credits.nullable(), left: Count.nullable() })).max(200),
  warbandIds: z.array(Id).max(50),
  perDay: Count.nullable(),
})
export type ServiceInput = z.infer<typeof ServiceInput>

/** One request of a group for its day. */
export const OffTableRequestInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('gear'), unitId: Id, id: OffTableKey }),
  z.object({ what: z.literal('heal'), unitId: Id, conditionId: Id, medicId: Id.nullable() }),
  z.object({ what: z.literal('repair'), unitId: Id, conditionId: Id.nullable() }),
  z.object({ what: z.literal('recruit'), name: Name, likeId: Id.nullable() }),
])
export type OffTableRequestInput = z.infer<typeof OffTableRequestInput>

const gameFields = {
  name: Name,
  scene: Notes,
  notes: Notes,
  nightId: Id.nullable(),
  afterBattleId: Id.nullable(),
  scenarioId: Id.nullable(),
  fromDay: DayNumber,
  days: z.int().min(1).max(999),
}

/** Editable fields of a game. */
export const GameFields = z.object(gameFields)

export type OffTableFields = z.infer<typeof GameFields>

const placeFields = {
  name: Name,
  starId: Id.nullable(),
  entryId: Id.nullable(),
  publicNotes: Notes,
  notes: Notes,
  services: z.array(ServiceInput).max(20),
  isHidden: z.boolean(),
}

/** Editable fields of a place. */
export const PlaceFields = z.object(placeFields)

export type OffTablePlaceFields = z.infer<typeof PlaceFields>

const orderFields = {
  groupId: Id,
  placeId: Id,
  deed: Deed,
  serviceId: Id.nullable(),
  wants: z.array(OffTableRequestInput).max(40),
  text: ShortText,
}

/** A group's order for a day. */
export const OrderFields = z.object(orderFields)

export type OffTableOrderFields = z.infer<typeof OrderFields>

/** Id and name of a thing, for lists. */
export const NamedRef = z.object({ id: Id, name: z.string() })

/** An off-table game in a list. */
export const OffTableListItem = z.object({
  id: Id,
  name: z.string(),
  fromDay: DayNumber,
  day: DayNumber,
  days: z.int(),
  isOver: z.boolean(),
  places: z.int(),
  warbands: z.array(NamedRef),
  /** Number of groups without an order for the current day. */
  missing: z.int(),
  version: Version,
})
export type OffTableListItem = z.infer<typeof OffTableListItem>

/** A unit that may take part, with the data needed for orders. */
export const OffTableUnit = z.object({
  id: Id,
  kind: z.enum(UNIT_KINDS),
  name: z.string(),
  /** Injuries and damage that a doctor or a yard can repair. */
  ailments: z.array(z.object({ id: Id, name: z.string() })),
  isMedic: z.boolean(),
  canHaggle: z.boolean(),
  isTerrifying: z.boolean(),
})
export type OffTableUnit = z.infer<typeof OffTableUnit>

/** A warband and the amounts it can spend. */
const OffTableWarband = NamedRef.extend({
  units: z.array(OffTableUnit),
  pool: z.int(),
  credits: z.int(),
  /** Members without a group in this game. */
  ungrouped: z.array(Id),
})
export type OffTableWarband = z.infer<typeof OffTableWarband>

const PlaceView = z.object({
  ...placeFields,
  id: Id,
  /** The star or page it represents. */
  thing: Thing.nullable(),
  version: Version,
})

export type OffTablePlaceView = z.infer<typeof PlaceView>

const GroupView = z.object({
  id: Id,
  warbandId: Id,
  name: z.string(),
  unitIds: z.array(Id),
  placeId: Id.nullable(),
  version: Version,
})

/** A group of a warband's units that moves together on the board; `placeId` is null while it is at no place. */
export type OffTableGroupView = z.infer<typeof GroupView>

const OrderView = z.object({
  ...orderFields,
  id: Id,
  day: DayNumber,
  warbandId: Id,
  /** Null if the group no longer exists. */
  groupId: Id.nullable(),
  groupName: z.string(),
  /** Result; null until its day is over. */
  result: z.object({ text: z.string(), faces: z.array(z.int()) }).nullable(),
  version: Version,
})

export type OffTableOrderView = z.infer<typeof OrderView>

const EncounterView = z.object({
  id: Id,
  day: DayNumber,
  placeId: Id,
  warbandIds: z.array(Id),
  outcome: z.string(),
  version: Version,
})

export type OffTableEncounterView = z.infer<typeof EncounterView>

/** The complete board, as the gamemaster sees it. */
export const OffTableView = z.object({
  ...gameFields,
  id: Id,
  day: DayNumber,
  isOver: z.boolean(),
  places: z.array(PlaceView),
  groups: z.array(GroupView),
  /** Orders of all days, newest day first. */
  orders: z.array(OrderView),
  encounters: z.array(EncounterView),
  warbands: z.array(OffTableWarband),
  /** Human-readable list of what the current day still needs. */
  missing: z.array(z.string()),
  /** Journal entries written when days were resolved. */
  entries: z.array(Thing),
  version: Version,
})
export type OffTableView = z.infer<typeof OffTableView>
