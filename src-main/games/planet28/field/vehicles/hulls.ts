import { getVehicleSize } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { toBoxCoordinates } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getDistanceBetween } from '#shared/kit/distances.ts'
import { type Body, getMargin, getOutline } from '../body.ts'

/** By ruling of the field what a vehicle of a size stands on, cm: small ones on a round base, the others on their hull (P28-VEH-FACE-1). */
const FOOTPRINTS: Readonly<Record<VehicleSize, { length: number; width: number; bodyCm: number }>> = {
  small: { length: 4, width: 4, bodyCm: 3 },
  medium: { length: 8, width: 6, bodyCm: 4 },
  large: { length: 14, width: 9, bodyCm: 6 },
}

/** The body of a vehicle at a place, its front towards a heading. */
export function createHullBody(
  unit: Pick<VehicleUnit, 'profile'>,
  { x, y, heading }: Point & { readonly heading: number },
  rules: Rules,
): Body {
  const size = getVehicleSize(unit, rules)
  const { length, width, bodyCm } = FOOTPRINTS[size]
  if (size === 'small') return { x, y, radiusCm: length / 2, bodyCm }
  return { x, y, radiusCm: Math.hypot(length, width) / 2, bodyCm, hull: { heading, length, width } }
}

/** A heading between 0 and 360. */
export function normalizeHeading(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** The heading from one place to another. */
export function computeHeading(from: Point, to: Point): number {
  return normalizeHeading((Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI)
}

/** The sides of a hull on which a place lies: two on the line between them, none where there are no sides (P28-VEH-FACE-1). */
export function listFacingsTowards({ hull, ...body }: Body, place: Point): readonly Facing[] {
  if (hull === undefined) return []
  // The field's y runs towards the near edge: what lies to the right of a plane with y upwards lies to the left here.
  const { x, y } = toBoxCoordinates({ ...body, heading: hull.heading }, place)
  const sides: [Facing, number][] = [
    ['front', y],
    ['rear', -y],
    ['left', x],
    ['right', -x],
  ]
  const most = Math.max(...sides.map(([, reach]) => reach))
  return sides.filter(([, reach]) => reach > most - 1e-9).map(([facing]) => facing)
}

/** Where the corners of a hull lie that a side runs between, front right first. */
const EDGES: Readonly<Record<Facing, readonly [number, number]>> = {
  front: [0, 3],
  rear: [1, 2],
  right: [0, 1],
  left: [2, 3],
}

/** How far it is from a side of a hull to another body, seen from above; from all of a body without sides (P28-VEH-SHOOT-2). */
export function computeGapFrom(body: Body, facing: Facing | null, otherBody: Body): number {
  const outline = getOutline(body)
  const edge = facing === null || body.hull === undefined ? outline : EDGES[facing].flatMap((at) => outline[at] ?? [])
  const margin = body.hull === undefined ? body.radiusCm : 0
  return Math.max(0, getDistanceBetween(edge, getOutline(otherBody)) - margin - getMargin(otherBody))
}
