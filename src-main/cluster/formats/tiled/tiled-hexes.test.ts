import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeHexCentre } from '#shared/kit/hex.ts'
import { boardArbitrary } from '#tests/support/charts.ts'
import {
  createBoardForGrid,
  hasGridLayout,
  createGridForBoard,
  toBoardPlace,
  getTiledHexCentrePx,
  getNearestTiledHex,
} from './tiled-hexes.ts'

const gridArbitrary = fc
  .record({
    tileWidth: fc.integer({ min: 1, max: 300 }),
    tileHeight: fc.integer({ min: 1, max: 300 }),
    side: fc.integer({ min: 0, max: 300 }),
    axis: fc.constantFrom('x', 'y'),
    index: fc.constantFrom('odd', 'even'),
  })
  .map((grid) => ({ ...grid, side: Math.min(grid.side, grid.axis === 'x' ? grid.tileWidth : grid.tileHeight) }))
const line = fc.integer({ min: -50, max: 999 })

test('the middle of a hex snaps to it, on grids of any shape', () => {
  fc.assert(
    fc.property(gridArbitrary, line, line, line, (grid, row, column, start) => {
      const origin = { row: start, column: start }
      const hex = getNearestTiledHex(getTiledHexCentrePx({ row, column }, grid, origin), grid)
      expect(toBoardPlace(hex, origin)).toEqual({ row, column })
    }),
    { seed: 3, numRuns: 2000 },
  )
})

test('our grids lie as their boards do: middles are as far apart as ours, but for whole pixels', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      const grid = createGridForBoard(board)
      expect(hasGridLayout(board, grid)).toBe(true)
      expect(createBoardForGrid(grid, board)).toMatchObject({ orientation: board.orientation, shifted: board.shifted })
      const from = { row: 1, column: 1 }
      const to = { row: board.rows, column: board.columns }
      const [a, b] = [computeHexCentre(from, board), computeHexCentre(to, board)]
      const [c, d] = [from, to].map((place) => getTiledHexCentrePx(place, grid, { row: 0, column: 0 }))
      expect(Math.abs((d?.x ?? 0) - (c?.x ?? 0) - 32 * (b.x - a.x))).toBeLessThan(10)
      expect(Math.abs((d?.y ?? 0) - (c?.y ?? 0) - 32 * (b.y - a.y))).toBeLessThan(10)
    }),
    { seed: 3, numRuns: 200 },
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1e300])('%j pixels are somewhere', (far) => {
  const { row, column } = getNearestTiledHex(
    { x: far, y: far },
    { tileWidth: 14, tileHeight: 12, side: 6, axis: 'y', index: 'odd' },
  )
  expect([row, column].every(Number.isSafeInteger)).toBe(true)
})
