import type { Battle, Collision } from '#shared/games/space-planes/battle.ts'
import type { Point, Ship } from '#shared/games/space-planes/model.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'
import { computeOverlapDepth, isOverlapDeeperThan } from '#shared/kit/overlaps.ts'
import { getFootprint, roundCoordinate } from './footprint.ts'

/** Overlaps up to this many millimetres count as touching, which is allowed (SP-CANCEL-2, SP-CANCEL-3). */
export const TOUCH_TOLERANCE_MM = 0.01

/**
 * The first obstacle that a swept polygon hits, the border first; null if the path is free (SP-CANCEL-1 to
 * SP-CANCEL-3).
 */
export function findCollision(battle: Battle, ship: Ship, sweep: ConvexPolygon): Collision | null {
  const { areaMm, cubeMm } = battle.settings
  const beyond = getOverhang(sweep, areaMm)
  if (beyond > TOUCH_TOLERANCE_MM) return { by: 'border', mm: roundCoordinate(beyond) }
  const far = farthest(sweep, ship) + cubeMm
  for (const otherShip of battle.ships) {
    if (otherShip.id === ship.id || Math.hypot(otherShip.x - ship.x, otherShip.y - ship.y) > far) continue
    if (!isInTheWay(battle, ship, otherShip)) continue
    const square = getFootprint(otherShip, cubeMm)
    if (isOverlapDeeperThan(sweep, square, TOUCH_TOLERANCE_MM))
      return { by: 'ship', ship: otherShip.id, mm: roundCoordinate(computeOverlapDepth(sweep, square)) }
  }
  return null
}

/** The distance from a point to the farthest corner of a polygon. */
function farthest(polygon: ConvexPolygon, { x, y }: Point): number {
  let most = 0
  for (const corner of polygon) most = Math.max(most, (corner.x - x) ** 2 + (corner.y - y) ** 2)
  return Math.sqrt(most)
}

function isInTheWay({ settings }: Battle, ship: Ship, otherShip: Ship): boolean {
  return settings.collisionPlanes === 'all' || ship.plane === otherShip.plane
}

/** How far a polygon extends beyond the border of the area; 0 or negative if inside (SP-CANCEL-3). */
export function getOverhang(polygon: ConvexPolygon, [width, height]: readonly [number, number]): number {
  let most = -Infinity
  for (const { x, y } of polygon) most = Math.max(most, -x, -y, x - width, y - height)
  return most
}
