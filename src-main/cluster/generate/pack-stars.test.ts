import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import { packStarGroups } from './pack-stars.ts'
import { createPlaceableHexes, getHexesOfGroup } from './placeable-hexes.ts'

test.each([
  [2, 3],
  [3, 7],
  [4, 12],
])('stars %i hexes apart are packed almost as close as the %i hexes each needs at least', (apartHexes, value) => {
  const board = { ...STANDARD_GENERATOR_SETTINGS.board, rows: 40, columns: 40 }
  const ground = createPlaceableHexes({ ...STANDARD_GENERATOR_SETTINGS, board, symmetry: 'none', apartHexes })
  const packed = packStarGroups(ground, createSeededDice('pack')).flatMap((group) => getHexesOfGroup(ground, group))
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
    packStarGroups(
      createPlaceableHexes({ ...STANDARD_GENERATOR_SETTINGS, board, apartHexes: 3 }),
      createSeededDice('none'),
    ),
  ).toEqual([])
})
