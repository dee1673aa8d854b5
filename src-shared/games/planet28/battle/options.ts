import * as z from 'zod'
import { CharacterProfileInput, SquadProfileInput, VehicleProfileInput } from '#shared/contract/planet28/profiles.ts'
import { BattleMapOptions } from '../field/map.ts'
import { HouseRowSchema } from '../house/house-row.ts'
import { GRID_CELLS } from '../vehicle-grid.ts'
import { UnitPartIdSchema, TableRowIdSchema, UnitIdSchema } from './table-input.ts'

const Count = z.int().min(0).max(999)

const Lasting = z.strictObject({
  source: z.string().max(120),
  rule: z.string().max(60),
  on: z.enum(['A', 'F', 'S', 'AW', 'P', 'speedCm', 'breakTest']),
  value: z.int().min(-99).max(99),
})

const unitBase = {
  id: UnitIdSchema,
  name: z.string().trim().min(1).max(120),
  side: UnitPartIdSchema,
  warbandId: z.string().max(40).nullable(),
  /** Effects of injuries and scars that its profile does not include. */
  lasting: z.array(Lasting).max(40),
}

/** The vehicle of its side in which it starts (P28-SET-3). */
const Aboard = UnitIdSchema.exactOptional()

/** A unit at the start of a battle. Its profile already includes lasting losses. */
const UnitInput = z.discriminatedUnion('kind', [
  z.strictObject({
    ...unitBase,
    kind: z.literal('character'),
    profile: CharacterProfileInput,
    aboard: Aboard,
    /** Weapons in hand at the start (P28-WEAP-7); by default as many as there are hands for. */
    hands: z.array(TableRowIdSchema).max(8).exactOptional(),
    usesBefore: z.record(TableRowIdSchema, Count),
    /** Powers of its items that no longer work (P28-IT-psyka). */
    addictions: z.array(TableRowIdSchema).max(9),
  }),
  z.strictObject({
    ...unitBase,
    kind: z.literal('squad'),
    profile: SquadProfileInput,
    aboard: Aboard,
    /** Whether too few members are left, so that they take part as characters (P28-SQ-12, P28-SQ-14). */
    asCharacters: z.literal(true).exactOptional(),
    usesBefore: z.record(TableRowIdSchema, Count),
  }),
  z.strictObject({
    ...unitBase,
    kind: z.literal('vehicle'),
    profile: VehicleProfileInput,
    lostCells: z.array(z.enum(GRID_CELLS)).max(GRID_CELLS.length),
    damaged: z.array(z.strictObject({ cell: z.enum(GRID_CELLS), hitPoints: Count })).max(GRID_CELLS.length),
    stock: z.array(TableRowIdSchema).max(200),
    isFlying: z.boolean(),
  }),
])

/** Options of a battle. House rows are stored and validated as in the campaign. */
export const BattleOptions = z.strictObject({
  play: z.enum(['opposed', 'solo', 'co-op']),
  goal: z.string().max(2000),
  /** The scenario as which it was planned; not used by the rules. */
  scenarioId: z.string().max(40).nullable().exactOptional(),
  /** Number of turns set by the scenario; null to roll it (P28-TURN-9). */
  turns: z.int().min(1).max(100).nullable(),
  /** The guide for the battle; not used by the rules. */
  guide: z.literal('first-battle').exactOptional(),
  settings: z.record(z.string(), z.unknown()),
  house: z.array(HouseRowSchema).max(500),
  sides: z
    .array(
      z.strictObject({
        id: UnitPartIdSchema,
        name: z.string().trim().min(1).max(120),
        isEnemy: z.boolean(),
        warbandIds: z.array(z.string().max(40)).max(20),
      }),
    )
    .min(2)
    .max(8),
  units: z.array(UnitInput).min(1).max(200),
  /** The map on which it is played; without one the miniatures stand on a table. */
  map: BattleMapOptions.exactOptional(),
})
export type BattleOptions = z.infer<typeof BattleOptions>

/** Options of one unit. */
export type UnitOptions = BattleOptions['units'][number]
