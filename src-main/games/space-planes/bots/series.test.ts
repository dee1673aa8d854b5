import { expect, test } from 'vitest'
import type { PlanesBotSeriesCase, PlanesBotSeriesPlan } from '#shared/games/space-planes/series.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { addTallies, createSeriesTally, summarizeTally, playPlanesSeriesBatch } from './series.ts'

const plan: PlanesBotSeriesPlan = { pilots: ['hunter', 'drifter'], games: 12, seed: 'parts' }
const played: PlanesBotSeriesCase = { label: 'Standard', settings: { turnLimit: 30 }, faces: null }
const part = (from: number, games: number) => playPlanesSeriesBatch({ plan, played, from, games })

test('however a series is cut, the same games are counted', () => {
  const whole = part(0, 12)
  const cut = [part(0, 5), part(5, 1), part(6, 6)].reduce(addTallies, createSeriesTally(plan))
  expect(cut).toEqual(whole)
})

test('games that nobody won alone are told apart, and count for nobody (SP-END-3)', () => {
  const short = playPlanesSeriesBatch({ plan, played: { ...played, settings: { turnLimit: 3 } }, from: 0, games: 6 })
  const { undecided, unfired, seats } = summarizeTally('Short', short)
  expect(undecided).toBeGreaterThan(0)
  expect(undecided + short.seats.reduce((sum, wins) => sum + wins, 0)).toBe(6)
  expect(unfired).toBeLessThanOrEqual(6)
  expect(seats[0]?.share ?? 0).toBeCloseTo((short.seats[0] ?? 0) / Math.max(1, 6 - undecided), 9)
})

test('victories are shared out whole, by seat and by bot, and bots change seats', () => {
  const { seats, pilots, hits, games } = summarizeTally('Standard', part(0, 12))
  expect(games).toBe(12)
  for (const bands of [seats, pilots]) expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(pilots[0]?.share).toBeGreaterThan(pilots[1]?.share ?? 1)
  expect(hits.share).toBeGreaterThan(0)
})

test('a trial flies the drawing on the first bot alone, in whichever seat: cubes that see nothing lose', () => {
  const blind = { ...STANDARD_FACES[1], blocks: [], red: [], blue: [], name: 'Blind' }
  const faces = { 1: blind, 2: blind, 3: blind, 4: blind, 5: blind, 6: blind }
  const trial: PlanesBotSeriesCase = { ...played, settings: { turnLimit: 120 }, faces, isTrial: true }
  const hunters: PlanesBotSeriesPlan = { ...plan, pilots: ['hunter', 'hunter'] }
  const { pilots, hits } = summarizeTally(
    'Trial',
    playPlanesSeriesBatch({ plan: hunters, played: trial, from: 0, games: 6 }),
  )
  expect(pilots[0]?.share).toBeLessThan(pilots[1]?.share ?? 0)
  expect(hits.share).toBeGreaterThan(0)
  const same: PlanesBotSeriesCase = { ...played, faces: STANDARD_FACES, isTrial: true }
  const standard = (seriesCase: PlanesBotSeriesCase) =>
    playPlanesSeriesBatch({ plan: hunters, played: seriesCase, from: 0, games: 4 })
  expect(standard(same)).toEqual(standard(played))
})
