import * as z from 'zod'
import { CELLS, FACINGS } from '../vehicle-grid.ts'

export const UnitId = z.string().min(1).max(60)

/** Id of a model or another part of a unit. */
export const EntryId = z.string().min(1).max(60)

/** The member that is hit, if its owner has a choice (P28-SQ-10). */
export const HitMember = EntryId.exactOptional()

export const TableRowId = z.string().min(1).max(60)

/** A length measured on the table, in cm like all lengths (P28-MEAS-2). */
export const Centimetres = z.number().min(0).max(1000)

/** Distances of units, measured to their nearest points (P28-MEAS-1). */
export const Distances = z.array(z.strictObject({ unit: UnitId, distanceCm: Centimetres })).max(200)

/** Zones of the battle that a path enters (P28-ARC-4). */
export const EnteredZones = z.array(EntryId).max(20).exactOptional()

const Cover = z.enum(['none', 'part', 'whole'])

/** Targets that a solo enemy sees, with distance and cover; cover defaults to none (P28-AI-2). */
export const Sightings = z
  .array(z.strictObject({ unit: UnitId, distanceCm: Centimetres, cover: Cover.exactOptional() }))
  .max(200)

export type Sighting = z.infer<typeof Sightings>[number]

/** Enemies in contact after a move (P28-FIGHT-5). */
export const Contacts = z.array(UnitId).max(12)

/** Sections by preference of the player who picks: the first one that can be hit is hit (P28-VEH-DMG-2). */
export const PreferredCells = z.array(z.enum(CELLS)).max(CELLS.length)

/**
 * Table input for a hit on a vehicle: the side, the hidden part, and the preferred sections (P28-VEH-FACE-1,
 * P28-VEH-COVER-1, P28-VEH-DMG-2).
 */
export const VehicleHitInput = z.strictObject({
  facing: z.enum(FACINGS).exactOptional(),
  hiddenPercent: z.int().min(0).max(100).exactOptional(),
  wishes: PreferredCells.exactOptional(),
})

export type VehicleHitInput = z.infer<typeof VehicleHitInput>

/** Whether failed rolls are rerolled: only for free, also at the cost of hit-points, or never (P28-ROLL-6). */
export const RerollPreference = z.enum(['free', 'paid', 'never'])
export type RerollPreference = z.infer<typeof RerollPreference>

/** Reroll preference for one order; by default the unit's setting. */
export const Rerolls = RerollPreference.exactOptional()

/**
 * Table input for a shot. Height is how much higher the target stands, guess is for weapons that drop from above
 * (P28-MEAS-3, P28-SHOOT-1).
 */
export const ShotSightInput = z.strictObject({
  distanceCm: Centimetres,
  heightCm: z.number().min(-1000).max(1000).exactOptional(),
  isSeen: z.boolean(),
  cover: Cover,
  guessCm: Centimetres.exactOptional(),
  /** Number of hidden squad members, for its cover (P28-SQ-10). */
  hiddenMembers: z.int().min(0).max(10).exactOptional(),
})

/** Creates the schema of an order type. Each order contains the seat that gives it. */
export function createOrderSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ by: z.string().min(1).max(40), type: z.literal(type), ...shape })
}
