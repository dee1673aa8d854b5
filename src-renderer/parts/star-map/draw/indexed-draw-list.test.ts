import { describe, expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { createHexIndexer } from '#shared/kit/hex-indexer.ts'
import { getHexCorners } from '#shared/kit/hex-shape.ts'
import { DRAWN_BOARDS, buildDrawResult, createScatteredStars } from '#tests/support/draw-lists.ts'
import { forEachHex, getHexWindow } from './hex-window.ts'
import { createIndexedDrawList, getHexIndexByCentre, listStarIndexesInBox } from './indexed-draw-list.ts'

const BOXES = [
  { left: 0, top: 0, right: 1, bottom: 1 },
  { left: 10.3, top: 8.7, right: 19, bottom: 14 },
  { left: -50, top: -50, right: 500, bottom: 500 },
  { left: 30, top: 30, right: 60, bottom: 60 },
] as const

describe.each(DRAWN_BOARDS)('$orientation hexes, $shifted lines pushed', (board) => {
  const stars = createScatteredStars(board, 4)
  const routes = stars.flatMap((_, at) =>
    [7, 40].map((on) => ({ ...DEFAULT_ROUTE_FIELDS, from: at, to: (at + on) % stars.length, extra: {} })),
  )
  const { list } = buildDrawResult({ board, stars, routes })
  const index = createIndexedDrawList(list)
  const field = createHexIndexer(board)

  test('a hex is found by its middle', () => {
    for (let hex = 0; hex < field.size; hex += 1)
      expect(getHexIndexByCentre(list, list.middles[2 * hex] ?? 0, list.middles[2 * hex + 1] ?? 0)).toBe(hex)
  })

  test('every hex that has a corner in a rectangle is in its window', () => {
    for (const box of BOXES) {
      const seen = new Set<number>()
      forEachHex(list, getHexWindow(list, box), (hex) => seen.add(hex))
      const { top, bottom, left, right } = getHexWindow(list, box)
      expect(seen.size).toBe(Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1))
      for (let hex = 0; hex < field.size; hex += 1) {
        const isInside = getHexCorners(field.placeOf(hex), board).some(
          ({ x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        )
        if (isInside) expect(seen.has(hex)).toBe(true)
      }
    }
  })

  test('a window has no row or column that the rectangle shows nothing of', () => {
    for (const box of BOXES) {
      const { top, bottom, left, right } = getHexWindow(list, box)
      const columnOf = (column: number) => Array.from({ length: board.rows }, (_, row) => row * board.columns + column)
      const rowOf = (row: number) => Array.from({ length: board.columns }, (_, column) => row * board.columns + column)
      const cornersOf = (hexes: readonly number[]) => hexes.flatMap((hex) => getHexCorners(field.placeOf(hex), board))
      const [highest, lowest] = [rowOf(top), rowOf(bottom)].map((row) => cornersOf(row).map(({ y }) => y))
      const [first, last] = [columnOf(left), columnOf(right)].map((column) => cornersOf(column).map(({ x }) => x))
      expect(Math.max(...(highest ?? []))).toBeGreaterThan(box.top - 1e-6)
      expect(Math.min(...(lowest ?? []))).toBeLessThan(box.bottom + 1e-6)
      expect(Math.max(...(first ?? []))).toBeGreaterThan(box.left - 1e-6)
      expect(Math.min(...(last ?? []))).toBeLessThan(box.right + 1e-6)
    }
  })

  test('stars and routes of a rectangle are found as by looking at each', () => {
    for (const box of BOXES) {
      const found = new Set(listStarIndexesInBox(index, box))
      stars.forEach((_, star) => {
        const [x, y] = [list.stars.at[2 * star] ?? 0, list.stars.at[2 * star + 1] ?? 0]
        expect(found.has(star)).toBe(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
      })
      const expected = routes.flatMap((_, route) => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = list.routes.ends.subarray(4 * route, 4 * route + 4)
        const isSeen =
          Math.min(x1, x2) <= box.right &&
          Math.max(x1, x2) >= box.left &&
          Math.min(y1, y2) <= box.bottom &&
          Math.max(y1, y2) >= box.top
        return isSeen ? [route] : []
      })
      expect(index.routes.within(box).toSorted((a, b) => a - b)).toEqual(expected)
    }
  })
})

test('what has not changed is taken over', () => {
  const [board] = DRAWN_BOARDS
  if (!board) return
  const first = buildDrawResult({ board, stars: createScatteredStars(board, 4) })
  const before = createIndexedDrawList(first.list)
  const after = createIndexedDrawList(buildDrawResult({ ...first.source, labels: [] }, first).list, before)
  expect(after.starAt).toBe(before.starAt)
  expect(after.routes).toBe(before.routes)
  const others = createIndexedDrawList(buildDrawResult({ ...first.source, stars: [] }, first).list, before)
  expect(others.starAt.every((star) => star === -1)).toBe(true)
})
