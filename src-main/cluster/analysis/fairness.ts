import type { FairnessReport, FairnessSettings, HomesBetween } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { NEVER, reachByLinks, reachByRange } from '#shared/cluster/net/reach.ts'
import { type Ship, SHIP_HEXES } from '#shared/cluster/net/transport-net.ts'
import { starsBetween } from './cut-stars.ts'
import { disjointWays } from './disjoint-ways.ts'
import { fairnessChanges } from './fairness-changes.ts'
import { fairnessTerms, scoreOf } from './fairness-terms.ts'
import { homeOutlook } from './home-outlook.ts'
import { isMirrored } from './mirrored.ts'
import { type Theatre, theatreOf } from './theatre.ts'

/** Two stars as homeworlds, by their places in the chart's list. */
interface Homes {
  readonly a: number
  readonly b: number
}

/** Two homeworlds weighed against each other. */
type Weighed = Pick<FairnessReport, 'a' | 'b' | 'terms' | 'score'>

/** Which of two homeworlds is better, by how much and why. */
export function compareHomeworlds(chart: Chart, homes: Homes, settings: FairnessSettings): FairnessReport {
  const theatre = theatreOf(chart, settings.routeMode)
  const placed = placeHomes(theatre, homes)
  const { turns } = settings
  const weighed = weighHomes(theatre, placed, turns)
  return {
    ...weighed,
    between: homesBetween(theatre, placed),
    isMirrored: isMirrored(theatre, homes.a, homes.b),
    changes: fairnessChanges({ theatre, homes, score: weighed.score }, (changed) => {
      const isSameNet = changed.net === theatre.net
      return weighHomes(changed, isSameNet ? placed : placeHomes(changed, homes), turns).score
    }),
  }
}

/** Two homeworlds on the net that transports travel, whatever the stars' ratings. */
export interface Placed extends Homes {
  /** Jumps that every star is away from each. */
  readonly jumpsA: Uint8Array
  readonly jumpsB: Uint8Array
  /** The stars that every way from a to b leads through. */
  readonly between: readonly number[]
}

/** Where two homeworlds stand. */
export function placeHomes({ links }: Theatre, { a, b }: Homes): Placed {
  const [jumpsA, jumpsB] = [reachByLinks(links, [a]), reachByLinks(links, [b])]
  return { a, b, jumpsA, jumpsB, between: starsBetween(links, a, b) }
}

/** Weighs two homeworlds: both with the same whole numbers, so that equal places weigh exactly the same. */
export function weighHomes(theatre: Theatre, { a, b, jumpsA, jumpsB, between }: Placed, turns: number): Weighed {
  const seenByA = { home: a, rival: b, jumps: jumpsA, rivalJumps: jumpsB, between, turns }
  const seenByB = { home: b, rival: a, jumps: jumpsB, rivalJumps: jumpsA, between: between.toReversed(), turns }
  const [outlookA, outlookB] = [homeOutlook(theatre, seenByA), homeOutlook(theatre, seenByB)]
  const terms = fairnessTerms(outlookA, outlookB)
  return { a: outlookA, b: outlookB, terms, score: scoreOf(terms) }
}

function homesBetween({ net, links }: Theatre, { a, b, jumpsA, jumpsB }: Placed): HomesBetween {
  const contact = (ship: Ship) => turnsOf(ship === 'transport' ? jumpsA : reachByRange(net, [a], SHIP_HEXES[ship]), b)
  const stars = Array.from({ length: net.size }, (_, star) => star)
  return {
    hexes: net.field.distance(net.hexes[a] ?? 0, net.hexes[b] ?? 0),
    jumps: turnsOf(jumpsA, b),
    ...disjointWays(links, a, b),
    firstContact: {
      transport: contact('transport'),
      scout: contact('scout'),
      cruiser: contact('cruiser'),
      dreadnought: contact('dreadnought'),
    },
    contested: stars.filter((star) => jumpsA[star] !== NEVER && jumpsA[star] === jumpsB[star]),
  }
}

function turnsOf(jumps: Uint8Array, star: number): number | null {
  const needed = jumps[star] ?? NEVER
  return needed === NEVER ? null : needed
}
