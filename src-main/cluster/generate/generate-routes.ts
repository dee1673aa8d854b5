import { type ChartRoute, DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import { getNeighbours } from '#shared/cluster/net/adjacency-lists.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { READ_LIMITS } from '../formats/chart-file.ts'
import { GeneratorError } from './generator-error.ts'

/** Generates the routes between stars, given as list indexes (FIST-MAP-3). */
export function generateRoutes(
  stars: readonly HexPlace[],
  { board, routes, reachHexes }: GeneratorSettings,
): ChartRoute[] {
  if (routes === 'none') return []
  const net = createStarNet(board, stars, [])
  const near = net.neighboursWithin(reachHexes)
  const laid: ChartRoute[] = []
  stars.forEach((_, from) => {
    const others = getNeighbours(near, from)
    for (const to of others) {
      if (to < from || (routes === 'sparse' && hasCloserThird(net, [from, to], others))) continue
      laid.push({ from, to, ...DEFAULT_ROUTE_FIELDS, extra: {} })
    }
  })
  if (laid.length <= READ_LIMITS.routes) return laid
  throw new GeneratorError(
    `That would be ${laid.length} routes: ask for fewer of them, for fewer stars or for a shorter reach.`,
  )
}

/**
 * Whether a third star is closer to both stars than they are to each other, in Euclidean distance (relative
 * neighbourhood graph). Routes without one never cross, connect everything that hops connect (up to the longest
 * permitted reach), and keep the symmetry of the stars.
 */
function hasCloserThird(net: StarNet, [from, to]: readonly [number, number], near: Int32Array): boolean {
  const square = paperSquare(net, from, to)
  return near.some((third) => paperSquare(net, from, third) < square && paperSquare(net, to, third) < square)
}

/** Squared Euclidean distance between two stars, in hexes². */
function paperSquare({ field, hexes }: StarNet, a: number, b: number): number {
  const [from, to] = [hexes[a] ?? 0, hexes[b] ?? 0]
  const [dq, dr] = [(field.q[to] ?? 0) - (field.q[from] ?? 0), (field.r[to] ?? 0) - (field.r[from] ?? 0)]
  return dq * dq + dq * dr + dr * dr
}
