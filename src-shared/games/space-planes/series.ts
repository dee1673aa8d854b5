import * as z from 'zod'
import type { FaceSet } from './model.ts'
import type { BattleOptions } from './options.ts'
import { PILOT_NAMES } from './tables/pilots.ts'

/** The most games that each case of a series is played. */
export const MAX_GAMES = 5000

/** One case of a series: what is agreed, and what is drawn on the cubes. */
export interface SeriesCase {
  readonly label: string
  readonly settings: BattleOptions['settings']
  /** Null is the standard set. */
  readonly faces: FaceSet | null
  /** Whether only the cubes of the first bot bear the drawing, against the standard set. */
  readonly isTrial?: boolean | undefined
}

/** What is asked of a series: the bots, who change seats from game to game, and how many games each case is played. */
export const SeriesPlan = z.object({
  pilots: z.array(z.enum(PILOT_NAMES)).min(2).max(6),
  games: z.int().min(1).max(MAX_GAMES),
  seed: z.string().trim().min(1).max(80),
})
export type SeriesPlan = z.infer<typeof SeriesPlan>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** What came of one case. */
export const SeriesFigures = z.object({
  label: z.string(),
  games: z.int(),
  /** The share of each seat in the games that one player won, the first placer first. */
  seats: z.array(Band),
  /** Of each bot, in the order of the plan, whatever its seat. */
  pilots: z.array(Band),
  /** Games that nobody won alone: they count for nobody. */
  undecided: z.int(),
  /** Games without a single shot. */
  unfired: z.int(),
  /** Games that ended because one player alone flew, not by the turn limit. */
  decided: z.int(),
  meanTurns: z.number(),
  /** Of all shots, those that hit. */
  hits: Band,
})
export type SeriesFigures = z.infer<typeof SeriesFigures>
