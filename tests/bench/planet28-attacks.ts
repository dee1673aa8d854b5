import { SimulationDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { fireFight, shotAt } from './planet28-battle.ts'
import { createFirestoneCombats, createShowdownBattles, type BenchmarkWork } from './planet28-peers.ts'
import { measureRate } from './rates.ts'
import { median } from './statistics.ts'

/**
 * Reference rates of `performance.md` (Firestone attacks and Showdown gen 1 actions per second), used if they cannot
 * be installed.
 */
const REFERENCE = { firestone: 169_000, showdown: 8500 } as const
/** Required multiples of the reference rates (P3). */
const GOALS = { firestone: 1, showdown: 20 } as const
const ROUNDS = getMeasurementSize(7)
const ROUND_MS = getMeasurementSize(250, 5)
const ATTACKS = getMeasurementSize(500, 10)

/**
 * Measures whole shots by the rules: dice, armour and break tests, with every roll logged and the battle after it. Peers
 * run in the same rounds if `packages` has them.
 */
export function measureAttacks(packages: string | null): BenchmarkResult[] {
  const peers =
    packages === null
      ? null
      : { firestone: createFirestoneCombats(packages), showdown: createShowdownBattles(packages) }
  const rates = ratesOf({ ours: shootAgain(), ...peers })
  const against = (what: string, peer: 'firestone' | 'showdown', atLeast: number) => {
    const theirs = rates.map((round) => round[peer] ?? REFERENCE[peer])
    const value = median(rates.map((round, at) => (round['ours'] ?? 0) / (theirs[at] ?? 1)))
    const rate = median(rates.map((round) => round['ours'] ?? 0))
    const from = `${thousands(rate)} against ${thousands(median(theirs))} a second${peers === null ? ' by reference, not installed' : ''}, median of ${ROUNDS}`
    return { what, value, goal: { atLeast }, unit: '', from } as const
  }
  return [
    against('attacks of Planet 28 with their log, against those of Firestone', 'firestone', GOALS.firestone),
    against('attacks of Planet 28 with their log, against actions of Showdown gen 1', 'showdown', GOALS.showdown),
  ]
}

/** Runs per second of each, alternating round by round. */
function ratesOf(works: Readonly<Record<string, BenchmarkWork>>): Readonly<Record<string, number>>[] {
  const round = () =>
    Object.fromEntries(Object.entries(works).map(([name, work]) => [name, measureRate(work, ROUND_MS)]))
  for (let warming = 0; warming < 3; warming += 1) round()
  return Array.from({ length: ROUNDS }, round)
}

function shootAgain(): BenchmarkWork {
  const [battle, dice, order] = [fireFight(), new SimulationDice('shots', 1), shotAt('blue-1-1')]
  return () => {
    let done = 0
    for (let at = 0; at < ATTACKS; at += 1) {
      const decision = decide(battle, order, dice)
      if (!decision.ok) throw new Error(decision.refusal.message)
      done += Number(decision.after !== battle)
    }
    return done
  }
}

function thousands(rate: number): string {
  return `${(rate / 1000).toFixed(rate < 100_000 ? 1 : 0)} k`
}
