import * as z from 'zod'
import { CharacterProfileInput, SquadProfileInput, VehicleProfileInput } from '#shared/contract/planet28/profiles.ts'
import { CELLS } from '../grid.ts'
import { HouseRowSchema } from '../house/house-row.ts'
import { EntryId, TableRowId, UnitId } from './table-input.ts'

const Count = z.int().min(0).max(999)

const Lasting = z.strictObject({
  source: z.string().max(120),
  rule: z.string().max(60),
  on: z.enum(['A', 'F', 'S', 'AW', 'P', 'speedCm', 'breakTest']),
  value: z.int().min(-99).max(99),
})

const unitBase = {
  id: UnitId,
  name: z.string().trim().min(1).max(120),
  side: EntryId,
  warbandId: z.string().max(40).nullable(),
  /** What injuries and scars leave, where its profile does not say it already. */
  lasting: z.array(Lasting).max(40),
}

/** The vehicle of its side that it begins aboard (P28-SET-3). */
const Aboard = UnitId.exactOptional()

/** A unit as it takes the field: its profile with what lasts on it taken off already. */
const UnitInput = z.discriminatedUnion('kind', [
  z.strictObject({
    ...unitBase,
    kind: z.literal('character'),
    profile: CharacterProfileInput,
    aboard: Aboard,
    /** Weapons in hand at the start (P28-WEAP-7); as many as there are hands for where it is left out. */
    hands: z.array(TableRowId).max(8).exactOptional(),
    usesBefore: z.record(TableRowId, Count),
    /** Of the powers that its items give, those that do nothing any more (P28-IT-psyka). */
    addictions: z.array(TableRowId).max(9),
  }),
  z.strictObject({
    ...unitBase,
    kind: z.literal('squad'),
    profile: SquadProfileInput,
    aboard: Aboard,
    /** Too few are left of it: its members take the field as characters (P28-SQ-12, P28-SQ-14). */
    asCharacters: z.literal(true).exactOptional(),
    usesBefore: z.record(TableRowId, Count),
  }),
  z.strictObject({
    ...unitBase,
    kind: z.literal('vehicle'),
    profile: VehicleProfileInput,
    lostCells: z.array(z.enum(CELLS)).max(CELLS.length),
    damaged: z.array(z.strictObject({ cell: z.enum(CELLS), hitPoints: Count })).max(CELLS.length),
    stock: z.array(TableRowId).max(200),
    isFlying: z.boolean(),
  }),
])

/** What is agreed before a battle; house rows come as the campaign keeps and checks them. */
export const BattleOptions = z.strictObject({
  play: z.enum(['opposed', 'solo', 'co-op']),
  goal: z.string().max(2000),
  /** The scenario that it was planned as; no rule asks for it. */
  scenarioId: z.string().max(40).nullable().exactOptional(),
  /** Turns that the scenario says; rolled where it says none (P28-TURN-9). */
  turns: z.int().min(1).max(100).nullable(),
  /** The guide that leads through it; no rule asks for it. */
  guide: z.literal('first-battle').exactOptional(),
  settings: z.record(z.string(), z.unknown()),
  house: z.array(HouseRowSchema).max(500),
  sides: z
    .array(
      z.strictObject({
        id: EntryId,
        name: z.string().trim().min(1).max(120),
        isEnemy: z.boolean(),
        warbandIds: z.array(z.string().max(40)).max(20),
      }),
    )
    .min(2)
    .max(8),
  units: z.array(UnitInput).min(1).max(200),
})
export type BattleOptions = z.infer<typeof BattleOptions>

/** One unit of them. */
export type UnitOptions = BattleOptions['units'][number]
