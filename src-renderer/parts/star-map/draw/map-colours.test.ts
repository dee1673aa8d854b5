import { expect, test } from 'vitest'
import { channelsOf, lightnessOf, PRINT_PALETTE } from './map-colours.ts'

test('a colour has three channels and a lightness', () => {
  expect(channelsOf('#c9a24b')).toEqual([201, 162, 75])
  expect(lightnessOf('#000000')).toBe(0)
  expect(lightnessOf('#ffffff')).toBeCloseTo(1)
  expect(lightnessOf('#ffff00')).toBeGreaterThan(lightnessOf('#0000ff'))
})

test('print is ink on white, and every star can be told from the paper', () => {
  expect(PRINT_PALETTE.ground).toBe('#ffffff')
  for (const { line } of PRINT_PALETTE.stars) expect(lightnessOf(line)).toBeLessThan(0.6)
})
