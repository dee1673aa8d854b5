import * as z from 'zod'
import type { FaceSet } from './model.ts'
import type { BattleOptions } from './options.ts'
import { BOT_PILOT_NAMES } from './tables/pilots.ts'

/** Maximum number of games per case. */
export const MAX_GAMES_PER_CASE = 5000

/** A case of a series: its settings and face set. */
export interface PlanesBotSeriesCase {
  readonly label: string
  readonly settings: BattleOptions['settings']
  /** Null for the standard set. */
  readonly faces: FaceSet | null
  /** Whether only the first bot's cubes use the face set, against the standard set. */
  readonly isTrial?: boolean | undefined
}

/** Plan of a series: the bots, which swap seats after every game, and the number of games per case. */
export const PlanesBotSeriesPlan = z.object({
  pilots: z.array(z.enum(BOT_PILOT_NAMES)).min(2).max(6),
  games: z.int().min(1).max(MAX_GAMES_PER_CASE),
  seed: z.string().trim().min(1).max(80),
})
export type PlanesBotSeriesPlan = z.infer<typeof PlanesBotSeriesPlan>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** Results of one case. */
export const PlanesBotSeriesCaseResult = z.object({
  label: z.string(),
  games: z.int(),
  /** Share of each seat in the games with a single winner, the first placer first. */
  seats: z.array(Band),
  /** Share of each bot in plan order, regardless of its seat. */
  pilots: z.array(Band),
  /** Games without a single winner; not counted for any player. */
  undecided: z.int(),
  /** Games without a shot. */
  unfired: z.int(),
  /** Games decided by the last flying player instead of the turn limit. */
  decided: z.int(),
  meanTurns: z.number(),
  /** Share of hits among all shots. */
  hits: Band,
})
export type PlanesBotSeriesCaseResult = z.infer<typeof PlanesBotSeriesCaseResult>
