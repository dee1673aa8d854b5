import type { Point } from '#shared/kit/convex.ts'
import type { Json } from '#shared/match/protocol.ts'

/** Points of a value; empty if it holds none. */
export function parsePoints(value: Json): readonly Point[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: Json) => {
    const { x, y } = (item ?? {}) as { readonly x?: Json; readonly y?: Json }
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : []
  })
}

/** Puts the last of the points at a place, or the first one if there is none. */
export function moveLastPointTo(points: readonly Point[], at: Point): Json {
  return [...points.slice(0, -1), at].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

/** Moves the last of the points by a number of steps; the first one begins at `from`. */
export function moveLastPointBySteps(
  points: readonly Point[],
  { from, step }: { readonly from: Point; readonly step: number },
  steps: Point,
): Json {
  const start = points.at(-1) ?? from
  return moveLastPointTo(points, { x: start.x + steps.x * step, y: start.y + steps.y * step })
}
