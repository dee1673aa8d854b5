import * as z from 'zod'
import { FieldSchema, ItemId } from './field.ts'
import { Army, SettingOptions } from './options.ts'
import { listTableIds } from './table-ids.ts'
import { type BotStyleId, BOT_STYLES } from './tables/bot-styles.ts'
import { AIRS, type Air, GRAVITIES, type Gravity } from './tables/environment.ts'
import { SCENARIOS, type ScenarioId } from './tables/phases.ts'
import { type WeaponId, WEAPONS } from './tables/weapons.ts'

/** The most games that each case of a series is played. */
const MOST_GAMES = 2000

/** What is asked of a series: the bots, who change sides from game to game, and sides, which change ends, each battle on a field of its own that follows from the seed; and what a weapon is worth, where one is named. */
export const SeriesPlan = z.object({
  tempers: z.tuple([z.enum(listTableIds<BotStyleId>(BOT_STYLES)), z.enum(listTableIds<BotStyleId>(BOT_STYLES))]),
  games: z.int().min(1).max(MOST_GAMES),
  seed: z.string().trim().min(1).max(80),
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)).default('basic'),
  gravity: z.enum(listTableIds<Gravity>(GRAVITIES)).default('EG'),
  air: z.enum(listTableIds<Air>(AIRS)).default('HE'),
  seats: z.tuple([ItemId, ItemId]).default(['Red', 'Blue']),
  armies: z.tuple([Army, Army]),
  /** The field that they fight on, where it is not one by the seed. */
  on: z
    .object({
      field: FieldSchema,
      attacker: z.string().min(1).max(40).nullable(),
      settings: SettingOptions.partial().default({}),
    })
    .optional(),
  /** Given to one man of the first side in a case of its own. */
  weapon: z.enum(listTableIds<WeaponId>(WEAPONS)).nullable().default(null),
})
export type SeriesPlan = z.infer<typeof SeriesPlan>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** What came of one case. */
export const SeriesFigures = z.object({
  label: z.string(),
  games: z.int(),
  /** The share of each side in the games that were won; a draw counts for nobody. */
  sides: z.array(Band),
  /** Of each bot, in the order of the plan, whatever its side. */
  tempers: z.array(Band),
  draws: z.int(),
  meanTurns: z.number(),
})
export type SeriesFigures = z.infer<typeof SeriesFigures>

/** What a weapon is worth in riflemen more, by the battles with its band, and by our value. */
export const WeaponWorth = z.object({
  /** Null where too little is known. */
  played: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Whether every case was won at least once; without a number then riflemen more won no more often. */
  hasGames: z.boolean(),
  valued: z.number(),
})
export type WeaponWorth = z.infer<typeof WeaponWorth>
