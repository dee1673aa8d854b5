import { expect, test } from 'vitest'
import { parseChannels, computeLightness, PRINT_PALETTE } from './map-colours.ts'

test('a colour has three channels and a lightness', () => {
  expect(parseChannels('#c9a24b')).toEqual([201, 162, 75])
  expect(computeLightness('#000000')).toBe(0)
  expect(computeLightness('#ffffff')).toBeCloseTo(1)
  expect(computeLightness('#ffff00')).toBeGreaterThan(computeLightness('#0000ff'))
})

test('print is ink on white, and every star can be told from the paper', () => {
  expect(PRINT_PALETTE.ground).toBe('#ffffff')
  for (const { line } of PRINT_PALETTE.stars) expect(computeLightness(line)).toBeLessThan(0.6)
})
