import * as z from 'zod'
import { CELLS, FACINGS } from '../grid.ts'

/** Id of a unit in a battle. */
export const UnitId = z.string().min(1).max(60)

/** Id of a model or another part of a unit. */
export const EntryId = z.string().min(1).max(60)

/** The member that is hit, where its owner has a choice (P28-SQ-10). */
export const HitMember = EntryId.exactOptional()

/** Id of a row of a table. */
export const TableRowId = z.string().min(1).max(60)

/** A length that was measured on the table; all lengths are cm (P28-MEAS-2). */
export const Centimetres = z.number().min(0).max(1000)

/** How far away units stand, each measured to its nearest point (P28-MEAS-1). */
export const Distances = z.array(z.strictObject({ unit: UnitId, distanceCm: Centimetres })).max(200)

/** Zones of the battle that a way leads into (P28-ARC-4). */
export const Zones = z.array(EntryId).max(20).exactOptional()

const Cover = z.enum(['none', 'part', 'whole'])

/** Targets that a solo enemy sees, with distance and cover; cover defaults to none (P28-AI-2). */
export const Sightings = z
  .array(z.strictObject({ unit: UnitId, distanceCm: Centimetres, cover: Cover.exactOptional() }))
  .max(200)

export type Sighting = z.infer<typeof Sightings>[number]

/** Enemies that a unit touches afterwards (P28-FIGHT-5). */
export const Contacts = z.array(UnitId).max(12)

/** Sections that whoever picks would have hit, the first that may be hit first (P28-VEH-DMG-2). */
export const Cells = z.array(z.enum(CELLS)).max(CELLS.length)

/** What only the table knows of a vehicle that is hit: which side of it, how much of it is hidden, and which sections whoever picks would have hit (P28-VEH-FACE-1, P28-VEH-COVER-1, P28-VEH-DMG-2). */
export const HullInput = z.strictObject({
  facing: z.enum(FACINGS).exactOptional(),
  hiddenPercent: z.int().min(0).max(100).exactOptional(),
  wishes: Cells.exactOptional(),
})

export type HullInput = z.infer<typeof HullInput>

/** Whether failed rolls are rolled again: where it is free, also where it costs hit-points, or never (P28-ROLL-6). */
export const RerollPreference = z.enum(['free', 'paid', 'never'])
export type RerollPreference = z.infer<typeof RerollPreference>

/** The same for one order; what its unit was told before where it is left out. */
export const Rerolls = RerollPreference.exactOptional()

/** What only the table knows of a shot: height is how much higher the target stands, guess is for weapons that drop from above (P28-MEAS-3, P28-SHOOT-1). */
export const ShotSightInput = z.strictObject({
  distanceCm: Centimetres,
  heightCm: z.number().min(-1000).max(1000).exactOptional(),
  isSeen: z.boolean(),
  cover: Cover,
  guessCm: Centimetres.exactOptional(),
  /** Members of a squad that are hidden, for its cover (P28-SQ-10). */
  hiddenMembers: z.int().min(0).max(10).exactOptional(),
})

/** The schema of one kind of order; every order says who gives it. */
export function createOrderSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ by: z.string().min(1).max(40), type: z.literal(type), ...shape })
}
