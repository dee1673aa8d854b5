import type { DrawnRoute } from '#shared/cluster/draw/drawable-map.ts'
import type { RouteView } from '#shared/contract/cluster.ts'
import { createLazyValue } from './lazy-value.ts'
import {
  recomputeDerivedColumn,
  applyStableIndexListChange,
  createStableIndexList,
  type StableIndexList,
  type ThingListChange,
} from './stable-index-list.ts'
import type { ChangedStarColumns, StarColumns } from './star-columns.ts'

/** Adjacency of stars. */
interface RoutesByStar {
  /** By index of the star. */
  routesOf(star: number): RouteView[]
  /** The route between two stars given by index, or null. */
  findBetween(a: number, b: number): RouteView | null
}

/**
 * Builds the adjacency in two typed arrays: the routes of star i are `routes[start[i]]` to `routes[start[i + 1] - 1]`.
 */
function buildRoutesByStar(list: readonly RouteView[], ends: Int32Array, stars: number): RoutesByStar {
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

/** The routes of a map in column layout. */
export interface RouteColumns extends StableIndexList<RouteView> {
  /** Both ends of every route, as indices into the list of stars. */
  readonly ends: Int32Array
  readonly drawn: readonly DrawnRoute[]
  /** Routes by star; built on first use. */
  readonly ofStars: () => RoutesByStar
}

/** Creates the columns from routes; routes with a missing end are dropped. */
export function createRouteColumns(routes: readonly RouteView[], stars: StarColumns): RouteColumns {
  const isJoined = ({ fromStarId, toStarId }: RouteView) =>
    stars.placeOf.get(fromStarId) >= 0 && stars.placeOf.get(toStarId) >= 0
  const list = routes.every(isJoined) ? routes : routes.filter(isJoined)
  const ends = new Int32Array(2 * list.length)
  list.forEach((route, place) => writeEnds(ends, place, route, stars))
  const drawn = list.map((route, place) => drawnRoute(route, ends, place))
  return {
    ...createStableIndexList(list),
    ends,
    drawn,
    ofStars: createLazyValue(() => buildRoutesByStar(list, ends, stars.list.length)),
  }
}

/** Updates the columns after changes of routes and of the stars they connect. */
export function applyRouteColumnChange(
  routes: RouteColumns,
  change: ThingListChange<RouteView>,
  { stars, movedFrom }: ChangedStarColumns,
): RouteColumns {
  const changed = applyStableIndexListChange(routes, change)
  const { list, placeOf } = changed
  const fresh = new Set(changed.fresh)
  if (movedFrom.size > 0)
    for (const star of movedFrom.values())
      for (const { id } of routes.ofStars().routesOf(star)) if (placeOf.get(id) >= 0) fresh.add(placeOf.get(id))
  const ends = new Int32Array(2 * list.length)
  ends.set(routes.ends.subarray(0, ends.length))
  const drawn = recomputeDerivedColumn(routes.drawn, { ...changed, fresh }, (route, place) => {
    writeEnds(ends, place, route, stars)
    return drawnRoute(route, ends, place)
  })
  return {
    list,
    placeOf,
    ends,
    drawn,
    ofStars: createLazyValue(() => buildRoutesByStar(list, ends, stars.list.length)),
  }
}

function writeEnds(
  ends: Int32Array,
  place: number,
  { fromStarId, toStarId }: RouteView,
  { placeOf }: StarColumns,
): void {
  ends[2 * place] = placeOf.get(fromStarId)
  ends[2 * place + 1] = placeOf.get(toStarId)
}

function drawnRoute({ colour, style, isHidden }: RouteView, ends: Int32Array, place: number): DrawnRoute {
  return { from: ends[2 * place] ?? -1, to: ends[2 * place + 1] ?? -1, colour, style, isHidden }
}
