import { expect, test } from 'vitest'
import type { SeriesCase, SeriesPlan } from '#shared/games/space-planes/series.ts'
import { addTallies, emptyTally, figuresOf, playPart } from './series.ts'

const plan: SeriesPlan = { pilots: ['hunter', 'drifter'], games: 12, seed: 'parts' }
const played: SeriesCase = { label: 'Standard', settings: { turnLimit: 30 }, faces: null }
const part = (from: number, games: number) => playPart({ plan, played, from, games })

test('however a series is cut, the same games are counted', () => {
  const whole = part(0, 12)
  const cut = [part(0, 5), part(5, 1), part(6, 6)].reduce(addTallies, emptyTally(plan))
  expect(cut).toEqual(whole)
})

test('victories are shared out whole, by seat and by bot, and bots change seats', () => {
  const { seats, pilots, hits, games } = figuresOf('Standard', part(0, 12))
  expect(games).toBe(12)
  for (const bands of [seats, pilots]) expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(pilots[0]?.share).toBeGreaterThan(pilots[1]?.share ?? 1)
  expect(hits.share).toBeGreaterThan(0)
})
