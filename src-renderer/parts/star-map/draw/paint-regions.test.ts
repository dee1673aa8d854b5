import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult } from '#tests/support/draw-lists.ts'
import { createMapIndex } from './map-index.ts'
import { findNamePosition, fitRegionName } from './paint-regions.ts'

test('a region’s name is as large as its row has room for', () => {
  expect(fitRegionName('The Deep', 400)).toEqual({ text: 'THE DEEP', size: 26 })
  const { text, size } = fitRegionName('The Drowned Reach', 300)
  expect(text).toBe('THE DROWNED REACH')
  expect(size).toBeGreaterThan(12)
  expect(size).toBeLessThan(26)
})

test('a name that does not fit is shortened and stands over the border: it never vanishes', () => {
  expect(fitRegionName('The Drowned Reach', 60)).toEqual({ text: 'DROWNED REACH', size: 12 })
  expect(fitRegionName('A', 30)).toMatchObject({ text: 'A' })
})

test('of regions too small to be told apart no names are written', () => {
  expect(fitRegionName('The Drowned Reach', 12).text).toBe('')
})

test('a region’s name keeps off stars where another row has the room', () => {
  const hexes = [
    [5, 3, 9],
    [6, 3, 9],
    [7, 3, 9],
  ] as const
  const rowOf = (stars: NonNullable<Parameters<typeof buildDrawResult>[0]['stars']>) => {
    const index = createMapIndex(buildDrawResult({ board: STANDARD_BOARD, stars }).list)
    return Math.round(((findNamePosition(hexes, index)?.y ?? 0) - 1) / 1.5) + 1
  }
  expect(rowOf([])).toBe(6)
  expect(rowOf([chartStar({ row: 6, column: 5, name: 'Vex' })])).not.toBe(6)
})
