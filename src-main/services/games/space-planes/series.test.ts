import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const series = () => campaign.services.planesSeries
const short = { turnLimit: 4 } as const
const plan = {
  pilots: ['drifter', 'hunter'] as const,
  seed: 'series',
  cases: [
    { label: 'Standard', settings: short, faces: null },
    { label: 'Square', settings: { ...short, headings: 'square' as const }, faces: null },
  ],
}
const start = (games: number) => series().start({ ...plan, pilots: [...plan.pilots], games })

test('a series is played on another thread, and says how far it is until it is over', async () => {
  const { id } = start(6)
  expect(series().progress({ id })).toMatchObject({ done: 0, games: 12, isRunning: true })
  const over = await vi.waitFor(() => {
    const progress = series().progress({ id })
    expect(progress.isRunning).toBe(false)
    return progress
  }, WAIT_TIMEOUT_MS)
  expect(over.done).toBe(12)
  for (const { games, seats, pilots } of over.figures) {
    expect(games).toBe(6)
    for (const bands of [seats, pilots]) expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  }
  expect(over.figures.map(({ label }) => label)).toEqual(['Standard', 'Square'])
})

test('a series that is stopped plays no more, and what was counted stays', async () => {
  const { id } = start(5000)
  await vi.waitFor(() => expect(series().progress({ id }).done).toBeGreaterThan(0), WAIT_TIMEOUT_MS)
  const { done, isRunning } = series().stop({ id })
  expect(isRunning).toBe(false)
  expect(series().progress({ id })).toMatchObject({ done, isRunning: false })
})

test('another series takes the place of the first', () => {
  const { id } = start(5000)
  const secondSeries = start(1)
  expect(() => series().progress({ id })).toThrow('This series is not there')
  series().stop(secondSeries)
})
