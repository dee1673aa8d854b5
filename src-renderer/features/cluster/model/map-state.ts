import type { DrawnFleet } from '#shared/cluster/draw/drawable-map.ts'
import type {
  BookmarkView,
  ClusterHead,
  ClusterView,
  FleetView,
  LabelView,
  MapKind,
  RegionView,
  RouteView,
  StarView,
} from '#shared/contract/cluster.ts'
import { createHexIndexer, type HexIndexer, computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { type RouteProximityIndex, buildRouteProximityIndex } from './find-route-near.ts'
import { createRouteColumns, type RouteColumns } from './route-columns.ts'
import { findInStableIndexList } from './stable-index-list.ts'
import { createStarColumns, type OwnerNameLookup, type StarColumns } from './star-columns.ts'

export interface MapThingByKind {
  readonly star: StarView
  readonly route: RouteView
  readonly region: RegionView
  readonly label: LabelView
  readonly fleet: FleetView
  readonly bookmark: BookmarkView
}
export type MapThingOf<Kind extends MapKind> = MapThingByKind[Kind]

/** Immutable state of a map; parts unaffected by a change are shared. */
export interface MapState {
  readonly head: ClusterHead
  readonly revision: number
  readonly ownerOf: OwnerNameLookup
  readonly field: HexIndexer
  /** Centres of all hexes, x and y in hex radii. */
  readonly middles: Float32Array
  readonly stars: StarColumns
  readonly routes: RouteColumns
  readonly laid: RouteProximityIndex
  readonly regions: readonly RegionView[]
  readonly labels: readonly LabelView[]
  readonly fleets: readonly FleetView[]
  readonly drawnFleets: readonly DrawnFleet[]
  readonly bookmarks: readonly BookmarkView[]
}

/** A cluster as received, or as contained in the parts of a map. */
export type ReadonlyCluster = { readonly [Key in keyof ClusterView]: Readonly<ClusterView[Key]> }

export function createMapState(view: ReadonlyCluster, ownerOf: OwnerNameLookup): MapState {
  const { head, revision, regions, labels, fleets, bookmarks } = view
  const field = createHexIndexer(head.board)
  const middles = computeHexCentres(head.board)
  const stars = createStarColumns(view.stars, field, ownerOf)
  const routes = createRouteColumns(view.routes, stars)
  const laid = buildRouteProximityIndex({ stars, routes, middles })
  const drawnFleets = fleets.map((fleet) => buildDrawnFleet(fleet, ownerOf))
  return {
    head,
    revision,
    ownerOf,
    field,
    middles,
    stars,
    routes,
    laid,
    regions,
    labels,
    fleets,
    drawnFleets,
    bookmarks,
  }
}

/** Converts a fleet for drawing. */
export function buildDrawnFleet(
  { row, column, name, factionId, isHidden }: FleetView,
  ownerOf: OwnerNameLookup,
): DrawnFleet {
  return { row, column, name, owner: factionId === null ? null : ownerOf(factionId), isHidden }
}

const FINDERS: { readonly [Kind in MapKind]: (parts: MapState, id: string) => MapThingOf<Kind> | null } = {
  star: ({ stars }, id) => findInStableIndexList(stars, id),
  route: ({ routes }, id) => findInStableIndexList(routes, id),
  region: ({ regions }, id) => withId(regions, id),
  label: ({ labels }, id) => withId(labels, id),
  fleet: ({ fleets }, id) => withId(fleets, id),
  bookmark: ({ bookmarks }, id) => withId(bookmarks, id),
}

/** Finds a thing by kind and id, or null. */
export function findThing<Kind extends MapKind>(parts: MapState, kind: Kind, id: string): MapThingOf<Kind> | null {
  return FINDERS[kind](parts, id)
}

function withId<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing | null {
  return things.find((item) => item.id === id) ?? null
}
