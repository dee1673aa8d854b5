import { expect, test } from 'vitest'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'
import {
  addBalanceTallies,
  computeBalanceResult,
  type BalancePlan,
  countBattlesLeft,
  EMPTY_BALANCE_TALLY,
  playBalanceBatch,
} from './balance.ts'
import { replaceItemInPlan } from './balance.ts'

const SIDES = ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))

function planOf(counts: readonly [number, number], more: Partial<BalancePlan> = {}): BalancePlan {
  const units = SIDES.flatMap(({ id: side }, at) =>
    createQuickUnitOptions(
      { name: side, count: counts[at] ?? 0, skill: 5, hitPoints: 10, equipment: ['laser-rifle', 'dagger'] },
      { side, base: side },
    ),
  )
  const options: BattleOptions = { play: 'opposed', goal: '', turns: 6, settings: {}, house: [], sides: SIDES, units }
  const base = {
    field: EMPTY_FIELD,
    directors: ['list', 'list'],
    places: {},
    question: { ask: 'chances' },
    margin: 0.1,
    most: 200,
    seed: 's',
  } as const
  return { ...base, options, ...more }
}

test('parts add up to the whole, whoever plays them, and what comes after a clear answer does not count', () => {
  const plan = planOf([3, 1])
  const whole = playBalanceBatch({ plan, from: 0, games: 30 })
  const parts = addBalanceTallies(
    playBalanceBatch({ plan, from: 0, games: 11 }),
    playBalanceBatch({ plan, from: 11, games: 19 }),
  )
  expect(parts).toEqual(whole)
  const figures = computeBalanceResult(plan, whole)
  expect(figures).toMatchObject({ verdict: 'better', losses: 0 })
  expect(figures.played).toBeLessThan(30)
  expect(figures.meanTurns).toBe(
    computeBalanceResult(plan, playBalanceBatch({ plan, from: 0, games: figures.played })).meanTurns,
  )
  expect(figures.share.low).toBeGreaterThan(0.5)
  expect(countBattlesLeft(plan, whole)).toBe(0)
  expect(countBattlesLeft(plan, EMPTY_BALANCE_TALLY)).toBe(200)
})

test('the same bot on both sides changes them from battle to battle, and its chances stay open', () => {
  const plan = planOf([3, 1], { question: { ask: 'directors', one: 'list', other: 'list' } })
  const { scores } = playBalanceBatch({ plan, from: 0, games: 6 })
  expect(scores.map((score, at) => score * (at % 2 === 0 ? 1 : -1))).toEqual([1, 1, 1, 1, 1, 1])
  expect(computeBalanceResult(plan, { scores, turns: [1, 2, 3, 4, 5, 6] })).toMatchObject({
    verdict: null,
    wins: 3,
    losses: 3,
    meanTurns: 3.5,
  })
})

test('what gear is worth: each battle with it and without; worth nothing in its own place', () => {
  const swap = { ask: 'gear', row: 'laser-rifle', instead: null } as const
  const plan = planOf([2, 2], { question: swap })
  const bare = replaceItemInPlan(plan, swap)
  expect(bare.options.units.map((unit) => (unit.kind === 'character' ? unit.profile.equipment : []))).toEqual([
    ['dagger'],
    ['dagger'],
    ['laser-rifle', 'dagger'],
    ['laser-rifle', 'dagger'],
  ])
  const same = playBalanceBatch({
    plan: planOf([2, 2], { question: { ...swap, instead: 'laser-rifle' } }),
    from: 0,
    games: 4,
  })
  expect(same.scores).toEqual([0, 0, 0, 0])
  expect(same.turns).toHaveLength(4)
})
