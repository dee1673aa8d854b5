import type { Point } from '#shared/kit/convex.ts'

/** Index of the point that is nearest to another one; null if there are none. */
export function findNearestPointIndex(points: readonly Point[], to: Point): number | null {
  const distances = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
  return distances.length === 0 ? null : distances.indexOf(Math.min(...distances))
}
