import { expect, test } from 'vitest'
import { computeWilsonInterval } from './wilson.ts'

test('bands are those of the tables', () => {
  const { low, high } = computeWilsonInterval(8, 10)
  expect([low, high]).toEqual([expect.closeTo(0.4902, 4), expect.closeTo(0.9433, 4)])
  expect(computeWilsonInterval(0, 20)).toMatchObject({ share: 0, low: 0, high: expect.closeTo(0.1611, 4) })
  expect(computeWilsonInterval(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})
