import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { runs } from '#tests/support/soak.ts'
import { type SprtPlan, type SprtVerdict, computeSprtVerdict } from './sprt.ts'

const PLAN: SprtPlan = { margin: 0.1, error: 0.05 }
const COINS = runs({ part: 1000, whole: 20_000 })
const SIDES = 1000

/** One coin tossed until its answer is clear; how often it was. */
function toss(chance: number, run: number): { verdict: SprtVerdict; tosses: number } {
  const dice = new SimulationDice(`coin ${chance}`, run)
  let [wins, losses] = [0, 0]
  for (;;) {
    if (dice.die(SIDES) <= chance * SIDES) wins += 1
    else losses += 1
    const verdict = computeSprtVerdict({ wins, losses }, PLAN)
    if (verdict !== null) return { verdict, tosses: wins + losses }
  }
}

/** The share of wrong answers for coins of one kind, and how many tosses they took on average. */
function wrongShare(chance: number, right: SprtVerdict): { wrong: number; mean: number } {
  const all = Array.from({ length: COINS }, (_coin, run) => toss(chance, run))
  const wrong = all.filter(({ verdict }) => verdict !== right).length / COINS
  return { wrong, mean: all.reduce((sum, { tosses }) => sum + tosses, 0) / COINS }
}

/** Four standard errors above the rate that is put up with. */
const atMost = (error: number) => error + 4 * Math.sqrt((error * (1 - error)) / COINS)

test('coins off by the margin or more are told apart, wrong no oftener than was agreed, and the farther off the sooner', () => {
  const [better, clear, worse] = [wrongShare(0.6, 'better'), wrongShare(0.75, 'better'), wrongShare(0.4, 'worse')]
  for (const { wrong } of [better, clear, worse]) expect(wrong).toBeLessThanOrEqual(atMost(PLAN.error))
  expect(clear.mean).toBeLessThan(better.mean / 2)
})

test('a fair coin is called even, wrong no oftener than both tests together', () => {
  const { wrong } = wrongShare(0.5, 'even')
  expect(wrong).toBeLessThanOrEqual(atMost(2 * PLAN.error))
})

test('few games say nothing, and what is said of one side is said of the other the other way', () => {
  expect(computeSprtVerdict({ wins: 0, losses: 0 }, PLAN)).toBeNull()
  expect(computeSprtVerdict({ wins: 5, losses: 0 }, PLAN)).toBeNull()
  expect(computeSprtVerdict({ wins: 40, losses: 10 }, PLAN)).toBe('better')
  expect(computeSprtVerdict({ wins: 10, losses: 40 }, PLAN)).toBe('worse')
})
