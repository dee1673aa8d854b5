import * as z from 'zod'
import { MapPointSchema } from '../field/model.ts'
import { GRID_CELLS, FACINGS } from '../vehicle-grid.ts'

export const UnitIdSchema = z.string().min(1).max(60)

/** Id of a model or another part of a unit. */
export const UnitPartIdSchema = z.string().min(1).max(60)

/** The member that is hit, if its owner has a choice (P28-SQ-10). */
export const HitMemberIdSchema = UnitPartIdSchema.meta({ label: 'Member hit' }).exactOptional()

export const TableRowIdSchema = z.string().min(1).max(60)

/** A length measured on the table, in cm like all lengths (P28-MEAS-2). */
export const CentimetresSchema = z.number().min(0).max(1000).meta({ label: 'Distance', unit: 'cm', step: 0.5 })

/** Length of a move (P28-MEAS-3). */
export const MoveLengthSchema = CentimetresSchema.meta({ label: 'How far', unit: 'cm', step: 0.5 })

/** Height of a fall (P28-FALL-1). */
export const FallHeightSchema = CentimetresSchema.meta({ label: 'Falls', unit: 'cm', step: 0.5 })

/** Kind of ground (P28-TERR-1). */
export const GroundSchema = z
  .enum(['even', 'rough', 'hazardous'])
  .meta({ label: 'Ground', labels: { even: 'Even', rough: 'Rough', hazardous: 'Hazardous' } })

/** Distances of units, measured to their nearest points (P28-MEAS-1). */
export const UnitDistancesSchema = z
  .array(z.strictObject({ unit: UnitIdSchema, distanceCm: CentimetresSchema }))
  .max(200)

/** Zones of the battle that a path enters (P28-ARC-4). */
export const EnteredZonesSchema = z
  .array(UnitPartIdSchema)
  .max(20)
  .meta({ label: 'Leads into hazardous ground' })
  .exactOptional()

const Cover = z
  .enum(['none', 'part', 'whole'])
  .meta({ label: 'Cover', labels: { none: 'None', part: 'Part', whole: 'Whole' } })

/** Targets that a solo enemy sees, with distance and cover; cover defaults to none (P28-AI-2). */
export const SightingsSchema = z
  .array(z.strictObject({ unit: UnitIdSchema, distanceCm: CentimetresSchema, cover: Cover.exactOptional() }))
  .max(200)
  .meta({ label: 'Whom it sees, and how far away', hint: 'Leave empty whom it does not see.' })

export type Sighting = z.infer<typeof SightingsSchema>[number]

/** Enemies in contact after a move (P28-FIGHT-5). */
export const ContactsSchema = z.array(UnitIdSchema).max(12).meta({ label: 'Touches afterwards' })

/** Sections by preference of the player who picks: the first one that can be hit is hit (P28-VEH-DMG-2). */
export const PreferredCellsSchema = z
  .array(z.enum(GRID_CELLS))
  .max(GRID_CELLS.length)
  .meta({ label: 'Section that is hit' })

/**
 * Table input for a hit on a vehicle: the side, the hidden part, and the preferred sections (P28-VEH-FACE-1,
 * P28-VEH-COVER-1, P28-VEH-DMG-2).
 */
export const VehicleHitInput = z.strictObject({
  facing: z
    .enum(FACINGS)
    .meta({ label: 'Side that is hit', labels: { front: 'Front', right: 'Right', rear: 'Rear', left: 'Left' } })
    .exactOptional(),
  hiddenPercent: z.int().min(0).max(100).meta({ label: 'Hull hidden', unit: '%' }).exactOptional(),
  wishes: PreferredCellsSchema.exactOptional(),
})

/**
 * Where a command ends on the map, in field coordinates; only in battles with a map, which measures the rest
 * (P28-MEAS-3).
 */
export const MAP_DESTINATION_SCHEMAS = {
  to: MapPointSchema.meta({ label: 'Where to' }).exactOptional(),
  /** Heading of a vehicle before it drives, in degrees clockwise from the near edge. */
  heading: z.number().min(0).max(360).exactOptional(),
}

export type VehicleHitInput = z.infer<typeof VehicleHitInput>

/** Whether failed rolls are rerolled: only for free, also at the cost of hit points, or never (P28-ROLL-6). */
export const RerollPreference = z.enum(['free', 'paid', 'never']).meta({
  label: 'Failed rolls',
  labels: { free: 'Free rerolls', paid: 'Also for hit points', never: 'Keep rerolls' },
  hint: 'Choose before the dice are thrown: Orrery rolls a failed roll again at once, and the second result stands. It counts until you change it.',
})
export type RerollPreference = z.infer<typeof RerollPreference>

/** Reroll preference for one order; by default the unit's setting. */
export const OrderRerollPreferenceSchema = RerollPreference.exactOptional()

/**
 * Table input for a shot. Height is how much higher the target stands, guess is for weapons that drop from above
 * (P28-MEAS-3, P28-SHOOT-1).
 */
export const ShotMeasurementsSchema = z.strictObject({
  distanceCm: CentimetresSchema,
  heightCm: z
    .number()
    .min(-1000)
    .max(1000)
    .meta({ label: 'Target stands higher by', unit: 'cm', step: 0.5 })
    .exactOptional(),
  isSeen: z.boolean().meta({ label: 'Line of sight' }),
  cover: Cover,
  guessCm: CentimetresSchema.meta({ label: 'Guessed distance', unit: 'cm', step: 0.5 }).exactOptional(),
  /** Number of hidden squad members, for its cover (P28-SQ-10). */
  hiddenMembers: z.int().min(0).max(10).meta({ label: 'Members hidden' }).exactOptional(),
  /** Whether the distance is remembered until one of the two moves. Not in orders of older versions (P28-MEAS-3). */
  isRemembered: z.boolean().exactOptional(),
})

export type ShotMeasurements = z.infer<typeof ShotMeasurementsSchema>

/** Creates the schema of an order type. Each order contains the seat that gives it. */
export function createOrderSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ by: z.string().min(1).max(40), type: z.literal(type), ...shape })
}
