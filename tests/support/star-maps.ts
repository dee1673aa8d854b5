import { DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, type Rating, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import type { ClusterView, FleetView, LabelView, RegionView, RouteView, StarView } from '#shared/contract/cluster.ts'
import { getHexLabel, type HexBoard, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'

/** A test star at a hex such as `0412`; its name is its id. */
export function starAt(
  id: string,
  label: string,
  fields: Partial<StarView> = {},
  board: HexBoard = STANDARD_BOARD,
): StarView {
  const place = parseHexLabel(label, board)
  if (!place) throw new Error(`${label} is not on the board`)
  return { ...DEFAULT_STAR_FIELDS, tags: [], factionId: null, id, name: id, version: 7, ...place, ...fields }
}

/** A test route between two stars; its id consists of both ids. */
export function routeBetween(a: string, b: string, fields: Partial<RouteView> = {}): RouteView {
  const [fromStarId = '', toStarId = ''] = [a, b].toSorted()
  return { ...DEFAULT_ROUTE_FIELDS, id: `${fromStarId}-${toStarId}`, fromStarId, toStarId, version: 7, ...fields }
}

export function createRegion(id: string, hexes: RegionView['hexes'], fields: Partial<RegionView> = {}): RegionView {
  const look = { colour: '#4a7f9e', border: 'solid', isFilled: true, isHidden: false } as const
  return { id, name: id, notes: '', publicNotes: '', hexes, version: 7, ...look, ...fields }
}

export function labelAt(id: string, label: string, fields: Partial<LabelView> = {}): LabelView {
  const place = parseHexLabel(label, STANDARD_BOARD) ?? { row: 1, column: 1 }
  return { id, kind: 'label', text: id, size: 'medium', colour: null, isHidden: false, version: 7, ...place, ...fields }
}

export function fleetAt(id: string, label: string, fields: Partial<FleetView> = {}): FleetView {
  const place = parseHexLabel(label, STANDARD_BOARD) ?? { row: 1, column: 1 }
  return { id, name: id, factionId: null, notes: '', publicNotes: '', isHidden: false, version: 7, ...place, ...fields }
}

/** A test cluster, with changes. */
export function clusterView({
  board = STANDARD_BOARD,
  ...fields
}: Partial<ClusterView> & { board?: HexBoard } = {}): ClusterView {
  const head = {
    id: 'reach',
    name: 'The Reach',
    board,
    legend: [...STANDARD_LEGEND] as never,
    fog: [],
    underlay: null,
    version: 1,
  }
  return { head, revision: 1, stars: [], routes: [], regions: [], labels: [], fleets: [], bookmarks: [], ...fields }
}

/** Sorts the things of a cluster, for comparison. */
export function inOrder(view: { readonly [Key in keyof ClusterView]: Readonly<ClusterView[Key]> }) {
  const sorted = (things: readonly { readonly id: string }[]) => things.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { head, stars, routes, regions, labels, fleets, bookmarks } = view
  return { head, things: [stars, routes, regions, labels, fleets, bookmarks].map(sorted) }
}

/**
 * Checks that every star has a distinct hex on the board and every route a distinct pair; returns the first problem,
 * or null.
 */
export function findMapProblem({
  head: { board },
  stars,
  routes,
}: Pick<ClusterView, 'head'> & {
  readonly stars: readonly StarView[]
  readonly routes: readonly RouteView[]
}): string | null {
  const hexes = new Set<string>()
  for (const star of stars) {
    const label = getHexLabel(star, board)
    if (!parseHexLabel(label, board) || hexes.has(label)) return `${star.id} at ${label}`
    hexes.add(label)
  }
  const ids = new Set(stars.map(({ id }) => id))
  const pairs = new Set<string>()
  for (const { id, fromStarId, toStarId } of routes) {
    const pair = `${fromStarId} ${toStarId}`
    if (!ids.has(fromStarId) || !ids.has(toStarId) || fromStarId >= toStarId || pairs.has(pair)) return `route ${id}`
    pairs.add(pair)
  }
  return null
}

export function toRating(number: number): Rating {
  return (Math.min(5, Math.max(1, Math.round(number))) || 1) as Rating
}
