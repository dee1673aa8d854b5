import type { PlateId, Plates, Quarter } from '#shared/games/planetary-sand/tables/armour.ts'
import { type Box, getBoxCorners } from '#shared/kit/boxes.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getDistanceToSegment, getDistanceToPoint } from '#shared/kit/distances.ts'
import { PLATE_BY_QUARTER, getQuarter } from './struck-plate.ts'

const OPPOSITE: Readonly<Record<Quarter, Quarter>> = { front: 'rear', rear: 'front', left: 'right', right: 'left' }

/** Whether any part of a vehicle lies under a template (SAND-CUP-3). */
export function isUnderTemplate(box: Box, centre: Point, radiusMm: number): boolean {
  return getDistanceToPoint(getBoxCorners(box), centre) <= radiusMm
}

/**
 * The plates reached by a blast: those whose edge lies under the template, except the one opposite the centre. If the
 * centre is on the vehicle, all of them including the bottom (SAND-BLAST-1 to SAND-BLAST-3).
 */
export function listCaughtPlates(
  box: Box,
  plates: Plates,
  { centre, radiusMm }: { centre: Point; radiusMm: number },
): PlateId[] {
  const corners = getBoxCorners(box)
  if (isPointInPolygon(corners, centre)) return ['bottom', 'front', 'rear', 'side']
  const away = OPPOSITE[getQuarter(box, centre, plates)]
  const [frontLeft, rearLeft, rearRight, frontRight] = corners
  const edges: readonly (readonly [Quarter, Point, Point])[] = [
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
export function findWeakestPlate(caught: readonly PlateId[], plates: Plates): number | null {
  return caught.length === 0 ? null : Math.min(...caught.map((plate) => plates[plate]))
}
