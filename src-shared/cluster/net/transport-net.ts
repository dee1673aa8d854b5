import { type AdjacencyLists, createAdjacencyLists, type StarPair } from './adjacency-lists.ts'
import type { StarNet } from './star-net.ts'

/** Range of a ship per turn, in hexes (FIST-MOVE-1, FIST-PROD-8). */
export const SHIP_RANGE_HEXES = { transport: 3, scout: 5, cruiser: 4, dreadnought: 3 } as const
export type ShipType = keyof typeof SHIP_RANGE_HEXES

/** Maximum distance of fleets from their side's colonies, in hexes (FIST-MOVE-3). */
export const SUPPLY_RANGE_HEXES = 5

/** Links for transports: all pairs within 3 hexes, drawn routes of at most 3 hexes, or none required (FIST-MAP-3). */
export const ROUTE_MODES = ['derived', 'drawn', 'off'] as const
export type RouteMode = (typeof ROUTE_MODES)[number]

/** Default route mode: drawn routes on a map that has any (FIST-MAP-3). */
export function getDefaultRouteMode(routes: number): RouteMode {
  return routes > 0 ? 'drawn' : 'derived'
}

/**
 * Graph of transport moves, one link per turn. Without routes only the range counts, which gives the same graph as
 * derived routes.
 */
export function buildTransportNet(net: StarNet, mode: RouteMode): AdjacencyLists {
  if (mode !== 'drawn') return net.neighboursWithin(SHIP_RANGE_HEXES.transport)
  const { start, to } = net.routes
  const pairs: StarPair[] = []
  for (let star = 0; star < net.size; star += 1)
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const near = to[at] ?? 0
      if (near > star && (net.routeHexes[at] ?? 0) <= SHIP_RANGE_HEXES.transport) pairs.push([star, near])
    }
  return createAdjacencyLists(net.size, pairs)
}
