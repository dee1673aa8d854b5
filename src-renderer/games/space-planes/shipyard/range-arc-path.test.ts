import { expect, test } from 'vitest'
import { buildRangeArcPath } from './range-arc-path.ts'

test('SP-FACE-1: degrees run counter-clockwise from the right', () => {
  expect(buildRangeArcPath({ from: 1, to: 89 }, 40)).toBe('M90 49.65A40 40 0 0 0 50.35 10')
  expect(buildRangeArcPath({ from: 1, to: 269 }, 40)).toMatch(/^M90 49\.65A40 40 0 1 0 /)
})

test('An arc all round is a whole ring', () => {
  expect(buildRangeArcPath({ from: 0, to: 359 }, 40)).toBe('M90 50A40 40 0 1 0 10 50A40 40 0 1 0 90 50')
})
