import { expect, test } from 'vitest'
import { getDashes, fitDashPatternToHexSide } from './lines.ts'

test('solid lines have no dashes, dotted ones shorter than dashed ones', () => {
  expect(getDashes('solid', 2)).toEqual([])
  expect(getDashes('dotted', 2)[0]).toBeLessThan(getDashes('dashed', 2)[0] ?? 0)
})

test.each([9, 24.5, 60, 3])(
  'dashes along a side of %d pixels end where they begin, in the middle of a dash',
  (side) => {
    for (const style of ['dashed', 'dotted'] as const) {
      const { dashes, offset } = fitDashPatternToHexSide(style, 1.5, side)
      const [dash = 0, gap = 0] = dashes
      const times = side / (dash + gap)
      expect(times).toBeCloseTo(Math.round(times), 6)
      expect(offset).toBeCloseTo(dash / 2)
    }
    expect(fitDashPatternToHexSide('solid', 1.5, side)).toEqual({ dashes: [], offset: 0 })
  },
)
