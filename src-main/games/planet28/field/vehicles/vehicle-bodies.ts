import { getVehicleSize } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { toBoxCoordinates } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { getOutlineMargin, getOutline } from '../body.ts'

/**
 * Footprint of a vehicle by size, in cm, by ruling of the field: small vehicles on a round base, others on their hull
 * (P28-VEH-FACE-1).
 */
const FOOTPRINTS: Readonly<Record<VehicleSize, { length: number; width: number; bodyCm: number }>> = {
  small: { length: 4, width: 4, bodyCm: 3 },
  medium: { length: 8, width: 6, bodyCm: 4 },
  large: { length: 14, width: 9, bodyCm: 6 },
}

export function createVehicleBody(
  unit: Pick<VehicleUnit, 'profile'>,
  { x, y, heading }: Point & { readonly heading: number },
  rules: Rules,
): MiniatureOnField {
  const size = getVehicleSize(unit, rules)
  const { length, width, bodyCm } = FOOTPRINTS[size]
  if (size === 'small') return { x, y, radiusCm: length / 2, bodyCm }
  return { x, y, radiusCm: Math.hypot(length, width) / 2, bodyCm, hull: { heading, length, width } }
}

/** Normalizes a heading to the range 0 to 360. */
export function normalizeHeading(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** Heading from one point to another. */
export function computeHeading(from: Point, to: Point): number {
  return normalizeHeading((Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI)
}

/**
 * Facings of a hull towards a point: two on the line between them, none for a body without facings (P28-VEH-FACE-1).
 */
export function listFacingsTowards({ hull, ...body }: MiniatureOnField, place: Point): readonly Facing[] {
  if (hull === undefined) return []
  // The field's y axis points towards the near edge, so left and right are mirrored compared to a plane with y upwards.
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

/** Indexes of the two hull corners that bound a facing, counted from front right. */
const EDGES: Readonly<Record<Facing, readonly [number, number]>> = {
  front: [0, 3],
  rear: [1, 2],
  right: [0, 1],
  left: [2, 3],
}

/**
 * Distance in plan view from a facing of a hull to another body, or from the whole body without facings
 * (P28-VEH-SHOOT-2).
 */
export function computeGapFromFacing(
  body: MiniatureOnField,
  facing: Facing | null,
  otherBody: MiniatureOnField,
): number {
  const outline = getOutline(body)
  const edge = facing === null || body.hull === undefined ? outline : EDGES[facing].flatMap((at) => outline[at] ?? [])
  const margin = body.hull === undefined ? body.radiusCm : 0
  return Math.max(0, getDistanceBetweenFigures(edge, getOutline(otherBody)) - margin - getOutlineMargin(otherBody))
}
