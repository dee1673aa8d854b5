import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { DEEDS, SERVICE_KINDS } from '#shared/games/planet28/off-table-model.ts'
import { Id, Name, Notes, ShortText, Thing, Version } from '../base.ts'
import { DayNumber } from '../nights.ts'

/** What a group does with its day. */
export const Deed = z.enum(DEEDS)
/** What names a ware or a question. */
export const Key = z.string().max(100)
const Credits = z.int().min(0).max(99_999)
const Count = z.int().min(0).max(999)

/** What a place offers, with the gamemaster's limits (P28-OFF-1). */
export const ServiceInput = z.object({
  id: Id,
  kind: z.enum(SERVICE_KINDS),
  name: Name,
  pricePercent: z.int().min(0).max(1000),
  goods: z.array(z.object({ id: Key, price: Credits.nullable(), left: Count.nullable() })).max(200),
  warbandIds: z.array(Id).max(50),
  perDay: Count.nullable(),
})
export type ServiceInput = z.infer<typeof ServiceInput>

/** One thing that a group wants of its day. */
export const WantInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('gear'), unitId: Id, id: Key }),
  z.object({ what: z.literal('heal'), unitId: Id, conditionId: Id, medicId: Id.nullable() }),
  z.object({ what: z.literal('repair'), unitId: Id, conditionId: Id.nullable() }),
  z.object({ what: z.literal('recruit'), name: Name, likeId: Id.nullable() }),
])
export type WantInput = z.infer<typeof WantInput>

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

/** What the gamemaster says of a game. */
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

/** What the gamemaster says of a place. */
export const PlaceFields = z.object(placeFields)

export type OffTablePlaceFields = z.infer<typeof PlaceFields>

const orderFields = {
  groupId: Id,
  placeId: Id,
  deed: Deed,
  serviceId: Id.nullable(),
  wants: z.array(WantInput).max(40),
  text: ShortText,
}

/** What a group is to do with a day. */
export const OrderFields = z.object(orderFields)

export type OffTableOrderFields = z.infer<typeof OrderFields>

/** Something with its name, as others list it. */
export const NamedRef = z.object({ id: Id, name: z.string() })

/** An off-table game in a list. */
export const OffTableLine = z.object({
  id: Id,
  name: z.string(),
  fromDay: DayNumber,
  day: DayNumber,
  days: z.int(),
  isOver: z.boolean(),
  places: z.int(),
  warbands: z.array(NamedRef),
  /** Groups without an order for the present day. */
  missing: z.int(),
  version: Version,
})
export type OffTableLine = z.infer<typeof OffTableLine>

/** Somebody who may take part, with what an order may say of them. */
export const OffTableUnit = z.object({
  id: Id,
  kind: z.enum(UNIT_KINDS),
  name: z.string(),
  /** Injuries and damage that a doctor or a yard may mend. */
  ailments: z.array(z.object({ id: Id, name: z.string() })),
  isMedic: z.boolean(),
  canHaggle: z.boolean(),
  isTerrifying: z.boolean(),
})
export type OffTableUnit = z.infer<typeof OffTableUnit>

/** A warband with what it may spend. */
const OffTableWarband = NamedRef.extend({
  units: z.array(OffTableUnit),
  pool: z.int(),
  credits: z.int(),
  /** Members who are in no group of this game. */
  ungrouped: z.array(Id),
})
export type OffTableWarband = z.infer<typeof OffTableWarband>

const PlaceView = z.object({
  ...placeFields,
  id: Id,
  /** The star or the page that it stands for. */
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

export type OffTableGroupView = z.infer<typeof GroupView>

const OrderView = z.object({
  ...orderFields,
  id: Id,
  day: DayNumber,
  warbandId: Id,
  /** Null where the group is gone. */
  groupId: Id.nullable(),
  groupName: z.string(),
  /** What came of it; null until its day is over. */
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

/** The whole board, as the gamemaster sees it. */
export const OffTableView = z.object({
  ...gameFields,
  id: Id,
  day: DayNumber,
  isOver: z.boolean(),
  places: z.array(PlaceView),
  groups: z.array(GroupView),
  /** Of all days, the newest day first. */
  orders: z.array(OrderView),
  encounters: z.array(EncounterView),
  warbands: z.array(OffTableWarband),
  /** What the present day still waits for, in words. */
  missing: z.array(z.string()),
  /** Entries that the resolved days wrote. */
  entries: z.array(Thing),
  version: Version,
})
export type OffTableView = z.infer<typeof OffTableView>
