import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { fistfulMap } from '#tests/support/fistful-maps.ts'
import { BOT_TURN_LIMIT, simulateBotGame, simulateBotSeries } from './simulate.ts'

const map = fistfulMap('simulate')
const tempers = { A: 'conqueror', B: 'warden' } as const

test('the same seed plays the same game to its end', () => {
  const game = simulateBotGame(map, DEFAULT_SETTINGS, tempers, 'once')
  expect(simulateBotGame(map, DEFAULT_SETTINGS, tempers, 'once')).toEqual(game)
  expect(simulateBotGame(map, DEFAULT_SETTINGS, tempers, 'twice').series).not.toEqual(game.series)
  expect(game.series.map(({ turn }) => turn)).toEqual(Array.from({ length: game.turns }, (_, at) => at + 1))
  expect(game.turns).toBeLessThanOrEqual(BOT_TURN_LIMIT)
})

test('a turn limit that is agreed is kept', () => {
  const { turns, result } = simulateBotGame(
    map,
    { ...DEFAULT_SETTINGS, turnLimit: 20 },
    { A: 'warden', B: 'warden' },
    'short',
  )
  expect(turns).toBeLessThanOrEqual(20)
  if (turns === 20) expect(result.why).toBe('turn-limit')
})

test('conquerors and wardens: homeworlds decide most games', () => {
  const figures = simulateBotSeries({ map, settings: DEFAULT_SETTINGS, tempers, games: 20, seed: 'series' })
  expect(figures.wins.A + figures.wins.B + figures.draws).toBe(20)
  expect(figures.decided).toBeGreaterThanOrEqual(14)
  expect(figures.shareOfA).toBeCloseTo((figures.wins.A + figures.draws / 2) / 20, 12)
  expect(figures.error).toBeLessThanOrEqual(0.5 / Math.sqrt(20) + 1e-12)
  expect(figures.meanTurns).toBeLessThan(BOT_TURN_LIMIT)
})

test('seats are swapped in every second game: a temper against itself wins about as often', () => {
  const figures = simulateBotSeries({
    map,
    settings: DEFAULT_SETTINGS,
    tempers: { A: 'raider', B: 'raider' },
    games: 30,
    seed: 'mirror',
  })
  expect(Math.abs(figures.shareOfA - 0.5)).toBeLessThan((3.5 * 0.5) / Math.sqrt(30))
})
