import type { RouteView } from '#shared/contract/cluster.ts'

/** Adjacency of stars. */
export interface RoutesByStar {
  /** By index of the star. */
  routesOf(star: number): RouteView[]
  /** The route between two stars given by index, or null. */
  findBetween(a: number, b: number): RouteView | null
}

/**
 * Builds the adjacency in two typed arrays: the routes of star i are `routes[start[i]]` to `routes[start[i + 1] - 1]`.
 */
export function buildRoutesByStar(list: readonly RouteView[], ends: Int32Array, stars: number): RoutesByStar {
  const start = new Int32Array(stars + 1)
  for (let end = 0; end < ends.length; end += 1) {
    const star = (ends[end] ?? 0) + 1
    start[star] = (start[star] ?? 0) + 1
  }
  for (let star = 0; star < stars; star += 1) start[star + 1] = (start[star + 1] ?? 0) + (start[star] ?? 0)
  const next = start.slice()
  const routes = new Int32Array(ends.length)
  for (let end = 0; end < ends.length; end += 1) {
    const star = ends[end] ?? 0
    const at = next[star] ?? 0
    routes[at] = end >> 1
    next[star] = at + 1
  }
  const rangeOf = (star: number) => routes.subarray(start[star] ?? 0, start[star + 1] ?? 0)
  return {
    routesOf: (star) => (star < 0 ? [] : Array.from(rangeOf(star)).flatMap((route) => list[route] ?? [])),
    findBetween(a, b) {
      if (a < 0 || b < 0 || a === b) return null
      const route = rangeOf(a).find((at) => ends[2 * at] === b || ends[2 * at + 1] === b)
      return route === undefined ? null : (list[route] ?? null)
    },
  }
}
