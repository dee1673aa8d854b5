import { expect, test } from 'vitest'
import { packItemsOnPages } from './shelves.ts'

const item = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })
const ROOM = item(100, 200)

/** Items with their places, as corners. */
function cornersOf(page: ReturnType<typeof packItemsOnPages<ReturnType<typeof item>>>[number]) {
  return page.map(({ item: { widthMm, heightMm }, x, y }) => ({
    left: x,
    top: y,
    right: x + widthMm,
    bottom: y + heightMm,
  }))
}

test('items share pages, keep their gap and stay inside the room', () => {
  const items = Array.from({ length: 60 }, (_, index) => item(8 + ((index * 7) % 41), 6 + ((index * 13) % 71)))
  const pages = packItemsOnPages(items, ROOM, 3)
  expect(pages.flat()).toHaveLength(items.length)
  for (const page of pages) {
    const boxes = cornersOf(page)
    for (const [index, a] of boxes.entries()) {
      expect(a.right).toBeLessThanOrEqual(100)
      expect(a.bottom).toBeLessThanOrEqual(200)
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          a.right + 3 <= b.left + 1e-6 ||
          b.right + 3 <= a.left + 1e-6 ||
          a.bottom + 3 <= b.top + 1e-6 ||
          b.bottom + 3 <= a.top + 1e-6
        expect(isApart).toBe(true)
      }
    }
  }
  const area = items.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  expect(pages.length).toBeLessThanOrEqual(Math.ceil((2 * area) / (100 * 200)))
})

test('space beside and below a high item is filled', () => {
  const pages = packItemsOnPages([item(20, 150), item(77, 70), item(77, 70), item(100, 40)], ROOM, 3)
  expect(pages).toHaveLength(1)
})

test('an item larger than the room has a page of its own, and no items have no pages', () => {
  expect(packItemsOnPages([item(120, 300), item(10, 10)], ROOM, 3).map((page) => page.length)).toEqual([1, 1])
  expect(packItemsOnPages([], ROOM, 3)).toEqual([])
})
