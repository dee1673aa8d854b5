import { expect, test } from 'vitest'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import {
  formatShareInterval,
  formatFairness,
  createSeriesFields,
  buildSeriesPlan,
  formatWeaponWorth,
} from './series-plan.ts'

test('what the form asks for is a plan', () => {
  const plan = SandBotSeriesPlan.parse(
    buildSeriesPlan({ ...createSeriesFields(), men: [9, 3], weapon: 'space-bazooka' }),
  )
  expect(plan.armies.map(({ figures }) => figures.length)).toEqual([9, 3])
  expect(plan.armies[0].figures[8]?.unit).toBe('Red 2')
})

test('shares are told with their bands, a field that favours a side is named', () => {
  const band = (share: number) => ({ share, low: share - 0.1, high: share + 0.1 })
  const figures = { label: 'x', games: 40, tempers: [], draws: 0, meanTurns: 5 }
  expect(formatShareInterval(band(0.5))).toBe('50 % (40–60)')
  expect(formatFairness({ ...figures, sides: [band(0.3), band(0.7)] }, ['Red', 'Blue'])).toBe('The field favours Blue.')
  expect(formatFairness({ ...figures, sides: [band(0.5), band(0.5)] }, ['Red', 'Blue'])).toContain('Neither')
  const worth = { played: 1.25, low: -0.5, high: 3, hasGames: true, valued: 0.5 }
  expect(formatWeaponWorth(worth)).toContain('1.3 riflemen (-0.5 to 3.0); by our value: 0.5')
  const unknown = { ...worth, played: null, low: null, high: null }
  expect(formatWeaponWorth(unknown)).toContain('riflemen more won no more often')
  expect(formatWeaponWorth({ ...unknown, hasGames: false })).toContain('too few battles')
})
