import type { Attitude, Pose, Ship } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'

/** Geometry of a part of a manoeuvre: the pose after it, and the area swept on the way. */
export interface ManoeuvrePartGeometry<Part> {
  ends(ship: Ship, part: Part, settings: PlanesSettings): Pose & Attitude
  sweep(ship: Ship, part: Part, settings: PlanesSettings): ConvexPolygon
}
