import type { HomeBand } from './generator-settings.ts'
import type { ChartEdit } from './lint.ts'
import type { RouteMode, ShipType } from './net/transport-net.ts'

/** Number of star pairs by maximum distance in hexes. */
export interface StarPairCounts {
  readonly within3: number
  readonly within4: number
  readonly within5: number
}

/** Statistics of a map. Routes are counted as listed in its file. */
export interface ChartCounts {
  readonly stars: number
  /** Stars with a name other than their hex's label. */
  readonly namedStars: number
  readonly routes: {
    readonly total: number
    /** At least one end is off the board. */
    readonly leavingMap: number
    /** Both ends are on the board, and at least one has no star. */
    readonly toEmptyHex: number
    /** Repetitions of the same pair of hexes. */
    readonly duplicates: number
  }
  /** Number of groups of stars connected by routes, without isolated stars. */
  readonly components: number
  /** Number of routes by length in hexes, shortest first. */
  readonly lengths: readonly { readonly hexes: number; readonly routes: number }[]
  readonly borders: { readonly count: number; readonly hexes: number }
  readonly labels: number
  readonly starPairs: StarPairCounts
}

/** Result of a choke point analysis. */
export interface ChokePoints {
  /** For each star, the share (0 to 1) of shortest paths between other stars that pass through it. */
  readonly shares: readonly number[]
  /** Articulation points: stars whose removal disconnects others. */
  readonly cutStars: readonly number[]
  /** Whether paths from all stars were computed; otherwise only from `pivots` random stars. */
  readonly isExact: boolean
  readonly pivots: number
}

/** Settings of the fairness analysis. */
export interface FairnessSettings {
  readonly routeMode: RouteMode
  /** Rows in which homeworlds are chosen; if empty, any star may be one. */
  readonly homeBands: readonly HomeBand[]
  /** Number of turns of growth to simulate. */
  readonly turns: number
}

/** Default number of turns. */
export const DEFAULT_FAIRNESS_TURNS = 12

/** Growth of a side's colonies by turn; the first value is after turn 1. */
export interface ColonyGrowth {
  readonly colonies: readonly number[]
  /** Sum of the ratings of colonised stars, the maximum total size of the colonies. */
  readonly capacity: readonly number[]
  /** Sum of the colonies' sizes: production points of the next turn (FIST-PROD-1). */
  readonly production: readonly number[]
}

/** Number of stars, and the sum of their ratings. */
export interface StarTotals {
  readonly stars: number
  readonly ratings: number
}

/** Assets of a homeworld. */
export interface HomeworldAssets {
  readonly star: number
  readonly rating: number
  /** Other stars within 3, 4 and 5 hexes. */
  readonly within3: StarTotals
  readonly within4: StarTotals
  readonly within5: StarTotals
  /** Stars that its transports reach in fewer turns than the other side's. */
  readonly nearer: StarTotals
  /** Stars on every path between the homeworlds that are closer to this one, in path order. */
  readonly gates: readonly number[]
  readonly growth: ColonyGrowth
}

/** Measures between two homeworlds; symmetric. */
export interface HomeworldPairMeasures {
  readonly hexes: number
  /** Turns needed by a transport; null if unreachable. */
  readonly jumps: number | null
  /** Number of paths without common stars between the homeworlds, which equals the minimum vertex cut. */
  readonly ways: number
  readonly cutStars: readonly number[]
  /** First turn in which ships of each kind can reach the other homeworld, even out of supply; null for never. */
  readonly firstContact: Readonly<Record<ShipType, number | null>>
  /** Stars reached by transports of both sides in the same turn. */
  readonly contested: readonly number[]
}

/** A term of the score: the larger share of `a` and `b` gains its side up to `weight` percent. */
export interface FairnessTerm {
  readonly name: string
  readonly a: number
  readonly b: number
  readonly weight: number
  /** In percent; positive in favour of the first homeworld. */
  readonly contribution: number
}

/** A change that reduces the difference, and the resulting score. */
export interface FairnessChange {
  readonly label: string
  readonly edits: readonly ChartEdit[]
  readonly score: number
}

/** Comparison of two homeworlds. */
export interface FairnessReport {
  readonly a: HomeworldAssets
  readonly b: HomeworldAssets
  readonly between: HomeworldPairMeasures
  /** Advantage of the first homeworld in percent, -100 to 100: the sum of the contributions. */
  readonly score: number
  readonly terms: readonly FairnessTerm[]
  /**
   * Whether a half turn or a reflection of the board swaps the homeworlds and maps every star to one of the same
   * rating. The score is then 0.
   */
  readonly isMirrored: boolean
  /** The most effective changes: first ratings, then new stars, each best first. */
  readonly changes: readonly FairnessChange[]
}

/** A homeworld for the first chooser, with the best reply to it and the resulting score. */
export interface RankedHomeworld {
  readonly star: number
  readonly bestReply: number
  readonly score: number
}

/** Two homeworlds and the advantage of the first. */
export interface HomeworldPair {
  readonly a: number
  readonly b: number
  readonly score: number
}

/** Ranking of all possible homeworlds. */
export interface HomeworldRanking {
  /** Best first, assuming the best reply. */
  readonly homes: readonly RankedHomeworld[]
  /** The fairest pairs, best first. */
  readonly fairest: readonly HomeworldPair[]
  /** Whether all candidates were evaluated; otherwise only the most promising ones. */
  readonly isComplete: boolean
}
