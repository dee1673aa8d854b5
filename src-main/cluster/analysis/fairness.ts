import type {
  FairnessReport,
  FairnessSettings,
  HomeworldPairMeasures,
  FairnessTerm,
  HomeworldAssets,
} from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { areLinked } from '#shared/cluster/net/adjacency-lists.ts'
import { UNREACHABLE_JUMPS, computeJumpsByLinks, computeJumpsByRange } from '#shared/cluster/net/reach.ts'
import { type ShipType, SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { type HexTransform, SYMMETRIES, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import { isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import { listCutStarsBetween } from './cut-stars.ts'
import { computeDisjointPaths } from './disjoint-paths.ts'
import { listFairnessChanges } from './fairness-changes.ts'
import { sumNumbers } from './home-growth.ts'
import { computeHomeworldAssets } from './homeworld-assets.ts'
import { type HomeworldContext, createHomeworldContext } from './homeworld-context.ts'

/** Two stars as homeworlds, by their indexes in the chart. */
interface Homes {
  readonly a: number
  readonly b: number
}

/** Comparison of two homeworlds. */
type Weighed = Pick<FairnessReport, 'a' | 'b' | 'terms' | 'score'>

/**
 * Whether a symmetry of the board swaps two homeworlds and maps every star to one with the same rating and every link
 * to a link.
 */
function areMirrored(theatre: HomeworldContext, a: number, b: number): boolean {
  const { board, stars } = theatre.chart
  const [homeA, homeB] = [stars[a], stars[b]]
  if (!homeA || !homeB) return false
  return SYMMETRIES.flatMap((symmetry) => listSymmetryTransforms(symmetry, board)).some(
    (transform) =>
      isSameHex(transform(homeA), homeB) && isSameHex(transform(homeB), homeA) && isKept(theatre, transform),
  )
}

function isKept({ chart, net, links, ratings, routeMode }: HomeworldContext, transform: HexTransform): boolean {
  const images = chart.stars.map((star) => {
    const image = transform(star)
    return isOnBoard(image, chart.board) ? (net.starAt[net.field.indexOf(image)] ?? -1) : -1
  })
  if (!images.every((image, star) => image >= 0 && ratings[image] === ratings[star])) return false
  // Links by distance follow from the star positions. Drawn links must be checked.
  if (routeMode !== 'drawn') return true
  return images.every((image, star) => {
    const ends = links.to.subarray(links.start[star] ?? 0, links.start[star + 1] ?? 0)
    return ends.every((end) => areLinked(links, image, images[end] ?? -1))
  })
}

/** Computes which of two homeworlds is better, by how much and why. */
export function compareHomeworlds(chart: Chart, homes: Homes, settings: FairnessSettings): FairnessReport {
  const theatre = createHomeworldContext(chart, settings.routeMode)
  const placed = computeHomeworldPairJumps(theatre, homes)
  const { turns } = settings
  const weighed = evaluateHomeworldPair(theatre, placed, turns)
  return {
    ...weighed,
    between: homesBetween(theatre, placed),
    isMirrored: areMirrored(theatre, homes.a, homes.b),
    changes: listFairnessChanges({ theatre, homes, score: weighed.score }, (changed) => {
      const isSameNet = changed.net === theatre.net
      return evaluateHomeworldPair(changed, isSameNet ? placed : computeHomeworldPairJumps(changed, homes), turns).score
    }),
  }
}

/** Two homeworlds in the transport network, independent of star ratings. */
export interface HomeworldPairWithJumps extends Homes {
  /** Jumps from each homeworld to every star. */
  readonly jumpsA: Uint8Array
  readonly jumpsB: Uint8Array
  /** Stars on every path from a to b. */
  readonly between: readonly number[]
}

/** Locates two homeworlds in the network. */
export function computeHomeworldPairJumps({ links }: HomeworldContext, { a, b }: Homes): HomeworldPairWithJumps {
  const [jumpsA, jumpsB] = [computeJumpsByLinks(links, [a]), computeJumpsByLinks(links, [b])]
  return { a, b, jumpsA, jumpsB, between: listCutStarsBetween(links, a, b) }
}

/** Terms of the score of a homeworld, with their weight in percent. The weights add up to 100. */
const TERMS: readonly {
  readonly name: string
  readonly weight: number
  readonly figureOf: (home: HomeworldAssets) => number
}[] = [
  { name: 'Points of production over the turns', weight: 30, figureOf: ({ growth }) => sumNumbers(growth.production) },
  { name: 'Production in the last turn', weight: 15, figureOf: ({ growth }) => growth.production.at(-1) ?? 0 },
  { name: 'Ratings of the stars it reaches first', weight: 20, figureOf: ({ nearer }) => nearer.ratings },
  { name: 'Rating of the homeworld', weight: 10, figureOf: ({ rating }) => rating },
  { name: 'Ratings within 3 hexes', weight: 10, figureOf: ({ within3 }) => within3.ratings },
  { name: 'Ratings within 4 hexes', weight: 5, figureOf: ({ within4 }) => within4.ratings },
  { name: 'Ratings within 5 hexes', weight: 5, figureOf: ({ within5 }) => within5.ratings },
  { name: 'Gates on the way to it', weight: 5, figureOf: ({ gates }) => gates.length },
]

/** Lists the differences between two homeworlds term by term. Contributions are multiples of 0.01 %. */
function listFairnessTerms(home: HomeworldAssets, otherHomeworldAssets: HomeworldAssets): FairnessTerm[] {
  return TERMS.map(({ name, weight, figureOf }) => {
    const [a, b] = [figureOf(home), figureOf(otherHomeworldAssets)]
    return { name, a, b, weight, contribution: hundredths(a, b, weight) / 100 }
  })
}

/** Sum of the contributions, in percent. */
function computeFairnessScore(terms: readonly FairnessTerm[]): number {
  return sumNumbers(terms.map(({ contribution }) => Math.round(contribution * 100))) / 100
}

/** Rounds symmetrically around 0, so that swapping the sides only changes the sign. */
function hundredths(a: number, b: number, weight: number): number {
  if (a === b) return 0
  const size = Math.round((weight * 100 * Math.abs(a - b)) / (a + b))
  return a > b ? size : -size || 0
}

/** Evaluates two homeworlds with integer arithmetic only, so that equal positions get exactly equal scores. */
export function evaluateHomeworldPair(
  theatre: HomeworldContext,
  { a, b, jumpsA, jumpsB, between }: HomeworldPairWithJumps,
  turns: number,
): Weighed {
  const seenByA = { home: a, rival: b, jumps: jumpsA, rivalJumps: jumpsB, between, turns }
  const seenByB = { home: b, rival: a, jumps: jumpsB, rivalJumps: jumpsA, between: between.toReversed(), turns }
  const [outlookA, outlookB] = [computeHomeworldAssets(theatre, seenByA), computeHomeworldAssets(theatre, seenByB)]
  const terms = listFairnessTerms(outlookA, outlookB)
  return { a: outlookA, b: outlookB, terms, score: computeFairnessScore(terms) }
}

function homesBetween(
  { net, links }: HomeworldContext,
  { a, b, jumpsA, jumpsB }: HomeworldPairWithJumps,
): HomeworldPairMeasures {
  const contact = (ship: ShipType) =>
    turnsOf(ship === 'transport' ? jumpsA : computeJumpsByRange(net, [a], SHIP_RANGE_HEXES[ship]), b)
  const stars = Array.from({ length: net.size }, (_, star) => star)
  return {
    hexes: net.field.distance(net.hexes[a] ?? 0, net.hexes[b] ?? 0),
    jumps: turnsOf(jumpsA, b),
    ...computeDisjointPaths(links, a, b),
    firstContact: {
      transport: contact('transport'),
      scout: contact('scout'),
      cruiser: contact('cruiser'),
      dreadnought: contact('dreadnought'),
    },
    contested: stars.filter((star) => jumpsA[star] !== UNREACHABLE_JUMPS && jumpsA[star] === jumpsB[star]),
  }
}

function turnsOf(jumps: Uint8Array, star: number): number | null {
  const needed = jumps[star] ?? UNREACHABLE_JUMPS
  return needed === UNREACHABLE_JUMPS ? null : needed
}
