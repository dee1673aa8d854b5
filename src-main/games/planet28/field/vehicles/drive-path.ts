import type { Field } from '#shared/games/planet28/field/model.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Convex, Point } from '#shared/kit/convex.ts'
import { doOverlap } from '#shared/kit/overlaps.ts'
import type { Body } from '../body.ts'
import { findCrossing } from '../lines.ts'
import { getHeightAt } from '../sight.ts'
import { computeHeading } from './hulls.ts'

/** What is higher a vehicle goes round; what is as high, or lower, is rough ground (P28-VEH-CLIMB). */
const OBSTACLE_CM = 5
const ROUGHEST = ['hazardous', 'rough'] as const

/** The straight way of a vehicle along its long axis, as a drive says it. */
export interface DrivePath {
  readonly ground: 'even' | 'rough' | 'hazardous'
  /** Ground that nobody enters, or an obstacle that it does not pass. */
  readonly isBarred: boolean
}

/** All the ground that a body covers on its way. */
export function getSweptArea(body: Body, to: Point): Convex {
  const cm = Math.hypot(to.x - body.x, to.y - body.y)
  const { length, width } = body.hull ?? { length: 2 * body.radiusCm, width: 2 * body.radiusCm }
  const heading = body.hull?.heading ?? computeHeading(body, to)
  return getBoxCorners({ x: (body.x + to.x) / 2, y: (body.y + to.y) / 2, heading, length: length + cm, width })
}

/** What a vehicle meets on its straight way to a place; hovering and flying ones pass over obstacles (P28-VEH-MOVE-3, P28-VEH-CLIMB, P28-VT-hover). */
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
    if (findCrossing(piece, body, to) === null) continue
    met.add(ground)
    if (heightCm > 0 && heightCm !== startCm && !passesObstacles) met.add('rough')
  }
  return { ground: ROUGHEST.find((ground) => met.has(ground)) ?? 'even', isBarred }
}
