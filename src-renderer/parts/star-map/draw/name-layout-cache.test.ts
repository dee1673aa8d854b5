import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chartStar } from '#tests/support/charts.ts'
import { buildDrawResult, createScatteredStars } from '#tests/support/draw-lists.ts'
import { createIndexedDrawList } from './indexed-draw-list.ts'
import { createNameLayoutCache, getNameScaleStep } from './name-layout-cache.ts'

const WIDTHS = () => ({ ofName: () => 2.8, ofLabel: () => 4.7 })
const never = () => false
const first = buildDrawResult({ stars: createScatteredStars({ ...STANDARD_BOARD, rows: 30 }, 5) })
const index = createIndexedDrawList(first.list)

test('a page is made bit by bit and answered once', () => {
  const book = createNameLayoutCache(WIDTHS)
  expect(book.pageFor(index, 20)).toBeNull()
  expect(book.isCurrent(index, 20)).toBe(false)
  expect(book.work(index, 20, () => true)).toBeNull()
  const made = book.work(index, 20, never)
  expect(made?.before).toBeNull()
  expect(made?.changed.length).toBeGreaterThan(10)
  expect(book.pageFor(index, 20)).toBe(made?.page)
  expect(book.isCurrent(index, 20)).toBe(true)
  expect(book.work(index, 20, never)).toBeNull()
})

test('far away there are no names and nothing to do', () => {
  const book = createNameLayoutCache(WIDTHS)
  expect(book.isCurrent(index, 5)).toBe(true)
  expect(book.hasOwn(index, 5)).toBe(true)
  expect(book.pageFor(index, 5)).toBeNull()
})

test('a nearer scale draws from a farther one’s page until it has its own', () => {
  const book = createNameLayoutCache(WIDTHS)
  const far = book.work(index, 14, never)
  expect(getNameScaleStep(20)).toBeGreaterThan(getNameScaleStep(14))
  expect(book.pageFor(index, 20)).toBe(far?.page)
  expect(book.hasOwn(index, 20)).toBe(false)
  const near = book.work(index, 20, never)
  expect(near?.before).toBe(far?.page)
  expect(book.pageFor(index, 14)).toBe(far?.page)
})

test('after a change the old page serves until the new one says what moved', () => {
  const book = createNameLayoutCache(WIDTHS)
  const old = book.work(index, 20, never)
  const [star] = first.source.stars
  const changed = createIndexedDrawList(
    buildDrawResult({ ...first.source, stars: [...first.source.stars, chartStar({ row: 31, column: 5 })] }, first).list,
    index,
  )
  expect(star).toBeDefined()
  expect(book.pageFor(changed, 20)).toBe(old?.page)
  expect(book.isCurrent(changed, 20)).toBe(false)
  const made = book.work(changed, 20, never)
  expect(made?.changed).toEqual([30 * STANDARD_BOARD.columns + 4])
  const relabelled = createIndexedDrawList(buildDrawResult({ ...first.source, fleets: [] }, first).list, index)
  expect(createNameLayoutCache(WIDTHS).isCurrent(relabelled, 5)).toBe(true)
})
