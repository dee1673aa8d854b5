import { SimulationDice } from '#main/games/kit/dice.ts'
import { computeAttackSequenceOdds } from '#main/games/planet28/battle/odds/attack-sequence-odds.ts'
import { type BalancePlan, playBalanceBatch } from '#main/games/planet28/field/balance.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { BALANCE_SERIES_DEFINITION } from '#main/services/games/planet28/field/balance.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { measureAttacks } from './planet28-attacks.ts'
import { fireFight, shotAt, SIXES } from './planet28-battle.ts'
import { measurePerSecond } from './rates.ts'
import { measureSecondThread } from './second-thread.ts'

/**
 * Measures Planet 28: attacks, their odds, and battles of bots on the practice field. `packages` contains the engines
 * for comparison.
 */
export async function measurePlanet28(packages: string | null): Promise<BenchmarkResult[]> {
  return [
    ...measureAttacks(packages),
    measureOdds('the exact odds of an attack', 1, 0.01),
    measureOdds('the exact odds of a chain of four attacks', 4, 0.2),
    measureBattles(),
    await measureSecondThread({
      what: 'a balance series of practice battles on two threads against one',
      kind: BALANCE_SERIES_DEFINITION,
      planOf,
    }),
  ]
}

function measureOdds(what: string, count: number, atMost: number): BenchmarkResult {
  const [battle, attacks] = [fireFight(), Array.from({ length: count }, () => shotAt('blue-1-1'))]
  const rate = measurePerSecond(what, 0, () => {
    for (let at = 0; at < 100; at += 1) computeAttackSequenceOdds(battle, attacks)
    return 100
  })
  const value = 1000 / rate.value
  return { ...rate, value, goal: { atMost }, unit: ' ms', from: `${(1000 * value).toFixed(1)} µs, ${rate.from}` }
}

/** Margin so small that no result is clear and all battles are fought. */
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
const FIELD = generateField(new SimulationDice('bench', 0))

function measureBattles(): BenchmarkResult {
  let from = 0
  return measurePerSecond('battles of 6 against 6 on the practice field in a second', 60, () => {
    playBalanceBatch({ plan: planOf(1), from, games: 1 })
    from += 1
    return 1
  })
}
