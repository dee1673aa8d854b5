import { expect, test } from 'vitest'
import { HEX_WIDTH, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { createUnderlayCoveringBoard, convertRadiiToHexes, convertHexesToRadii } from './underlay-fields.ts'

test('A picture is placed in hexes and kept in hex radii', () => {
  expect(convertRadiiToHexes(convertHexesToRadii(3.25))).toBe(3.25)
  expect(convertHexesToRadii(2)).toBeCloseTo(2 * HEX_WIDTH)
})

test('A new picture is as wide as the board', () => {
  expect(convertRadiiToHexes(createUnderlayCoveringBoard('a', STANDARD_BOARD).width)).toBe(16.5)
})
