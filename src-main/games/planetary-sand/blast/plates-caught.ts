import type { PlateId, Plates, Quarter } from '#shared/games/planetary-sand/tables/armour.ts'
import { type Box, cornersOf } from '#shared/kit/boxes.ts'
import { holdsPoint, type Point } from '#shared/kit/convex.ts'
import { distanceToLine, distanceToPoint } from '#shared/kit/distances.ts'
import { PLATE_OF, quarterOf } from '../fire/plate-struck.ts'

const OPPOSITE: Readonly<Record<Quarter, Quarter>> = { front: 'rear', rear: 'front', left: 'right', right: 'left' }

/** Whether any part of a vehicle lies under a template (SAND-CUP-3). */
export function isUnder(box: Box, centre: Point, radiusMm: number): boolean {
  return distanceToPoint(cornersOf(box), centre) <= radiusMm
}

/** The plates that a blast reaches: their edge under the template, all but the one opposite the centre; all of them, the bottom too, where the centre is on the vehicle (SAND-BLAST-1 to SAND-BLAST-3). */
export function platesCaught(
  box: Box,
  plates: Plates,
  { centre, radiusMm }: { centre: Point; radiusMm: number },
): PlateId[] {
  const corners = cornersOf(box)
  if (holdsPoint(corners, centre)) return ['bottom', 'front', 'rear', 'side']
  const away = OPPOSITE[quarterOf(box, centre, plates)]
  const [frontLeft, rearLeft, rearRight, frontRight] = corners
  const edges: readonly (readonly [Quarter, Point, Point])[] = [
    ['front', frontRight, frontLeft],
    ['left', frontLeft, rearLeft],
    ['rear', rearLeft, rearRight],
    ['right', rearRight, frontRight],
  ]
  const caught = edges.filter(([quarter, from, to]) => quarter !== away && distanceToLine(centre, from, to) <= radiusMm)
  return [...new Set(caught.map(([quarter]): PlateId => PLATE_OF[quarter]))].toSorted()
}

/** What the weakest of these plates withstands (SAND-BLAST-1). */
export function weakestOf(caught: readonly PlateId[], plates: Plates): number | null {
  return caught.length === 0 ? null : Math.min(...caught.map((plate) => plates[plate]))
}
