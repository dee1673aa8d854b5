import type { Point } from '#shared/kit/convex.ts'
import type { SegmentEnds } from '#shared/kit/crossings.ts'
import type { FieldWall } from './model.ts'

/** Standing pieces of a stone wall between its gaps; empty if it is down (SAND-DEF-6). */
export function listStandingWallSections({ from, to, isDown, gaps = [] }: FieldWall): SegmentEnds[] {
  if (isDown) return []
  const pieces: SegmentEnds[] = []
  let start = 0
  for (const [low, high] of [...gaps.toSorted((a, b) => a[0] - b[0]), [1, 1] as const]) {
    if (low > start) pieces.push([pointAt(from, to, start), pointAt(from, to, low)])
    start = Math.max(start, high)
  }
  return pieces
}

/** Point at a share of a line; exact at both ends. */
function pointAt(from: Point, to: Point, share: number): Point {
  if (share <= 0) return from
  return share >= 1 ? to : { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
