import { describe, expect, test } from 'vitest'
import { STANDARD_BOARD } from '../kit/hex.ts'
import { GENERATOR_PRESETS } from './generator-presets.ts'
import {
  type GeneratorSettings,
  computeHomeBands,
  findGeneratorSettingsProblem,
  STANDARD_GENERATOR_SETTINGS,
  computeStarCount,
} from './generator-settings.ts'
import type { Symmetry } from './symmetry.ts'

test('FIST-SETUP-2: rows 1-10 and 23-32, and the same part of other boards', () => {
  expect(computeHomeBands(STANDARD_BOARD)).toEqual([
    { firstRow: 1, lastRow: 10 },
    { firstRow: 23, lastRow: 32 },
  ])
  expect(computeHomeBands({ ...STANDARD_BOARD, rows: 40 })).toEqual([
    { firstRow: 1, lastRow: 13 },
    { firstRow: 28, lastRow: 40 },
  ])
  expect(computeHomeBands({ ...STANDARD_BOARD, rows: 1 })).toEqual([])
})

test('the template is FIST-MAP-5', () => {
  expect(STANDARD_GENERATOR_SETTINGS).toMatchObject({
    amount: { by: 'count', stars: 60 },
    ratings: [25, 25, 25, 15, 10],
    fivesPerBand: 2,
    symmetry: 'half-turn',
    apartHexes: 2,
    connectivity: 'by-range',
    reachHexes: 3,
  })
})

test.each(GENERATOR_PRESETS)('$name can be asked for', ({ settings }) => {
  expect(findGeneratorSettingsProblem(settings)).toBeNull()
})

test('presets have different ids and names', () => {
  expect(new Set(GENERATOR_PRESETS.flatMap(({ id, name }) => [id, name])).size).toBe(2 * GENERATOR_PRESETS.length)
})

describe('starsWanted', () => {
  const dense = (percent: number, symmetry: Symmetry, sides = { rows: 11, columns: 11 }) =>
    computeStarCount({
      ...STANDARD_GENERATOR_SETTINGS,
      symmetry,
      board: { ...STANDARD_BOARD, ...sides },
      amount: { by: 'density', percent },
    })

  test('density is a part of the hexes, and at least one star', () => {
    expect(dense(10, 'none')).toBe(12)
    expect(dense(0.1, 'none')).toBe(1)
  })

  test('density answers a number that the symmetry allows', () => {
    expect(dense(10, 'half-turn', { rows: 32, columns: 17 })).toBe(54)
    expect(dense(9, 'half-turn', { rows: 32, columns: 17 })).toBe(48)
    expect(dense(12, 'sixth-turns')).toBe(13)
    expect(dense(0.1, 'half-turn', { rows: 32, columns: 17 })).toBe(2)
  })
})

test.each([
  [{ board: { ...STANDARD_BOARD, rows: 0 } }, 'A board has 1 to 999 rows'],
  [{ symmetry: 'mirror-top-bottom' }, 'This mirror needs an odd number of rows'],
  [{ amount: { by: 'count', stars: 61 } }, 'Half turn: stars come in groups of 2, so ask for 60 or 62 stars.'],
  [{ amount: { by: 'count', stars: 1 } }, 'Half turn: stars come in groups of 2, so ask for 2 stars.'],
  [{ amount: { by: 'count', stars: 514 } }, '514 stars do not fit on 512 hexes: ask for fewer.'],
  [{ amount: { by: 'count', stars: 0 } }, 'A cluster has 1 to 60000 stars.'],
  [{ amount: { by: 'density', percent: 101 } }, 'Density is 0.1 to 100 % of the hexes.'],
  [{ ratings: [0, 0, 0, 0, 0] }, 'Give at least one rating a weight above 0.'],
  [{ ratings: [1, 1, 1, -1, 0] }, 'The weight of a rating is 0 to 100.'],
  [{ ratings: [1, 1, 1, 1, 0] }, 'the weight of rating 5 is 0'],
  [{ fivesPerBand: 21 }, 'Stars rated 5 in each home band are 0 to 20.'],
  [{ apartHexes: 0 }, 'The least distance between stars is 1 to 12.'],
  [{ reachHexes: 7 }, 'The reach is 1 to 6.'],
  [{ apartHexes: 4 }, 'Stars at least 4 hexes apart are never within 3: let them stand closer or reach farther.'],
  [
    { homeBands: [{ firstRow: 30, lastRow: 33 }] },
    'The home band of rows 30-33 is not on the board: choose rows 1 to 32.',
  ],
  [{ homeBands: Array.from({ length: 7 }, () => ({ firstRow: 1, lastRow: 2 })) }, 'At most 6 home bands.'],
] satisfies [Partial<GeneratorSettings>, string][])('%j: %s', (change, problem) => {
  expect(findGeneratorSettingsProblem({ ...STANDARD_GENERATOR_SETTINGS, ...change })).toContain(problem)
})

test('stars that need not be linked may stand farther apart than the reach', () => {
  expect(
    findGeneratorSettingsProblem({ ...STANDARD_GENERATOR_SETTINGS, apartHexes: 4, connectivity: 'free' }),
  ).toBeNull()
})
