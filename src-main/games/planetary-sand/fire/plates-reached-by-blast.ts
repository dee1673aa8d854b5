import type { PlateId, DefenceByPlate, VehicleQuarter } from '#shared/games/planetary-sand/tables/armour.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getDistanceToSegment, getPointDistanceToPolygon } from '#shared/kit/distances.ts'
import { PLATE_BY_QUARTER, getVehicleQuarterAt } from './struck-plate.ts'

const OPPOSITE: Readonly<Record<VehicleQuarter, VehicleQuarter>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
}

/** Whether any part of a vehicle lies under a template (SAND-CUP-3). */
export function isBoxUnderTemplate(box: OrientedBox, centre: Point, radiusMm: number): boolean {
  return getPointDistanceToPolygon(getBoxCorners(box), centre) <= radiusMm
}

/**
 * The plates reached by a blast: those whose edge lies under the template, except the one opposite the centre. If the
 * centre is on the vehicle, all of them including the bottom (SAND-BLAST-1 to SAND-BLAST-3).
 */
export function listPlatesReachedByBlast(
  box: OrientedBox,
  plates: DefenceByPlate,
  { centre, radiusMm }: { centre: Point; radiusMm: number },
): PlateId[] {
  const corners = getBoxCorners(box)
  if (isPointInPolygon(corners, centre)) return ['bottom', 'front', 'rear', 'side']
  const away = OPPOSITE[getVehicleQuarterAt(box, centre, plates)]
  const [frontLeft, rearLeft, rearRight, frontRight] = corners
  const edges: readonly (readonly [VehicleQuarter, Point, Point])[] = [
    ['front', frontRight, frontLeft],
    ['left', frontLeft, rearLeft],
    ['rear', rearLeft, rearRight],
    ['right', rearRight, frontRight],
  ]
  const caught = edges.filter(
    ([quarter, from, to]) => quarter !== away && getDistanceToSegment(centre, from, to) <= radiusMm,
  )
  return [...new Set(caught.map(([quarter]): PlateId => PLATE_BY_QUARTER[quarter]))].toSorted()
}

/** The armour of the weakest of these plates (SAND-BLAST-1). */
export function findWeakestPlateArmour(caught: readonly PlateId[], plates: DefenceByPlate): number | null {
  return caught.length === 0 ? null : Math.min(...caught.map((plate) => plates[plate]))
}
