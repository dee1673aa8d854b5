import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { simulateBotBattle } from '#main/games/planetary-sand/bots/series.ts'
import { decide } from '#main/games/planetary-sand/commands/decide.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { generateField } from '#main/games/planetary-sand/ground/generate-field.ts'
import { isOnField } from '#main/games/planetary-sand/ground/positions.ts'
import { evolve } from '#main/games/planetary-sand/state/evolve.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { gameProperties } from '../support/game-properties.ts'
import { anyOptions } from '../support/planetary-sand-options.ts'
import { looseOrdersIn, ordersIn } from '../support/planetary-sand-orders.ts'
import { expectSound } from '../support/planetary-sand-sound.ts'
import { pressingIn } from '../support/planetary-sand-works.ts'
import { IS_SOAK, runs } from '../support/soak.ts'

const Answers = fc.record(
  Object.fromEntries(
    Object.entries(SETTINGS).map(([id, { choices }]) => [id, fc.constantFrom(...choices.map(({ value }) => value))]),
  ),
)

const Options = fc
  .record({
    settings: Answers,
    gravity: fc.constantFrom('EG', 'LG'),
    air: fc.constantFrom('HE', 'SA'),
    scenario: fc.constantFrom('basic', 'defensive', 'objective'),
  })
  .map(({ settings, ...more }) => BattleOptions.parse(anyOptions(settings, { rules: 3, ...more })))

gameProperties({ game: PLANETARY_SAND, options: Options, commandsIn: ordersIn, secretsFrom: () => [] })

const BATTLES = runs({ part: 3, whole: 1000 })

const MOST_ORDERS = 400

/** Chance of ending a phase instead of doing something in it: one order in so many. */
const PATIENCE = 14
/** Chance of minding what presses instead of doing anything at all: one order in so many. */

const MINDS = 4

interface Played {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

/** A random legal battle, sound after every order. */
function played(options: BattleOptions, seed: string): Played {
  const dice = createSeededDice(seed)
  const events: BattleEvent[] = []
  let battle = PLANETARY_SAND.setUp(options, dice)
  for (let tried = 0; tried < MOST_ORDERS && battle.phase !== 'over'; tried += 1) {
    const orders = looseOrdersIn(battle)
    const ending = orders.slice(-2)
    const pressing = dice.die(MINDS) === 1 ? pressingIn(battle) : []
    const from = dice.die(PATIENCE) === 1 ? ending : pressing.length > 0 ? pressing : orders
    const order = CommandSchema.parse(from[dice.die(from.length) - 1])
    const decision = decide(battle, order, dice)
    if (!decision.ok) continue
    battle = decision.events.reduce(evolve, battle)
    events.push(...decision.events)
    expectSound(battle, options)
  }
  return { battle, events }
}

describe('whatever is fought', () => {
  const what = `${BATTLES} random battles: figures conserved, nobody in two places, nobody breathes where there is no air`
  test(what, () => {
    const happened = new Map<string, number>()
    const all = fc.sample(Options, { numRuns: BATTLES, seed: 16 })
    expect(answersMissing(all, runs({ part: 0, whole: 10 }))).toEqual([])
    for (const [at, options] of all.entries()) {
      const { battle, events } = played(options, `battle ${at}`)
      for (const { type } of events) happened.set(type, (happened.get(type) ?? 0) + 1)
      expect(formatCanonicalJson(JSON.parse(JSON.stringify(battle)))).toBe(formatCanonicalJson(battle))
    }
    const most = runs({ part: 1, whole: 10 })
    const seldom = Object.entries(EVENTS).filter(
      ([type, how]) => (how === 'always' || IS_SOAK) && (happened.get(type) ?? 0) < most,
    )
    expect(seldom.map(([type]) => `${type}: ${happened.get(type) ?? 0}`)).toEqual([])
  })
})

/** Answers to settings that were agreed in fewer battles than that. */
function answersMissing(all: readonly BattleOptions[], least: number): string[] {
  return Object.entries(SETTINGS).flatMap(([id, { choices }]) =>
    choices.flatMap(({ value }) => {
      const agreed = all.filter(({ settings }) =>
        isDeepStrictEqual(settings[id as keyof typeof settings], value),
      ).length
      return agreed < least ? [`${id} ${JSON.stringify(value)}: ${agreed}`] : []
    }),
  )
}

describe('what bots fight on a map', () => {
  const FIELDS = runs({ part: 1, whole: 150 })

  test(`${FIELDS} battles stay sound after every order, and are the same when they are saved`, () => {
    const all = fc.sample(Options, { numRuns: FIELDS, seed: 17 })
    for (const [at, options] of all.entries()) {
      const onMap = withField(options, `field ${at}`)
      const tempers = [TEMPER_IDS[at % 3] ?? 'bold', TEMPER_IDS[(at + 1) % 3] ?? 'steady'] as const
      const battle = simulateBotBattle({ options: onMap, tempers, seed: 'sound', run: at }, (currentBattle) =>
        expectSound(currentBattle, onMap),
      )
      expect(battle.end).not.toBeNull()
      for (const { at: point } of battle.figures) expect(point === null || isOnField(battle, point)).toBe(true)
      expect(formatCanonicalJson(JSON.parse(JSON.stringify(battle)))).toBe(formatCanonicalJson(battle))
    }
  })
})

const TEMPER_IDS = Object.keys(BOT_STYLES) as BotStyleId[]

/** The same armies and agreements on a field by a seed, everybody in a suit. */
function withField(options: BattleOptions, seed: string): BattleOptions {
  const { seats, scenario } = options
  const { field, attacker } = generateField({ scenario, seats, unitMm: 305 }, createSeededDice(seed))
  const armies = options.armies.map((army) => ({
    ...army,
    figures: army.figures.map((figure) => ({ ...figure, hasSuit: figure.kind === 'man' })),
  }))
  return BattleOptions.parse({ ...options, field, attacker, armies, settings: { ...options.settings, turnLimit: 8 } })
}

/** What happens in a battle without a map: headings and drawn walls are only on a map, and results are applied later. */
type WalkEvent = Exclude<BattleEvent['type'], 'applied' | 'faced' | 'felled-wall'>

/** Whether an event occurs in any six battles, or is rarer. */
const EVENTS: Readonly<Record<WalkEvent, 'always' | 'seldom'>> = {
  deployed: 'always',
  'ended-phase': 'always',
  tossed: 'always',
  'chose-first': 'always',
  'began-phase': 'always',
  acted: 'always',
  met: 'always',
  parted: 'seldom',
  suited: 'always',
  stocked: 'seldom',
  listed: 'always',
  revealed: 'always',
  declared: 'always',
  withdrew: 'seldom',
  rolled: 'always',
  shot: 'always',
  launched: 'always',
  blasted: 'always',
  fell: 'always',
  wrecked: 'always',
  'got-out': 'seldom',
  opened: 'always',
  leaked: 'seldom',
  'lost-air': 'seldom',
  fled: 'seldom',
  'volley-fell': 'always',
  closed: 'seldom',
  fought: 'seldom',
  'ended-melee': 'seldom',
  captured: 'seldom',
  guarded: 'seldom',
  escaped: 'seldom',
  exchanged: 'seldom',
  disarmed: 'seldom',
  rejoined: 'seldom',
  worked: 'always',
  finished: 'seldom',
  abandoned: 'seldom',
  ordered: 'always',
  'command-checked': 'always',
  fulfilled: 'seldom',
  'left-table': 'seldom',
  blocked: 'seldom',
  counted: 'always',
  surrendered: 'seldom',
  corrected: 'seldom',
  won: 'seldom',
}
