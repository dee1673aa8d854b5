import type { HomeBand } from './generator-settings.ts'
import type { ChartEdit } from './lint.ts'
import type { RouteMode, ShipType } from './net/transport-net.ts'

/** How many pairs of stars are at most so many hexes apart. */
export interface StarPairs {
  readonly within3: number
  readonly within4: number
  readonly within5: number
}

/** What a map has, counted; routes as their file lists them. */
export interface ChartCounts {
  readonly stars: number
  /** Stars whose name is more than their hex's label. */
  readonly namedStars: number
  readonly routes: {
    readonly total: number
    /** One end or both are beside the board. */
    readonly leavingMap: number
    /** Both ends are on the board, and one or both without a star. */
    readonly toEmptyHex: number
    /** The same pair of hexes came before. */
    readonly duplicates: number
  }
  /** Groups of stars that routes join; stars without routes are in none. */
  readonly components: number
  /** How many routes are so many hexes long, shortest first. */
  readonly lengths: readonly { readonly hexes: number; readonly routes: number }[]
  readonly borders: { readonly count: number; readonly hexes: number }
  readonly labels: number
  readonly starPairs: StarPairs
}

/** Where everything has to pass. */
export interface ChokePoints {
  /** For every star, the share (0 to 1) of shortest ways between other stars that lead through it. */
  readonly shares: readonly number[]
  /** The stars without which others are cut off. */
  readonly cutStars: readonly number[]
  /** Whether every star's ways were followed; otherwise only those of `pivots` stars drawn by lot. */
  readonly isExact: boolean
  readonly pivots: number
}

/** What two homeworlds are judged by. */
export interface FairnessSettings {
  readonly routeMode: RouteMode
  /** Rows in which homeworlds are chosen; with none any star may be one. */
  readonly homeBands: readonly HomeBand[]
  /** How many turns of growth are looked ahead. */
  readonly turns: number
}

/** How many turns are looked ahead unless somebody says otherwise. */
export const FAIRNESS_TURNS = 12

/** A side's colonies turn by turn, the first number after turn 1. */
export interface Growth {
  readonly colonies: readonly number[]
  /** The ratings of the colonised stars together: what their colonies can grow to. */
  readonly capacity: readonly number[]
  /** The sizes of the colonies together: points of production in the next turn (FIST-PROD-1). */
  readonly production: readonly number[]
}

/** Stars counted, and their ratings together. */
export interface StarTotals {
  readonly stars: number
  readonly ratings: number
}

/** What a homeworld has. */
export interface HomeworldAssets {
  readonly star: number
  readonly rating: number
  /** Other stars at most 3, 4 and 5 hexes away. */
  readonly within3: StarTotals
  readonly within4: StarTotals
  readonly within5: StarTotals
  /** Stars that its transports reach in fewer turns than the other side's. */
  readonly nearer: StarTotals
  /** Stars that every way between the homeworlds leads through and that are nearer to this one, from here to there. */
  readonly gates: readonly number[]
  readonly growth: Growth
}

/** What lies between two homeworlds; the same seen from either. */
export interface HomesBetween {
  readonly hexes: number
  /** Turns that a transport needs; null where no way leads. */
  readonly jumps: number | null
  /** How many ways lead from one to the other that share no star between them, and the fewest stars whose loss cuts them all. */
  readonly ways: number
  readonly cutStars: readonly number[]
  /** The first turn in which ships of each kind can be at the other homeworld, out of supply if need be; null for never. */
  readonly firstContact: Readonly<Record<ShipType, number | null>>
  /** Stars that transports of both reach in the same turn. */
  readonly contested: readonly number[]
}

/** One reason for the score: the larger share of `a` and `b` earns its side up to `weight` percent. */
export interface FairnessTerm {
  readonly name: string
  readonly a: number
  readonly b: number
  readonly weight: number
  /** In percent, above 0 for the first homeworld. */
  readonly contribution: number
}

/** A change that would narrow the gap, and the score it would leave. */
export interface FairnessChange {
  readonly label: string
  readonly edits: readonly ChartEdit[]
  readonly score: number
}

/** Two homeworlds compared. */
export interface FairnessReport {
  readonly a: HomeworldAssets
  readonly b: HomeworldAssets
  readonly between: HomesBetween
  /** The advantage of the first homeworld in percent, -100 to 100: the terms' contributions together. */
  readonly score: number
  readonly terms: readonly FairnessTerm[]
  /** Whether a half turn or a mirror of the board swaps the homeworlds and takes every star to one of the same rating: then the score is 0. */
  readonly isMirrored: boolean
  /** What would narrow the gap most: a few ratings, then a few new stars, each kind best first. */
  readonly changes: readonly FairnessChange[]
}

/** A homeworld for whoever chooses first: the reply that answers it best, and the score that is left. */
export interface RankedHome {
  readonly star: number
  readonly bestReply: number
  readonly score: number
}

/** Two homeworlds and the advantage of the first. */
export interface HomePair {
  readonly a: number
  readonly b: number
  readonly score: number
}

/** Every star that may be a homeworld. */
export interface HomeworldRanking {
  /** Best first, the other side's best reply counted in. */
  readonly homes: readonly RankedHome[]
  /** The fairest pairs, best first. */
  readonly fairest: readonly HomePair[]
  /** Whether every candidate was looked at; otherwise those that look best by themselves. */
  readonly isComplete: boolean
}
