import type { RouteView, StarView } from '#shared/contract/cluster.ts'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import type { HexPoint } from '#shared/kit/hex.ts'
import { createLazyValue } from './lazy-value.ts'
import type { RouteColumns } from './route-columns.ts'
import { createRouteGrid, computeDistanceToSegment, type RouteGrid } from './route-grid.ts'
import { findInStableIndexList } from './stable-index-list.ts'
import type { StarColumns } from './star-columns.ts'

/** Spatial index of routes as of its creation, and the ids of routes that have changed since. */
export interface RouteProximityIndex {
  readonly grid: () => RouteGrid
  readonly touched: ReadonlySet<string>
}

/** Data that the geometry of routes depends on. */
interface Net {
  readonly stars: StarColumns
  readonly routes: RouteColumns
  readonly middles: Float32Array
}

/** Builds an index of all routes. */
export function buildRouteProximityIndex({ stars, routes, middles }: Net): RouteProximityIndex {
  const grid = createLazyValue(() => {
    const ends = new Float32Array(2 * routes.ends.length)
    for (let end = 0; end < routes.ends.length; end += 1) {
      const star = stars.list[routes.ends[end] ?? -1]
      const hex = star ? stars.field.indexOf(star) : 0
      ends[2 * end] = middles[2 * hex] ?? 0
      ends[2 * end + 1] = middles[2 * hex + 1] ?? 0
    }
    return createRouteGrid({ routes: routes.list, ends, ...computeBoardSizeInHexRadii(stars.field.board) })
  })
  return { grid, touched: new Set() }
}

/** Maximum number of changed routes that are searched linearly before the index is rebuilt. */
const MOST_TOUCHED = 500

/** Updates the index after routes were added, moved with their stars, or removed. */
export function withTouchedRoutes(
  { grid, touched }: RouteProximityIndex,
  ids: Iterable<string>,
  net: Net,
): RouteProximityIndex {
  const all = new Set(touched)
  for (const id of ids) all.add(id)
  return all.size > MOST_TOUCHED ? buildRouteProximityIndex(net) : { grid, touched: all }
}

/** The route closest to a point, or null if none is within `reach` hex radii. */
export function findRouteNear(
  parts: Net & { readonly laid: RouteProximityIndex },
  point: HexPoint,
  reach: number,
): RouteView | null {
  const { laid, stars, routes } = parts
  let nearest: RouteView | null = null
  let least = reach
  const look = (route: RouteView | null) => {
    const from = route && findInStableIndexList(stars, route.fromStarId)
    const to = route && findInStableIndexList(stars, route.toStarId)
    if (!from || !to) return
    const distance = computeDistanceToSegment(point, middleOf(from, parts), middleOf(to, parts))
    if (distance > least) return
    least = distance
    nearest = route
  }
  for (const route of laid.grid().near(point, reach)) if (!laid.touched.has(route.id)) look(route)
  for (const id of laid.touched) look(findInStableIndexList(routes, id))
  return nearest
}

function middleOf(star: StarView, { stars, middles }: Net): HexPoint {
  const hex = stars.field.indexOf(star)
  return { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 }
}
