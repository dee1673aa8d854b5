import { expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult } from '#tests/support/draw-lists.ts'
import { createIndexedDrawList } from './indexed-draw-list.ts'
import { findRegionNamePosition, fitRegionName } from './region-names.ts'

test('a region’s name is as large as its row has room for', () => {
  expect(fitRegionName('The Deep', 400, 20)).toEqual({ lines: ['THE DEEP'], size: 26, isSpaced: true })
  const { lines, size } = fitRegionName('The Drowned Reach', 300, 20)
  expect(lines).toEqual(['THE DROWNED REACH'])
  expect(size).toBeGreaterThan(12)
  expect(size).toBeLessThan(26)
})

test('a name that does not fit in capitals is set in plain letters without its article', () => {
  expect(fitRegionName('The Drowned Reach', 60, 20)).toEqual({ lines: ['Drowned Reach'], size: 12, isSpaced: false })
  expect(fitRegionName('A', 30, 20)).toMatchObject({ lines: ['A'] })
})

test('a name that would reach far over its border waits for a nearer view', () => {
  const name = 'Donaudampfschifffahrtsgesellschaft'
  expect(fitRegionName(name, 60, 20).lines).toEqual([])
  expect(fitRegionName(name, 200, 60).lines).toEqual([name])
})

test('a long name is broken into lines where its region is high enough', () => {
  const name = 'Coalition of Free Harbours and Moorings'
  expect(fitRegionName(name, 200, 20).lines).toEqual([name])
  expect(fitRegionName(name, 260, 60).lines).toEqual(['COALITION OF FREE', 'HARBOURS AND MOORINGS'])
  const three = fitRegionName(name, 190, 60)
  expect(three.lines).toEqual(['COALITION OF', 'FREE HARBOURS', 'AND MOORINGS'])
  expect(three.lines.length * three.size * 1.1).toBeLessThanOrEqual(60)
})

test('of regions too small to be told apart no names are written', () => {
  expect(fitRegionName('The Drowned Reach', 12, 20).lines).toEqual([])
})

test('a region’s name keeps off stars where another row has the room', () => {
  const hexes = [
    [5, 3, 9],
    [6, 3, 9],
    [7, 3, 9],
  ] as const
  const rowOf = (stars: NonNullable<Parameters<typeof buildDrawResult>[0]['stars']>) => {
    const index = createIndexedDrawList(buildDrawResult({ board: STANDARD_BOARD, stars }).list)
    return Math.round(((findRegionNamePosition({ name: 'The Drowned Reach', hexes }, index)?.y ?? 0) - 1) / 1.5) + 1
  }
  expect(rowOf([])).toBe(6)
  expect(rowOf([chartStar({ row: 6, column: 5, name: 'Vex' })])).not.toBe(6)
})

test('it keeps off routes as well, and stands between stars rather than on them', () => {
  const stars = [chartStar({ row: 6, column: 2, name: 'Vex' }), chartStar({ row: 6, column: 12, name: 'Bo' })]
  const between = { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, extra: {} }
  const find = (routes: readonly (typeof between)[], hexes: HexRuns) =>
    findRegionNamePosition(
      { name: 'Rift', hexes },
      createIndexedDrawList(buildDrawResult({ board: STANDARD_BOARD, stars, routes }).list),
    )
  const rows: HexRuns = [5, 6, 7].map((row) => [row, 3, 9] as const)
  expect(find([], rows)?.y).toBeCloseTo(1 + 5 * 1.5)
  expect(find([between], rows)?.y).not.toBeCloseTo(1 + 5 * 1.5)
  const [alone, wide] = [find([], [[6, 3, 11]]), find([], [[6, 1, 12]])]
  expect(wide).toEqual(alone)
})

test('a region full of stars and routes has its name all the same', () => {
  const stars = [4, 5, 6].map((column) => chartStar({ row: 6, column, name: `Star ${column}` }))
  const { list } = buildDrawResult({ board: STANDARD_BOARD, stars })
  expect(
    findRegionNamePosition({ name: 'Rift', hexes: [[6, 4, 6]] }, createIndexedDrawList(list))?.width,
  ).toBeGreaterThan(4)
})

test('a long name crosses a star rather than leave its region', () => {
  const hexes: HexRuns = [[6, 1, 12]]
  const { list } = buildDrawResult({ board: STANDARD_BOARD, stars: [chartStar({ row: 6, column: 5, name: 'Vex' })] })
  const widthOf = (name: string) => findRegionNamePosition({ name, hexes }, createIndexedDrawList(list))?.width ?? 0
  expect(widthOf('Where it grows warm at last')).toBeGreaterThan(widthOf('Rift'))
})
