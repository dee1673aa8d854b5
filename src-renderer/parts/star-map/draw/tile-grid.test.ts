import { expect, test } from 'vitest'
import {
  getTileRectInView,
  getTileGrid,
  getNearestLevelScale,
  type ViewArea,
  listVisibleTilePositions,
} from './tile-grid.ts'

const BOARD = { width: 548, height: 476 }
const sightAt = (scale: number, x: number, y: number): ViewArea => ({
  scale,
  originX: Math.round(640 - x * scale),
  originY: Math.round(360 - y * scale),
  width: 1280,
  height: 720,
})

test('levels lie so close that tiles are never stretched by more than a fifth', () => {
  for (let scale = 0.3; scale < 200; scale *= 1.07) {
    const stretch = scale / getNearestLevelScale(scale)
    expect(Math.max(stretch, 1 / stretch)).toBeLessThan(1.19)
  }
})

test.each([
  [1.5, 274, 238],
  [9.4, 100, 90],
  [25.7, 300, 20],
])('at a scale of %d the tiles cover all of the board that is in sight, without a seam', (scale, x, y) => {
  const [sight, grid] = [sightAt(scale, x, y), getTileGrid(getNearestLevelScale(scale), 1)]
  const covered = new Uint8Array(1280 * 720)
  for (const place of listVisibleTilePositions(grid, sight, BOARD)) {
    const { left, top, width, height } = getTileRectInView(grid, place, sight)
    for (let row = Math.max(0, top); row < Math.min(720, top + height); row += 1)
      for (let at = row * 1280 + Math.max(0, left); at < row * 1280 + Math.min(1280, left + width); at += 1)
        covered[at] = (covered[at] ?? 0) + 1
  }
  const [left, top] = [Math.max(0, sight.originX), Math.max(0, sight.originY)]
  const [right, bottom] = [
    Math.min(1280, sight.originX + BOARD.width * scale),
    Math.min(720, sight.originY + BOARD.height * scale),
  ]
  let holes = 0
  for (let row = top; row < bottom - 1; row += 1)
    for (let column = left; column < right - 1; column += 1) if (covered[row * 1280 + column] !== 1) holes += 1
  expect(holes).toBe(0)
})

test('tiles of the very scale stand pixel by pixel', () => {
  const sight = sightAt(23.7, 100, 100)
  const grid = getTileGrid(23.7, 1)
  for (const place of listVisibleTilePositions(grid, sight, BOARD))
    expect(getTileRectInView(grid, place, sight)).toMatchObject({ width: grid.side, height: grid.side })
})

test('the middle comes first, nothing lies beside the board, and a ring is around', () => {
  const sight = sightAt(24, 270, 240)
  const grid = getTileGrid(24, 1)
  const seen = listVisibleTilePositions(grid, sight, BOARD)
  const { left, top, width, height } = getTileRectInView(grid, seen[0] ?? { column: 0, row: 0 }, sight)
  expect(Math.abs(left + width / 2 - 640)).toBeLessThan(grid.side)
  expect(Math.abs(top + height / 2 - 360)).toBeLessThan(grid.side)
  expect(listVisibleTilePositions(grid, sight, BOARD, 1).length).toBeGreaterThan(seen.length)
  expect(listVisibleTilePositions(grid, sightAt(24, -4000, 0), BOARD)).toEqual([])
})
