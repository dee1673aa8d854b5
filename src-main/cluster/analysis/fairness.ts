import type { FairnessReport, FairnessSettings, HomeworldPairMeasures } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { UNREACHABLE, computeJumpsByLinks, computeJumpsByRange } from '#shared/cluster/net/reach.ts'
import { type ShipType, SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { areMirrored } from './are-mirrored.ts'
import { listStarsBetween } from './cut-stars.ts'
import { countDisjointPaths } from './disjoint-paths.ts'
import { listFairnessChanges } from './fairness-changes.ts'
import { listFairnessTerms, computeFairnessScore } from './fairness-terms.ts'
import { computeHomeworldAssets } from './homeworld-assets.ts'
import { type HomeworldContext, createHomeworldContext } from './homeworld-context.ts'

/** Two stars as homeworlds, by their indexes in the chart. */
interface Homes {
  readonly a: number
  readonly b: number
}

/** Comparison of two homeworlds. */
type Weighed = Pick<FairnessReport, 'a' | 'b' | 'terms' | 'score'>

/** Computes which of two homeworlds is better, by how much and why. */
export function compareHomeworlds(chart: Chart, homes: Homes, settings: FairnessSettings): FairnessReport {
  const theatre = createHomeworldContext(chart, settings.routeMode)
  const placed = locateHomeworlds(theatre, homes)
  const { turns } = settings
  const weighed = evaluateHomeworldPair(theatre, placed, turns)
  return {
    ...weighed,
    between: homesBetween(theatre, placed),
    isMirrored: areMirrored(theatre, homes.a, homes.b),
    changes: listFairnessChanges({ theatre, homes, score: weighed.score }, (changed) => {
      const isSameNet = changed.net === theatre.net
      return evaluateHomeworldPair(changed, isSameNet ? placed : locateHomeworlds(changed, homes), turns).score
    }),
  }
}

/** Two homeworlds in the transport network, independent of star ratings. */
export interface LocatedHomeworlds extends Homes {
  /** Jumps from each homeworld to every star. */
  readonly jumpsA: Uint8Array
  readonly jumpsB: Uint8Array
  /** Stars on every path from a to b. */
  readonly between: readonly number[]
}

/** Locates two homeworlds in the network. */
export function locateHomeworlds({ links }: HomeworldContext, { a, b }: Homes): LocatedHomeworlds {
  const [jumpsA, jumpsB] = [computeJumpsByLinks(links, [a]), computeJumpsByLinks(links, [b])]
  return { a, b, jumpsA, jumpsB, between: listStarsBetween(links, a, b) }
}

/** Evaluates two homeworlds with integer arithmetic only, so that equal positions get exactly equal scores. */
export function evaluateHomeworldPair(
  theatre: HomeworldContext,
  { a, b, jumpsA, jumpsB, between }: LocatedHomeworlds,
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
  { a, b, jumpsA, jumpsB }: LocatedHomeworlds,
): HomeworldPairMeasures {
  const contact = (ship: ShipType) =>
    turnsOf(ship === 'transport' ? jumpsA : computeJumpsByRange(net, [a], SHIP_RANGE_HEXES[ship]), b)
  const stars = Array.from({ length: net.size }, (_, star) => star)
  return {
    hexes: net.field.distance(net.hexes[a] ?? 0, net.hexes[b] ?? 0),
    jumps: turnsOf(jumpsA, b),
    ...countDisjointPaths(links, a, b),
    firstContact: {
      transport: contact('transport'),
      scout: contact('scout'),
      cruiser: contact('cruiser'),
      dreadnought: contact('dreadnought'),
    },
    contested: stars.filter((star) => jumpsA[star] !== UNREACHABLE && jumpsA[star] === jumpsB[star]),
  }
}

function turnsOf(jumps: Uint8Array, star: number): number | null {
  const needed = jumps[star] ?? UNREACHABLE
  return needed === UNREACHABLE ? null : needed
}
