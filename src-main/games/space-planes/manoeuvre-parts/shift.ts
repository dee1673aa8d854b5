import type { Point, Pose } from '#shared/games/space-planes/model.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'
import { getFootprint, normalizePose } from '../footprint.ts'

/** Translates a pose on the table without turning it. */
export function shiftPose(pose: Pose, step: Point, mm: number): Pose {
  return normalizePose({ x: pose.x + step.x * mm, y: pose.y + step.y * mm, heading: pose.heading })
}

/** The area swept by a shift: everything between the squares before and after (SP-CANCEL-2). */
export function getShiftSweep(before: Pose, after: Pose, cubeMm: number): ConvexPolygon {
  return sweptBy(getFootprint(before, cubeMm), { x: after.x - before.x, y: after.y - before.y })
}

/**
 * The area swept by a convex polygon along a straight path: the sides that face forward are translated, and the
 * corners between them form the flanks.
 */
function sweptBy(polygon: ConvexPolygon, point: Point): ConvexPolygon {
  const swept: Point[] = []
  let comes = goes(polygon.at(-1), polygon[0], point)
  for (const [index, corner] of polygon.entries()) {
    const leaves = goes(corner, polygon[index + 1] ?? polygon[0], point)
    const moved = { x: corner.x + point.x, y: corner.y + point.y }
    if (comes !== leaves) swept.push(leaves ? corner : moved)
    swept.push(leaves ? moved : corner)
    comes = leaves
  }
  return swept
}

/** Whether the side between two corners faces the direction of movement. */
function goes(from: Point | undefined, to: Point | undefined, point: Point): boolean {
  return from !== undefined && to !== undefined && (to.y - from.y) * point.x - (to.x - from.x) * point.y > 0
}
