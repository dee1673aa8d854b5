import type { ClusterHead, MapKind, RouteView } from '#shared/contract/cluster.ts'
import { withTouchedRoutes } from './find-route-near.ts'
import { createMapState, buildDrawnFleet, type MapState, type MapThingOf } from './map-state.ts'
import { applyRouteColumnChange } from './route-columns.ts'
import { compareByHex, compareByName, applySortedListChange } from './sorted-list.ts'
import { isListChangeWithoutEffect, type ThingListChange } from './stable-index-list.ts'
import { applyStarColumnChange } from './star-columns.ts'

export type MapChange = { readonly [Kind in MapKind]: ThingListChange<MapThingOf<Kind>> } & {
  /** Null if unchanged. */
  readonly head: ClusterHead | null
  readonly revision: number
}

/** Applies a change. Unchanged lists are reused. */
export function applyMapChange(parts: MapState, change: MapChange): MapState {
  const { ownerOf } = parts
  const head = change.head ?? parts.head
  const fleets = applySortedListChange(parts.fleets, change.fleet, compareByHex)
  const next: MapState = {
    ...changeNet(parts, change),
    head,
    revision: change.revision,
    regions: applySortedListChange(parts.regions, change.region, compareByName),
    labels: applySortedListChange(parts.labels, change.label, compareByHex),
    fleets,
    drawnFleets: fleets === parts.fleets ? parts.drawnFleets : fleets.map((fleet) => buildDrawnFleet(fleet, ownerOf)),
    bookmarks: applySortedListChange(parts.bookmarks, change.bookmark, compareByName),
  }
  // A changed board moves every hex, so all parts are rebuilt.
  return isSameBoard(head.board, parts.head.board) ? next : createMapState(toClusterView(next), ownerOf)
}

/** Converts the parts of a map back to a cluster. */
export function toClusterView({ stars, routes, ...parts }: MapState) {
  return { ...parts, stars: stars.list, routes: routes.list }
}

/** Applies changes of stars and routes. Removing a star removes its routes. */
function changeNet(parts: MapState, { star, route }: MapChange): MapState {
  const areStarsSame = isListChangeWithoutEffect(parts.stars, star)
  const touched = areStarsSame ? [] : [...star.put.keys(), ...star.gone].flatMap((id) => routesOf(id, parts))
  const lost = touched.filter(({ fromStarId, toStarId }) => star.gone.has(fromStarId) || star.gone.has(toStarId))
  const routeChange = withGone(route, lost)
  if (areStarsSame && isListChangeWithoutEffect(parts.routes, routeChange)) return parts
  const changed = areStarsSame
    ? { stars: parts.stars, movedFrom: new Map() }
    : applyStarColumnChange(parts.stars, star, parts.ownerOf)
  const routes =
    isListChangeWithoutEffect(parts.routes, routeChange) && changed.movedFrom.size === 0
      ? parts.routes
      : applyRouteColumnChange(parts.routes, routeChange, changed)
  const next = { ...parts, stars: changed.stars, routes }
  const ids = [...touched.map(({ id }) => id), ...routeChange.put.keys(), ...routeChange.gone]
  return { ...next, laid: withTouchedRoutes(parts.laid, ids, next) }
}

function routesOf(starId: string, { stars, routes }: MapState): RouteView[] {
  return routes.ofStars().routesOf(stars.placeOf.get(starId))
}

function withGone({ put, gone }: ThingListChange<RouteView>, lost: readonly RouteView[]): ThingListChange<RouteView> {
  if (lost.length === 0) return { put, gone }
  const left = new Map(put)
  for (const { id } of lost) left.delete(id)
  return { put: left, gone: new Set([...gone, ...lost.map(({ id }) => id)]) }
}

function isSameBoard(a: ClusterHead['board'], b: ClusterHead['board']): boolean {
  return (
    a === b ||
    (a.rows === b.rows && a.columns === b.columns && a.orientation === b.orientation && a.shifted === b.shifted)
  )
}
