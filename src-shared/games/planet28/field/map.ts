import * as z from 'zod'
import type { OrientedBox } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { BOT_NAMES, type BotName } from './bots.ts'
import { Field, MapPointSchema } from './model.ts'
import type { BotMemory } from './run.ts'

/** Starting position of a unit. `heading` of a vehicle's front is in degrees clockwise from the near edge. */
export const StartingPlace = MapPointSchema.extend({ heading: z.int().min(0).max(359).exactOptional() })
export type StartingPlace = z.infer<typeof StartingPlace>

/** Starting positions by unit. Units without one start along the edge of their side. */
export const StartingPlacesSchema = z
  .record(z.string().min(1).max(60), StartingPlace)
  .refine((all) => Object.keys(all).length <= 100, { message: 'These are too many.' })

/** The map of a new battle, and the bots that play sides of it, by side. */
export const BattleMapOptions = z.strictObject({
  field: Field,
  places: StartingPlacesSchema,
  bots: z.record(z.string().min(1).max(60), z.enum(BOT_NAMES)),
})
export type BattleMapOptions = z.infer<typeof BattleMapOptions>

/**
 * Footprint of a vehicle with facings: heading in degrees clockwise as drawn, 0 towards the near edge, and side
 * lengths in cm (P28-VEH-FACE-1).
 */
export type HullFootprint = Pick<OrientedBox, 'heading' | 'length' | 'width'>

/** A miniature on the field, in cm: a round base with a body on it, or a hull contained in the circle of its radius. */
export interface MiniatureOnField extends Point {
  readonly radiusCm: number
  readonly bodyCm: number
  readonly hull?: HullFootprint
}

/**
 * The map of a battle: terrain, where units stand, and the bots that play sides. With it,
 * Orrery measures the distances that players would otherwise measure.
 */
export interface BattleMapState {
  readonly field: Field
  /** By unit. Units aboard a vehicle have no position. */
  readonly places: Readonly<Record<string, MiniatureOnField>>
  /** By side. */
  readonly bots: Readonly<Record<string, BotName>>
  /** What each side remembers, by side. Only for bots. */
  readonly memories: Readonly<Record<string, BotMemory>>
}
