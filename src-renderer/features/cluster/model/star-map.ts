import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import type {
  BookmarkView,
  ClusterEdit,
  ClusterHead,
  ClusterPatch,
  ClusterView,
  FleetView,
  LabelView,
  MapKind,
  RegionView,
  RouteView,
  StarView,
} from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { HexIndexer } from '#shared/kit/hex-indexer.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, getHexLabel, type HexPlace, type HexPoint, isSameHex } from '#shared/kit/hex.ts'
import { computeMapChange } from './edit-change.ts'
import { findRouteNear } from './find-route-near.ts'
import { createLazyValue } from './lazy-value.ts'
import { toClusterView, applyMapChange } from './map-change.ts'
import { createMapState, findThing, type MapState, type MapThingOf } from './map-state.ts'
import { findInStableIndexList, type ThingListChange } from './stable-index-list.ts'
import { type OwnerNameLookup, findStarIndexAtHex } from './star-columns.ts'

export type { MapThingOf } from './map-state.ts'

/** Immutable map for tools, rendering and lists: plain rows in a fixed order with precomputed indices. */
export interface StarMap {
  readonly head: ClusterHead
  readonly board: HexBoard
  readonly revision: number
  /** Unordered. */
  readonly stars: readonly StarView[]
  readonly routes: readonly RouteView[]
  /** Ordered by name. */
  readonly regions: readonly RegionView[]
  readonly labels: readonly LabelView[]
  readonly fleets: readonly FleetView[]
  readonly bookmarks: readonly BookmarkView[]
  /** Input of the draw list. Arrays keep their identity while their content is unchanged. */
  readonly source: DrawableMap
  /** Hex geometry of the board with numeric indices. */
  readonly field: HexIndexer
  /** Centres of all hexes, x and y in hex radii. */
  readonly middles: Float32Array
  /** Graph of stars by index, for range, paths and components; built on first use. */
  net(): StarNet
  find<Kind extends MapKind>(kind: Kind, id: string | null): MapThingOf<Kind> | null
  findStar(id: string | null): StarView | null
  findStarAt(place: HexPlace | null): StarView | null
  /** Index of the star, or -1. */
  indexOf(starId: string): number
  findRouteBetween(a: string, b: string): RouteView | null
  /** The route closest to a point, or null if none is within `reach` hex radii. */
  findRouteNear(point: HexPoint, reach: number): RouteView | null
  routesOf(starId: string): readonly RouteView[]
  regionsAt(place: HexPlace): readonly RegionView[]
  labelsAt(place: HexPlace): readonly LabelView[]
  fleetsAt(place: HexPlace): readonly FleetView[]
  /** Whether the hex is unseen by the players. */
  isFogged(place: HexPlace): boolean
  /** State that the next version of the map is derived from. */
  readonly parts: MapState
}

/** Creates the map of a received cluster; `ownerOf` returns the name of a faction. */
export function createStarMap(cluster: ClusterView, ownerOf: OwnerNameLookup): StarMap {
  return mapOf(createMapState(cluster, ownerOf))
}

/** Applies pending edits; returns the same map if one of them is impossible. */
export function applyEdits(map: StarMap, edits: readonly ClusterEdit[]): StarMap {
  const change = computeMapChange(map.parts, edits)
  return change ? mapOf(applyMapChange(map.parts, change)) : map
}

/** Updates the names of owners. */
export function withOwnerNames(map: StarMap, ownerOf: OwnerNameLookup): StarMap {
  return mapOf(createMapState(toClusterView(map.parts), ownerOf))
}

/** Reuses arrays of the previous draw source if they are drawn identically, so that they are not drawn again. */
function reuseDrawnArrays(source: DrawableMap, before: DrawableMap): DrawableMap {
  return {
    board: source.board,
    legend: source.legend,
    fog: keptRuns(source.fog, before.fog),
    stars: keptList(source.stars, before.stars),
    routes: keptList(source.routes, before.routes),
    regions: keptRegions(source.regions, before.regions),
    labels: keptList(source.labels, before.labels),
    fleets: keptList(source.fleets, before.fleets),
  }
}

function keptList<Thing extends object>(items: readonly Thing[], before: readonly Thing[]): readonly Thing[] {
  if (items === before || items.length !== before.length) return items
  return items.every((item, at) => looksSame(item, before[at])) ? before : items
}

/** Reuses the hexes of regions, because computing their borders is expensive. */
function keptRegions(regions: DrawableMap['regions'], before: DrawableMap['regions']): DrawableMap['regions'] {
  if (regions === before) return regions
  return regions.map((region) => {
    const same = before.find(({ hexes }) => keptRuns(region.hexes, hexes) === hexes)
    return same && same.hexes !== region.hexes ? { ...region, hexes: same.hexes } : region
  })
}

function keptRuns(hexRuns: HexRuns, before: HexRuns): HexRuns {
  if (hexRuns === before || hexRuns.length !== before.length) return hexRuns
  const isSame = hexRuns.every(([row, first, last], at) => {
    const run = before[at]
    return run !== undefined && run[0] === row && run[1] === first && run[2] === last
  })
  return isSame ? before : hexRuns
}

/** Whether two things are drawn identically; the version is not drawn. */
function looksSame(a: object, b: object | undefined): boolean {
  if (a === b) return true
  return (
    b !== undefined && Object.entries(a).every(([key, value]) => key === 'version' || Reflect.get(b, key) === value)
  )
}

/** Reuses the draw source of an earlier map wherever both are drawn identically. */
export function reuseDrawableMap(map: StarMap, before: StarMap): StarMap {
  return { ...map, source: reuseDrawnArrays(map.source, before.source) }
}

/** Whether edits are valid: hexes free and on the board, nothing missing, no pair connected twice. */
export function canApplyEdits(map: StarMap, edits: readonly ClusterEdit[]): boolean {
  return computeMapChange(map.parts, edits) !== null
}

/** Applies a patch from the main process. */
export function applyPatch(map: StarMap, patch: ClusterPatch): StarMap {
  const gone = new Set(patch.gone)
  const changesIn = <Thing extends { readonly id: string }>(things: readonly Thing[]): ThingListChange<Thing> => ({
    put: new Map(things.map((item) => [item.id, item])),
    gone,
  })
  const { head, revision, stars, routes, regions, labels, fleets, bookmarks } = patch
  const net = { star: changesIn(stars), route: changesIn(routes) }
  const rest = {
    region: changesIn(regions),
    label: changesIn(labels),
    fleet: changesIn(fleets),
    bookmark: changesIn(bookmarks),
  }
  return mapOf(applyMapChange(map.parts, { head, revision, ...net, ...rest }))
}

/** Whether a set contains a hex. Binary search over the sorted runs. */
function containsHex(runs: HexRuns, { row, column }: HexPlace): boolean {
  let [first, end] = [0, runs.length]
  while (first < end) {
    const middle = (first + end) >> 1
    const run = runs[middle]
    if (!run) return false
    if (run[0] === row && column >= run[1] && column <= run[2]) return true
    if (run[0] < row || (run[0] === row && run[2] < column)) first = middle + 1
    else end = middle
  }
  return false
}

function mapOf(parts: MapState): StarMap {
  const { head, revision, field, middles, stars, routes, regions, labels, fleets, bookmarks } = parts
  const { board } = head
  const net = createLazyValue(() =>
    createStarNet(
      board,
      stars.list,
      routes.drawn.map(({ from, to }) => [from, to] as const),
    ),
  )
  const findStar = (id: string | null) => (id === null ? null : findInStableIndexList(stars, id))
  const indexOf = (starId: string): number => stars.placeOf.get(starId)
  return {
    head,
    board,
    revision,
    stars: stars.list,
    routes: routes.list,
    regions,
    labels,
    fleets,
    bookmarks,
    source: sourceOf(parts),
    field,
    middles,
    net,
    find: (kind, id) => (id === null ? null : findThing(parts, kind, id)),
    findStar,
    findStarAt: (place) => (place ? (stars.list[findStarIndexAtHex(place, stars)] ?? null) : null),
    indexOf,
    findRouteBetween: (a, b) => routes.ofStars().findBetween(indexOf(a), indexOf(b)),
    findRouteNear: (point, reach) => findRouteNear(parts, point, reach),
    routesOf: (starId) => routes.ofStars().routesOf(indexOf(starId)),
    regionsAt: (place) => regions.filter(({ hexes }) => containsHex(hexes, place)),
    labelsAt: (place) => labels.filter((label) => isSameHex(label, place)),
    fleetsAt: (place) => fleets.filter((fleet) => isSameHex(fleet, place)),
    isFogged: (place) => containsHex(head.fog, place),
    parts,
  }
}

function sourceOf({ head, stars, routes, regions, labels, drawnFleets }: MapState): DrawableMap {
  const { board, legend, fog } = head
  return { board, legend, fog, stars: stars.drawn, routes: routes.drawn, regions, labels, fleets: drawnFleets }
}

/** The star at the other end of a route. */
export function getOtherEndStarId({ fromStarId, toStarId }: RouteView, starId: string): string {
  return fromStarId === starId ? toStarId : fromStarId
}

/** Formats a count: “no routes”, “1 route”, “1,200 routes”. */
export function formatRouteCount(count: number): string {
  return count === 0 ? 'no routes' : formatCount(count, 'route')
}

/** Describes a hex for screen readers: “0412, Vex, rating 3 (Yellow), 2 routes, in The Deep”. */
export function describeHex(map: StarMap, place: HexPlace): string {
  const star = map.findStarAt(place)
  return [
    getHexLabel(place, map.board),
    ...(star ? starWords(map, star) : ['empty']),
    ...map.fleetsAt(place).map((fleet) => `fleet ${fleet.name}${ownerWords(map, fleet)}`),
    ...map.regionsAt(place).map(({ name }) => `in ${name}`),
    ...map.labelsAt(place).map(({ kind, text }) => `${kind} “${text}”`),
    ...(map.isFogged(place) ? ['under fog'] : []),
  ].join(', ')
}

function starWords(map: StarMap, star: StarView): string[] {
  return [
    `${star.name}${ownerWords(map, star)}`,
    `rating ${star.rating} (${map.head.legend[star.rating - 1]?.name ?? ''})`,
    ...(star.isHomeworld ? ['homeworld'] : []),
    ...(star.isHidden ? ['hidden'] : []),
    ...(star.world ? [`world ${[star.world.profile, ...star.world.tradeCodes].join(' ')}`] : []),
    formatRouteCount(map.routesOf(star.id).length),
  ]
}

function ownerWords({ parts }: StarMap, { factionId }: { readonly factionId: string | null }): string {
  return factionId === null ? '' : ` of ${parts.ownerOf(factionId)}`
}
