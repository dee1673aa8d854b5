import type { Field } from '#shared/games/planet28/field/model.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Convex, Point } from '#shared/kit/convex.ts'
import { doOverlap } from '#shared/kit/overlaps.ts'
import type { Body } from '../body.ts'
import { findPieceCrossing } from '../lines.ts'
import { getHeightAt } from '../sight.ts'
import { computeHeading } from './hulls.ts'

/** Higher pieces must be driven round. Pieces up to this height count as rough ground (P28-VEH-CLIMB). */
const OBSTACLE_CM = 5
const ROUGHEST = ['hazardous', 'rough'] as const

/** Straight path of a vehicle along its long axis, in the terms of a drive. */
export interface DrivePath {
  readonly ground: 'even' | 'rough' | 'hazardous'
  /** Whether impassable ground or an obstacle that it cannot pass lies on the path. */
  readonly isBarred: boolean
}

/** Area that a moving body sweeps. */
export function getSweptArea(body: Body, to: Point): Convex {
  const cm = Math.hypot(to.x - body.x, to.y - body.y)
  const { length, width } = body.hull ?? { length: 2 * body.radiusCm, width: 2 * body.radiusCm }
  const heading = body.hull?.heading ?? computeHeading(body, to)
  return getBoxCorners({ x: (body.x + to.x) / 2, y: (body.y + to.y) / 2, heading, length: length + cm, width })
}

/**
 * Computes the straight path of a vehicle to a place and what it meets. Hovering and flying vehicles pass over
 * obstacles (P28-VEH-MOVE-3, P28-VEH-CLIMB, P28-VT-hover).
 */
export function findDrivePath(
  field: Field,
  body: Body,
  { to, passesObstacles }: { readonly to: Point; readonly passesObstacles: boolean },
): DrivePath {
  const swept = getSweptArea(body, to)
  const startCm = getHeightAt(field, body)
  const met = new Set<string>()
  let isBarred = !passesObstacles && Math.abs(getHeightAt(field, to) - startCm) > OBSTACLE_CM
  for (const piece of field.pieces) {
    const { ground, heightCm, corners } = piece
    if (!doOverlap(swept, corners, 0)) continue
    if (ground === 'impassable') isBarred = true
    if (!passesObstacles && Math.abs(heightCm - startCm) > OBSTACLE_CM && heightCm > 0) isBarred = true
    if (findPieceCrossing(piece, body, to) === null) continue
    met.add(ground)
    if (heightCm > 0 && heightCm !== startCm && !passesObstacles) met.add('rough')
  }
  return { ground: ROUGHEST.find((ground) => met.has(ground)) ?? 'even', isBarred }
}
