import { NEWEST_DICE_GENERATOR_VERSION } from '#main/games/kit/dice-generators.ts'
import { createSeededDice, SimulationDice } from '#main/games/kit/dice.ts'
import { playSeriesBatch } from '#main/games/planetary-sand/bots/series.ts'
import { PLANETARY_SAND_PLAYABLE } from '#main/games/planetary-sand/choices/playable.ts'
import { decide } from '#main/games/planetary-sand/commands/decide.ts'
import { type DirectShot, rollShot } from '#main/games/planetary-sand/fire/direct-shot.ts'
import { evolve } from '#main/games/planetary-sand/state/evolve.ts'
import { SAND_SERIES_DEFINITION } from '#main/services/games/planetary-sand/series.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { createDefaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { sandBattle } from '../support/planetary-sand.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { measurePerSecond } from './rates.ts'
import { measureSecondThread } from './second-thread.ts'
import { median } from './statistics.ts'

/** Firestone's attacks per second, the reference of `performance.md`; the goals of P3 are multiples of it. */
const SHOTS = { bare: 1_000_000, logged: 340_000 } as const
const MEN = 20
const VOLLEY = 30
/**
 * Measures Planetary Sand: shots, volleys with their odds, battles of bots on a map, and the gain of a second thread.
 */
export async function measurePlanetarySand(): Promise<BenchmarkResult[]> {
  return [
    measureShots(),
    measureLoggedShots(),
    measureVolley(),
    measureBattles(),
    await measureSecondThread({
      what: 'a series of Planetary Sand on two threads against one',
      kind: SAND_SERIES_DEFINITION,
      planOf,
    }),
  ]
}

/** Direct shots including dice and coin, without recording. */
function measureShots(): BenchmarkResult {
  const [settings, dice] = [createDefaultSettings(), new SimulationDice('shots', 1)]
  const shot: DirectShot = {
    weapon: 'zap-rifle',
    air: 'HE',
    distance: 2,
    target: { kind: 'man', defence: 1, plate: null },
    isAgain: true,
    cover: 'building',
    isFighting: true,
  }
  return measurePerSecond('shots of Planetary Sand in a second', SHOTS.bare, () => {
    for (let at = 0; at < 1000; at += 1) rollShot(shot, 'medium', { settings, dice })
    return 1000
  })
}

/** Thirty riflemen on both sides, all of the first side listed. */
function fireFight(): Battle {
  const men = (p: string) => Array.from({ length: VOLLEY }, (_, at) => ({ id: `${p}${at}` }))
  const lists = { Ana: men('a').map(({ id }) => ({ shooter: id, weapon: 'zap-rifle' as const, crew: [] })), Ben: [] }
  return sandBattle({ ana: men('a'), ben: men('b'), battle: { phase: 'fire', lists } })
}

const shotAt = (at: number) => ({
  shooter: `a${at}`,
  weapon: 'zap-rifle' as const,
  target: `b${at}`,
  distance: { r: 2 },
  plate: null,
})

/** Shots as at the table: decided, explained, logged as events with recorded dice, and applied to the battle. */
function measureLoggedShots(): BenchmarkResult {
  const start = fireFight()
  const orders = Array.from({ length: VOLLEY }, (_, at): Command => ({ type: 'shoot', by: 'Ana', ...shotAt(at) }))
  let volley = 0
  return measurePerSecond('shots of Planetary Sand in a second, decided and logged', SHOTS.logged, () => {
    const dice = createSeededDice(`logged/${volley}`, 0, NEWEST_DICE_GENERATOR_VERSION)
    volley += 1
    orders.reduce((battle, order) => {
      const decision = decide(battle, order, dice)
      return decision.ok ? decision.events.reduce(evolve, battle) : battle
    }, start)
    return VOLLEY
  })
}

/** Preview of a volley, as the page requests it before it is fired. */
function measureVolley(): BenchmarkResult {
  const battle = fireFight()
  const pieces = Array.from({ length: VOLLEY }, (_, at) => `a${at}`)
  const draft = { pieces, choice: 'shoot', target: 'b0', values: { distance: { cord: 3, third: 2 } } }
  const times = Array.from({ length: 40 }, () => {
    const started = performance.now()
    PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', draft)
    return performance.now() - started
  }).slice(10)
  return {
    what: `a volley of ${VOLLEY} with its odds`,
    value: median(times),
    goal: { atMost: 5 },
    unit: ' ms',
    from: 'median of 30',
  }
}

/** Series of battles between bots on a map. */
function planOf(games: number): SandBotSeriesPlan {
  const army = (p: string) => ({
    figures: Array.from({ length: MEN }, (_, at) => ({
      id: `${p}${at}`,
      unit: `${p} ${Math.floor(at / 7)}`,
      weapon: at % 8 === 7 ? 'space-bazooka' : 'zap-rifle',
    })),
  })
  return SandBotSeriesPlan.parse({ tempers: ['bold', 'steady'], games, seed: 'bench', armies: [army('a'), army('b')] })
}

function measureBattles(): BenchmarkResult {
  const plan = planOf(1)
  playSeriesBatch({ plan, at: 0, from: 0, games: 4 })
  let from = 0
  return measurePerSecond(`battles of ${MEN} against ${MEN} on a map in a second`, 50, () => {
    playSeriesBatch({ plan, at: 0, from, games: 1 })
    from += 1
    return 1
  })
}
