import type { Attitude, Pose, Ship } from '#shared/games/space-planes/model.ts'
import type { Settings } from '#shared/games/space-planes/tables/settings.ts'
import type { Convex } from '#shared/kit/convex.ts'

/** A part of a manoeuvre as geometry: how the ship stands after it, and what it sweeps on its way. */
export interface PartRule<Part> {
  ends(ship: Ship, part: Part, settings: Settings): Pose & Attitude
  sweep(ship: Ship, part: Part, settings: Settings): Convex
}
