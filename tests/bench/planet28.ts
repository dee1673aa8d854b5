import { SimulationDice } from '#main/games/kit/dice.ts'
import { oddsOf } from '#main/games/planet28/battle/odds/odds-of.ts'
import { type BalancePart, type BalancePlan, playBalance } from '#main/games/planet28/field/balance.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { BALANCE_SERIES } from '#main/services/games/planet28/field/balance.ts'
import { createSeries } from '#main/services/matches/series.ts'
import { measureAttacks } from './planet28-attacks.ts'
import { fireFight, shotAt, SIXES } from './planet28-battle.ts'
import { gainOfSecondThread, perSecond } from './rates.ts'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

const GAMES = 160
const THREAD_ROUNDS = 5

/** Planet 28: attacks, their odds, and battles of directors on the practice field; `packages` holds what attacks are measured beside. */
export async function measurePlanet28(packages: string | null): Promise<Finding[]> {
  return [
    ...measureAttacks(packages),
    measureOdds('the exact odds of an attack', 1, 0.01),
    measureOdds('the exact odds of a chain of four attacks', 4, 0.2),
    measureBattles(),
    await measureThreads(),
  ]
}

function measureOdds(what: string, count: number, atMost: number): Finding {
  const [battle, attacks] = [fireFight(), Array.from({ length: count }, () => shotAt('blue-1-1'))]
  const rate = perSecond(what, 0, () => {
    for (let at = 0; at < 100; at += 1) oddsOf(battle, attacks)
    return 100
  })
  const value = 1000 / rate.value
  return { ...rate, value, goal: { atMost }, unit: ' ms', from: `${(1000 * value).toFixed(1)} µs, ${rate.from}` }
}

/** No answer is clear within this margin, so that all battles are fought. */
const NEVER_CLEAR = 0.001

const planOf = (most: number): BalancePlan => ({
  options: SIXES,
  field: FIELD,
  directors: ['captain', 'list'],
  places: {},
  question: { ask: 'chances' },
  margin: NEVER_CLEAR,
  most,
  seed: 'bench',
})
const partOf = (from: number, games: number): BalancePart => ({ plan: planOf(GAMES), from, games })
const FIELD = generateField(new SimulationDice('bench', 0))

function measureBattles(): Finding {
  let from = 0
  return perSecond('battles of 6 against 6 on the practice field in a second', 40, () => {
    playBalance(partOf(from, 1))
    from += 1
    return 1
  })
}

/** The same series on one thread and on two, as whoever asks for it waits for it, once the threads have played one. */
async function measureThreads(): Promise<Finding> {
  await secondsOfSeries(2)
  const ratios: number[] = []
  const gains: number[] = []
  for (let round = 0; round < THREAD_ROUNDS; round += 1) {
    ratios.push((await secondsOfSeries(1)) / (await secondsOfSeries(2)))
    gains.push(await gainOfSecondThread())
  }
  return {
    what: 'a balance series of practice battles on two threads against one',
    value: median(ratios),
    goal: { atLeast: 1.85 },
    unit: '',
    from: `${GAMES} battles, median of ${THREAD_ROUNDS}; a loop that only counts gains ${median(gains).toFixed(2)}`,
  }
}

async function secondsOfSeries(threads: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const series = createSeries({ newId: () => 'bench', report: reject }, BALANCE_SERIES, threads)
  const started = performance.now()
  const { id } = series.start(planOf(GAMES))
  const look = setInterval(() => series.progress({ id }).isRunning || resolve(), 2)
  await promise.finally(() => clearInterval(look))
  const { played } = series.progress({ id })
  if (played !== GAMES) throw new Error(`${played} of ${GAMES} battles were fought`)
  return (performance.now() - started) / 1000
}
