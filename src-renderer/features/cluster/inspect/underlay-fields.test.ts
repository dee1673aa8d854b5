import { expect, test } from 'vitest'
import { HEX_WIDTH, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { fitToBoard, toHexes, toRadii } from './underlay-fields.ts'

test('A picture is placed in hexes and kept in hex radii', () => {
  expect(toHexes(toRadii(3.25))).toBe(3.25)
  expect(toRadii(2)).toBeCloseTo(2 * HEX_WIDTH)
})

test('A new picture is as wide as the board', () => {
  expect(toHexes(fitToBoard('a', STANDARD_BOARD).width)).toBe(16.5)
})
