import type { FairnessChange } from '#shared/cluster/analysis.ts'
import type { Rating } from '#shared/cluster/chart.ts'
import type { ChartEdit } from '#shared/cluster/lint.ts'
import { SHIP_RANGE_HEXES, SUPPLY_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { applyChartEdits } from '../lint/apply-chart-edits.ts'
import { formatStarWithHexLabel } from '../lint/format-star-with-hex-label.ts'
import { type HomeworldContext, createHomeworldContext } from './homeworld-context.ts'

/** Maximum number of changes listed per kind. */
const MOST_CHANGES = 5

/** Maximum number of stars for trying all of them. On larger maps only stars near the homeworlds are tried. */
const SMALL_MAP = 200

/** Maximum number of stars for trying additions, each of which requires a new graph. */
const MOST_FOR_ADDING = 2000

/** Rating of an added star: average. */
const ADDED_RATING: Rating = 3

/** Two homeworlds and their score gap, which is to be narrowed. */
export interface HomeworldsToBalance {
  readonly theatre: HomeworldContext
  readonly homes: { readonly a: number; readonly b: number }
  readonly score: number
}

/** Computes the score of a changed chart. */
type Weigh = (theatre: HomeworldContext) => number

/**
 * Lists the changes that narrow the gap most: the rating of a star changed by one, or a star added near the weaker
 * homeworld.
 */
export function listFairnessChanges(gap: HomeworldsToBalance, weigh: Weigh): FairnessChange[] {
  if (gap.score === 0) return []
  return [ratingChanges(gap, weigh), additions(gap, weigh)].flatMap((tried) =>
    tried
      .filter(({ score }) => Math.abs(score) < Math.abs(gap.score))
      .toSorted((a, b) => Math.abs(a.score) - Math.abs(b.score))
      .slice(0, MOST_CHANGES),
  )
}

function ratingChanges({ theatre, homes }: HomeworldsToBalance, weigh: Weigh): FairnessChange[] {
  const ratings = theatre.ratings.slice()
  return starsToTry(theatre, homes).flatMap((star) => {
    const before = ratings[star] ?? 0
    return [before - 1, before + 1].flatMap((after) => {
      if (!isRating(after)) return []
      ratings[star] = after
      const score = weigh({ ...theatre, ratings })
      ratings[star] = before
      const edit: ChartEdit = { type: 'set-rating', star, rating: after }
      return {
        label: `Rate ${formatStarWithHexLabel(theatre.chart, star)} ${after} instead of ${before}`,
        edits: [edit],
        score,
      }
    })
  })
}

function starsToTry({ net }: HomeworldContext, { a, b }: HomeworldsToBalance['homes']): number[] {
  const stars = Array.from({ length: net.size }, (_, star) => star)
  if (net.size <= SMALL_MAP) return stars
  const isNear = (star: number, home: number) =>
    net.field.distance(net.hexes[star] ?? 0, net.hexes[home] ?? 0) <= SUPPLY_RANGE_HEXES
  return stars.filter((star) => isNear(star, a) || isNear(star, b))
}

function isRating(rating: number): rating is Rating {
  return rating >= 1 && rating <= 5
}

function additions({ theatre, homes, score }: HomeworldsToBalance, weigh: Weigh): FairnessChange[] {
  const { net, chart, routeMode } = theatre
  if (net.size > MOST_FOR_ADDING) return []
  const weaker = score > 0 ? homes.b : homes.a
  const around = new Int32Array(countHexesWithinRange(SHIP_RANGE_HEXES.transport))
  const count = net.field.spiral(net.hexes[weaker] ?? 0, SHIP_RANGE_HEXES.transport, around)
  const free = [...around.subarray(0, count)].filter((hex) => net.starAt[hex] === -1)
  return free.map((hex) => {
    const place = net.field.placeOf(hex)
    const label = getHexLabel(place, chart.board)
    const edits: ChartEdit[] = [{ type: 'add-star', ...place, name: label, rating: ADDED_RATING }]
    if (routeMode === 'drawn') edits.push({ type: 'add-route', from: weaker, to: net.size })
    const after = weigh(createHomeworldContext(applyChartEdits(chart, edits), routeMode))
    return { label: `Add a star rated ${ADDED_RATING} at ${label}`, edits, score: after }
  })
}
