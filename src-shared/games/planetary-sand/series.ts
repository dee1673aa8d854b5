import * as z from 'zod'
import { FieldSchema, ItemIdSchema } from './field.ts'
import { Army, SettingDeviationsSchema } from './options.ts'
import { listTableIds } from './table-ids.ts'
import { type BotStyleId, BOT_STYLES } from './tables/bot-styles.ts'
import { AIRS, type Air, GRAVITIES, type Gravity } from './tables/environment.ts'
import { SCENARIOS, type ScenarioId } from './tables/phases.ts'
import { type WeaponId, WEAPONS } from './tables/weapons.ts'

/** Maximum number of games per case. */
const MOST_GAMES = 2000

/**
 * Plan of a series. Bots swap sides after every game, sides swap ends, and each battle uses its own field generated
 * from the seed. Optionally evaluates a weapon.
 */
export const SandBotSeriesPlan = z.object({
  tempers: z.tuple([z.enum(listTableIds<BotStyleId>(BOT_STYLES)), z.enum(listTableIds<BotStyleId>(BOT_STYLES))]),
  games: z.int().min(1).max(MOST_GAMES),
  seed: z.string().trim().min(1).max(80),
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)).default('basic'),
  gravity: z.enum(listTableIds<Gravity>(GRAVITIES)).default('EG'),
  air: z.enum(listTableIds<Air>(AIRS)).default('HE'),
  seats: z.tuple([ItemIdSchema, ItemIdSchema]).default(['Red', 'Blue']),
  armies: z.tuple([Army, Army]),
  /** A fixed field instead of generated ones. */
  on: z
    .object({
      field: FieldSchema,
      attacker: z.string().min(1).max(40).nullable(),
      settings: SettingDeviationsSchema.partial().default({}),
    })
    .optional(),
  /** The weapon to evaluate: given to one man of the first side in an additional case. */
  weapon: z.enum(listTableIds<WeaponId>(WEAPONS)).nullable().default(null),
})
export type SandBotSeriesPlan = z.infer<typeof SandBotSeriesPlan>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** Results of one case. */
export const SandBotSeriesCaseResult = z.object({
  label: z.string(),
  games: z.int(),
  /** Share of each side in the decided games; draws are not counted. */
  sides: z.array(Band),
  /** Share of each bot in plan order, regardless of its side. */
  tempers: z.array(Band),
  draws: z.int(),
  meanTurns: z.number(),
})
export type SandBotSeriesCaseResult = z.infer<typeof SandBotSeriesCaseResult>

/** Value of a weapon in additional riflemen: measured in battles with its interval, and by our formula. */
export const WeaponWorth = z.object({
  /** Null if there is too little data. */
  played: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /**
   * Whether every case has at least one win. If true and `played` is null, additional riflemen did not win more often.
   */
  hasGames: z.boolean(),
  valued: z.number(),
})
export type WeaponWorth = z.infer<typeof WeaponWorth>
