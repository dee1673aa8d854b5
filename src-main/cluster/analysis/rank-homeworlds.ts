import type { FairnessSettings, HomeworldPair, HomeworldRanking, RankedHomeworld } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { computeHomeworldPairJumps, evaluateHomeworldPair } from './fairness.ts'
import { listStarsInHomeBand } from './home-stars.ts'
import { computeStarTotalsWithin } from './homeworld-assets.ts'
import { type HomeworldContext, createHomeworldContext } from './homeworld-context.ts'

/**
 * Maximum number of candidates per band: `small` on maps of up to `smallMap` stars, `large` on larger maps, which take
 * longer.
 */
const CANDIDATES = { smallMap: 300, small: 40, large: 12 } as const

/** Maximum number of fairest pairs listed. */
const FAIREST = 10

/**
 * Ranks every star that may be a homeworld (FIST-SETUP-2). Sides choose from different bands, the second with
 * knowledge of the first choice.
 */
export function rankHomeworlds(chart: Chart, settings: FairnessSettings): HomeworldRanking {
  const theatre = createHomeworldContext(chart, settings.routeMode)
  const bands = candidates(theatre, settings)
  const chosen = bands.map((band) => likeliest(theatre, band))
  const pairs = pairsOf(chosen).map(([a, b]) => {
    const { score } = evaluateHomeworldPair(theatre, computeHomeworldPairJumps(theatre, { a, b }), settings.turns)
    return { a, b, score }
  })
  return {
    homes: ranked(pairs),
    fairest: pairs.toSorted((a, b) => Math.abs(a.score) - Math.abs(b.score)).slice(0, FAIREST),
    isComplete: bands.every((band, index) => band.length === chosen[index]?.length),
  }
}

/** Candidates of each band. Without bands all stars, twice. */
function candidates({ chart: { stars } }: HomeworldContext, { homeBands }: FairnessSettings): number[][] {
  if (homeBands.length > 0) return homeBands.map((band) => listStarsInHomeBand(stars, band))
  const all = stars.map((_, star) => star)
  return [all, all]
}

/**
 * The most promising stars of a band on their own: highest rating first, then highest sum of ratings within 5 hexes.
 */
function likeliest(theatre: HomeworldContext, band: readonly number[]): number[] {
  const most = theatre.net.size <= CANDIDATES.smallMap ? CANDIDATES.small : CANDIDATES.large
  const worth = new Map(
    band.map((star) => [star, 1000 * (theatre.ratings[star] ?? 0) + computeStarTotalsWithin(theatre, star, 5).ratings]),
  )
  return band.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, most)
}

/** Pairs of stars from different bands, without duplicates. */
function pairsOf(bands: readonly (readonly number[])[]): (readonly [number, number])[] {
  const pairs = new Map<string, readonly [number, number]>()
  bands.forEach((band, index) => {
    for (const otherBand of bands.slice(index + 1))
      for (const a of band)
        for (const b of otherBand) if (a !== b && !pairs.has(`${b} ${a}`)) pairs.set(`${a} ${b}`, [a, b])
  })
  return [...pairs.values()]
}

/** Ranks homeworlds by the score that remains for the first player after the best reply. */
function ranked(pairs: readonly HomeworldPair[]): RankedHomeworld[] {
  const homes = new Map<number, RankedHomeworld>()
  const reply = (star: number, bestReply: number, score: number) => {
    const known = homes.get(star)
    if (!known || score < known.score) homes.set(star, { star, bestReply, score })
  }
  for (const { a, b, score } of pairs) {
    reply(a, b, score)
    reply(b, a, -score || 0)
  }
  return [...homes.values()].toSorted((a, b) => b.score - a.score)
}
