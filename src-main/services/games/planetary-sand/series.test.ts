import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { generatedPlan } from '#tests/support/planetary-sand.ts'
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const army = (p: string) => ({
  figures: [1, 2, 3].map((at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' })),
})
const start = (games: number, more: object = {}) =>
  campaign.services.sandSeries.start(
    SandBotSeriesPlan.parse({
      tempers: ['bold', 'steady'],
      games,
      seed: 'series',
      armies: [army('r'), army('b')],
      ...more,
    }),
  )

test('a series is fought on other threads, and says who wins how often and what a bazooka is worth', async () => {
  const { id } = start(4, { weapon: 'space-bazooka' })
  const over = await vi.waitFor(() => {
    const progress = campaign.services.sandSeries.progress({ id })
    expect(progress.isRunning).toBe(false)
    return progress
  }, WAIT_TIMEOUT_MS)
  expect(over).toMatchObject({ done: 12, games: 12 })
  for (const { games, sides, tempers } of over.figures) {
    expect(games).toBe(4)
    for (const bands of [sides, tempers]) expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  }
  expect(over.worth?.valued).toBeCloseTo(4 / 7, 9)
})

test('a series that is stopped fights no more', () => {
  const { id } = start(2000)
  expect(campaign.services.sandSeries.stop({ id }).isRunning).toBe(false)
})

test('a planned battle is judged on its own field, in its own unit, with its armies (SAND-SET-1)', async () => {
  const { field } = generatedPlan('judged')
  const homes = field.objectives.map((goal) => ({ ...goal, home: 'b' }))
  const options = {
    seats: ['r', 'b'],
    scenario: 'defensive',
    attacker: 'r',
    field: { ...field, objectives: homes },
    armies: [army('r'), army('b')],
    settings: { zones: [0.2, 0.2], turnLimit: 3 },
  }
  const judge = (change: object) =>
    campaign.services.sandSeries.judge({
      options: BattleOptions.parse({ ...options, ...change }),
      armyIds: null,
      games: 6,
    })
  const { id } = judge({})
  const over = await vi.waitFor(() => {
    const progress = campaign.services.sandSeries.progress({ id })
    expect(progress.isRunning).toBe(false)
    return progress
  }, WAIT_TIMEOUT_MS)
  expect(over).toMatchObject({ done: 6, games: 6, worth: null })
  expect(over.figures[0]?.meanTurns).toBeLessThanOrEqual(3)
  expect(() => judge({ field: { objectives: homes.map((goal) => ({ ...goal, room: null })) } })).toThrow('on a map')
})

test('where somebody would have to begin without air no series begins, and it says who (SAND-ENV-2)', () => {
  expect(() => start(4, { air: 'SA' })).toThrow('r1 of Red has no suit')
})

test('a plan that is refused does not end the series that runs', () => {
  const { id } = start(2000)
  expect(() => start(4, { air: 'SA' })).toThrow('r1 of Red has no suit')
  expect(campaign.services.sandSeries.progress({ id }).isRunning).toBe(true)
  campaign.services.sandSeries.stop({ id })
})
