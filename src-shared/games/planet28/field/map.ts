import * as z from 'zod'
import type { Box } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { BOT_NAMES, type BotName } from './bots.ts'
import { Field, MapPoint } from './model.ts'
import type { BotMemory } from './run.ts'

/** Starting position of a unit. `heading` of a vehicle's front is in degrees clockwise from the near edge. */
export const StartingPlace = MapPoint.extend({ heading: z.int().min(0).max(359).exactOptional() })
export type StartingPlace = z.infer<typeof StartingPlace>

/** Starting positions by unit. Units without one start along the edge of their side. */
export const StartingPlaces = z
  .record(z.string().min(1).max(60), StartingPlace)
  .refine((all) => Object.keys(all).length <= 100, { message: 'These are too many.' })

/** The map of a new battle, and the bots that play sides of it, by side. */
export const MapOptions = z.strictObject({
  field: Field,
  places: StartingPlaces,
  bots: z.record(z.string().min(1).max(60), z.enum(BOT_NAMES)),
})
export type MapOptions = z.infer<typeof MapOptions>

/**
 * Footprint of a vehicle with facings: heading in degrees clockwise as drawn, 0 towards the near edge, and side
 * lengths in cm (P28-VEH-FACE-1).
 */
export type HullFootprint = Pick<Box, 'heading' | 'length' | 'width'>

/** A miniature on the field, in cm: a round base with a body on it, or a hull contained in the circle of its radius. */
export interface Body extends Point {
  readonly radiusCm: number
  readonly bodyCm: number
  readonly hull?: HullFootprint
}

/** The map of a battle: terrain, where units stand, and the bots that play sides. It measures what players would. */
export interface BattleMap {
  readonly field: Field
  /** By unit. Units aboard a vehicle have no position. */
  readonly places: Readonly<Record<string, Body>>
  /** By side. */
  readonly bots: Readonly<Record<string, BotName>>
  /** What each side remembers, by side. Only for bots. */
  readonly memories: Readonly<Record<string, BotMemory>>
}
