import type { ChartRoute, ChartStar } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { LossTally } from '../loss-tally.ts'
import { formatHexCode, formatSectorHex, isHexOnSector } from './sector-board.ts'
import type { MetadataRoute } from './sector-metadata.ts'
import type { UnplacedRowOrElementSource, MetadataElementSource } from './sources.ts'

/** Fingerprint of a route on the chart, to detect later changes. */
export function getRouteFingerprint(
  route: Pick<ChartRoute, 'type' | 'colour' | 'style'>,
  from: HexPlace,
  to: HexPlace,
): string {
  return JSON.stringify([getHexPairKey(from, to), route.type, route.colour, route.style])
}

/** Key of a pair of hexes, independent of their order. */
export function getHexPairKey(from: HexPlace, to: HexPlace): string {
  return [formatHexCode(from), formatHexCode(to)].toSorted().join('-')
}

/** Places routes between two stars, each pair once. All others are kept aside. */
export function createRoutesFromMetadata(
  described: readonly MetadataRoute[],
  stars: readonly ChartStar[],
  losses: LossTally,
): { routes: ChartRoute[]; kept: UnplacedRowOrElementSource[] } {
  const [routes, kept]: [ChartRoute[], UnplacedRowOrElementSource[]] = [[], []]
  const starAt = new Map(stars.map((star, at) => [formatHexCode(star), at]))
  const joined = new Set<string>()
  for (const route of described) {
    const { from, to, type, colour, style, source } = route
    const [first, last] = [starAt.get(formatHexCode(from)), starAt.get(formatHexCode(to))]
    const reason = reasonAgainst(route, first !== undefined && last !== undefined, joined)
    if (reason === null && first !== undefined && last !== undefined) {
      joined.add(getHexPairKey(from, to))
      const was = getRouteFingerprint({ type, colour, style }, from, to)
      const extra = source ? { 'traveller-xml': { ...source, was } satisfies MetadataElementSource } : {}
      routes.push({ type, colour, style, isHidden: false, from: first, to: last, extra })
    } else {
      if (source) kept.push({ ...source, hex: null, ends: [formatHexCode(from), formatHexCode(to)] })
      const note = source ? losses.add : losses.drop
      note(reason ?? 'Routes', `line ${route.line}: ${formatSectorHex(from)} to ${formatSectorHex(to)}`)
    }
  }
  return { routes, kept }
}

function reasonAgainst({ from, to }: MetadataRoute, hasStars: boolean, joined: ReadonlySet<string>): string | null {
  if (!isHexOnSector(from) || !isHexOnSector(to)) return 'Routes that leave the map'
  if (!hasStars) return 'Routes that end on an empty hex'
  if (formatHexCode(from) === formatHexCode(to)) return 'Routes from a star to itself'
  return joined.has(getHexPairKey(from, to)) ? 'Routes between two stars that have one already' : null
}
