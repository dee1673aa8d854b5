import type { ClusterHead, MapKind, RouteView } from '#shared/contract/cluster.ts'
import { touchRoutes } from './find-route-near.ts'
import { createParts, drawnFleet, type MapParts, type ThingOf } from './map-parts.ts'
import { changeRoutes } from './route-columns.ts'
import { byHex, byName, changeList } from './short-list.ts'
import { isUntouched, type ThingChange } from './slots.ts'
import { changeStars } from './star-columns.ts'

/** What changes on a map. */
export type MapChange = { readonly [Kind in MapKind]: ThingChange<ThingOf<Kind>> } & {
  /** Null where it stays. */
  readonly head: ClusterHead | null
  readonly revision: number
}

/** The map after a change: lists in which nothing changed are taken over. */
export function changeParts(parts: MapParts, change: MapChange): MapParts {
  const { ownerOf } = parts
  const head = change.head ?? parts.head
  const fleets = changeList(parts.fleets, change.fleet, byHex)
  const next: MapParts = {
    ...changeNet(parts, change),
    head,
    revision: change.revision,
    regions: changeList(parts.regions, change.region, byName),
    labels: changeList(parts.labels, change.label, byHex),
    fleets,
    drawnFleets: fleets === parts.fleets ? parts.drawnFleets : fleets.map((fleet) => drawnFleet(fleet, ownerOf)),
    bookmarks: changeList(parts.bookmarks, change.bookmark, byName),
  }
  // Another board moves every hex: all is made anew.
  return isSameBoard(head.board, parts.head.board) ? next : createParts(asRead(next), ownerOf)
}

/** Parts of a map as a cluster that can be read again. */
export function asRead({ stars, routes, ...parts }: MapParts) {
  return { ...parts, stars: stars.list, routes: routes.list }
}

/** Stars and routes: a star takes its routes with it when it goes. */
function changeNet(parts: MapParts, { star, route }: MapChange): MapParts {
  const areStarsSame = isUntouched(parts.stars, star)
  const touched = areStarsSame ? [] : [...star.put.keys(), ...star.gone].flatMap((id) => routesOf(id, parts))
  const lost = touched.filter(({ fromStarId, toStarId }) => star.gone.has(fromStarId) || star.gone.has(toStarId))
  const routeChange = withGone(route, lost)
  if (areStarsSame && isUntouched(parts.routes, routeChange)) return parts
  const changed = areStarsSame
    ? { stars: parts.stars, movedFrom: new Map() }
    : changeStars(parts.stars, star, parts.ownerOf)
  const routes =
    isUntouched(parts.routes, routeChange) && changed.movedFrom.size === 0
      ? parts.routes
      : changeRoutes(parts.routes, routeChange, changed)
  const next = { ...parts, stars: changed.stars, routes }
  const ids = [...touched.map(({ id }) => id), ...routeChange.put.keys(), ...routeChange.gone]
  return { ...next, laid: touchRoutes(parts.laid, ids, next) }
}

function routesOf(starId: string, { stars, routes }: MapParts): RouteView[] {
  return routes.ofStars().routesOf(stars.placeOf.get(starId))
}

function withGone({ put, gone }: ThingChange<RouteView>, lost: readonly RouteView[]): ThingChange<RouteView> {
  if (lost.length === 0) return { put, gone }
  const left = new Map(put)
  for (const { id } of lost) left.delete(id)
  return { put: left, gone: new Set([...gone, ...lost.map(({ id }) => id)]) }
}

function isSameBoard(one: ClusterHead['board'], other: ClusterHead['board']): boolean {
  return (
    one === other ||
    (one.rows === other.rows &&
      one.columns === other.columns &&
      one.orientation === other.orientation &&
      one.shifted === other.shifted)
  )
}
