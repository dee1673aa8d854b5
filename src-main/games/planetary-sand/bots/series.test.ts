import { expect, test } from 'vitest'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { createSeriesBattleOptions, computeWeaponWorth } from './series-cases.ts'
import { createSeriesTally, summarizeTally, playSeriesBatch } from './series.ts'

const army = (p: string) => ({
  figures: [1, 2, 3].map((at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' })),
})
const planOf = (more: object = {}) =>
  SandBotSeriesPlan.parse({
    tempers: ['bold', 'steady'],
    games: 4,
    seed: 'ends',
    armies: [army('r'), army('b')],
    ...more,
  })

test('sides change ends, and every battle has a field of its own (SAND-SET-1)', () => {
  const plan = planOf({ scenario: 'defensive' })
  const battles = [0, 1, 2, 3].map((run) => createSeriesBattleOptions(plan, 0, run))
  expect(battles.map(({ seats }) => seats[0])).toEqual(['Red', 'Red', 'Blue', 'Blue'])
  expect(battles.map(({ armies }) => armies[0].figures[0]?.id)).toEqual(['r1', 'r1', 'b1', 'b1'])
  expect(battles.map(({ attacker }) => attacker)).toEqual(['Red', 'Red', 'Red', 'Red'])
  expect(new Set(battles.map(({ field }) => JSON.stringify(field))).size).toBe(4)
})

test('a field that is given stays as it is, ends and all', () => {
  const { field, attacker } = createSeriesBattleOptions(planOf(), 0, 0)
  const plan = planOf({ on: { field, attacker } })
  const battles = [0, 1, 2, 3].map((run) => createSeriesBattleOptions(plan, 0, run))
  expect(new Set(battles.map((options) => JSON.stringify(options))).size).toBe(1)
})

test('drawn battles count for nobody', () => {
  const { sides, draws } = summarizeTally('x', {
    ...createSeriesTally(),
    games: 10,
    sides: [3, 1],
    tempers: [2, 2],
    draws: 6,
  })
  expect([sides[0]?.share, sides[1]?.share, draws]).toEqual([0.75, 0.25, 6])
  const tally = playSeriesBatch({ plan: planOf({ on: undefined }), at: 0, from: 0, games: 4 })
  expect(tally.sides[0] + tally.sides[1] + tally.draws).toBe(4)
})

test('a weapon’s worth has a band, and is unknown where riflemen more won no more often', () => {
  const figure = (wins: number) =>
    summarizeTally('x', { ...createSeriesTally(), games: 100, sides: [wins, 100 - wins] })
  const plan = planOf({ weapon: 'space-bazooka' })
  const known = computeWeaponWorth(plan, [figure(50), figure(60), figure(70)])
  expect(known).toMatchObject({ played: expect.closeTo(1, 9), hasGames: true })
  expect(known?.low).toBeLessThan(1)
  expect(known?.high).toBeGreaterThan(1)
  expect(computeWeaponWorth(plan, [figure(50), figure(60), figure(50)])).toMatchObject({ played: null, hasGames: true })
  expect(computeWeaponWorth(plan, [])).toMatchObject({ played: null, hasGames: false })
})
