import type { Point } from '#shared/kit/convex.ts'

/** A path on the map, including its start. */
export type Path = readonly Point[]

/** The length of each leg of a path, in the path's unit. */
export function listLegLengths(path: Path): number[] {
  return path.slice(1).map((to, at) => distance(path[at], to))
}

/** The point at a distance along a path, or its end if it is shorter. */
export function getPointAlong(path: Path, far: number): Point {
  let left = far
  for (const [at, length] of listLegLengths(path).entries()) {
    const [from, to] = [path[at], path[at + 1]]
    if (from && to && left <= length) {
      const share = length === 0 ? 0 : left / length
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    }
    left -= length
  }
  return path.at(-1) ?? { x: 0, y: 0 }
}

/** The heading of the leg at a distance along a path, in degrees from +y; null for an empty path. */
export function findHeadingAlong(path: Path, far: number): number | null {
  let left = far
  for (const [at, length] of listLegLengths(path).entries()) {
    const [from, to] = [path[at], path[at + 1]]
    if (from && to && length > 0 && far > 0 && left <= length + 1e-6) {
      const degrees = (Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI
      return (Math.round(degrees * 1000) / 1000 + 360) % 360
    }
    left -= length
  }
  return null
}

function distance(from: Point | undefined, to: Point): number {
  return from ? Math.hypot(to.x - from.x, to.y - from.y) : 0
}
