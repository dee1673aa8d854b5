import { type Links, createLinks, type StarPair } from './links.ts'
import type { StarNet } from './star-net.ts'

/** How far a ship goes in one turn, in hexes (FIST-MOVE-1, FIST-PROD-8). */
export const SHIP_HEXES = { transport: 3, scout: 5, cruiser: 4, dreadnought: 3 } as const
export type ShipType = keyof typeof SHIP_HEXES

/** How far from a colony its side's fleets may go, in hexes (FIST-MOVE-3). */
export const SUPPLY_HEXES = 5

/** Which lines transports follow: every two stars at most 3 hexes apart, drawn routes at most 3 hexes long, or none needed (FIST-MAP-3). */
export const ROUTE_MODES = ['derived', 'drawn', 'off'] as const
export type RouteMode = (typeof ROUTE_MODES)[number]

/** How transports travel where nobody says: along drawn routes on a map that has any (FIST-MAP-3). */
export function getDefaultRouteMode(routes: number): RouteMode {
  return routes > 0 ? 'drawn' : 'derived'
}

/** The net on which transports travel, one link a turn; without lines range alone decides, which makes the same net as derived ones. */
export function buildTransportNet(net: StarNet, mode: RouteMode): Links {
  if (mode !== 'drawn') return net.neighboursWithin(SHIP_HEXES.transport)
  const { start, to } = net.routes
  const pairs: StarPair[] = []
  for (let star = 0; star < net.size; star += 1)
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const near = to[at] ?? 0
      if (near > star && (net.routeHexes[at] ?? 0) <= SHIP_HEXES.transport) pairs.push([star, near])
    }
  return createLinks(net.size, pairs)
}
