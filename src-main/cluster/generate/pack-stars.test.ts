import { expect, test } from 'vitest'
import { seededDice } from '#main/games/kit/dice.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import { packStars } from './pack-stars.ts'
import { createPlaceableHexes, getSymmetricHexes } from './placeable-hexes.ts'

test.each([
  [2, 3],
  [3, 7],
  [4, 12],
])('stars %i hexes apart are packed almost as close as the %i hexes each needs at least', (apartHexes, value) => {
  const board = { ...STANDARD_GENERATOR_SETTINGS.board, rows: 40, columns: 40 }
  const ground = createPlaceableHexes({ ...STANDARD_GENERATOR_SETTINGS, board, symmetry: 'none', apartHexes })
  const packed = packStars(ground, seededDice('pack')).flatMap((group) => getSymmetricHexes(ground, group))
  const { field } = ground
  expect(packed.length).toBeGreaterThan((0.95 * 1600) / value)
  expect(
    packed.every((candidate) =>
      packed.every((otherValue) => candidate === otherValue || field.distance(candidate, otherValue) >= apartHexes),
    ),
  ).toBe(true)
})

test('no ground, no stars', () => {
  const board = { ...STANDARD_GENERATOR_SETTINGS.board, rows: 2, columns: 1 }
  expect(
    packStars(createPlaceableHexes({ ...STANDARD_GENERATOR_SETTINGS, board, apartHexes: 3 }), seededDice('none')),
  ).toEqual([])
})
