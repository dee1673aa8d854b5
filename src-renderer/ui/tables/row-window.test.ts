import { expect, test } from 'vitest'
import {
  MAX_UNWINDOWED_ROWS,
  formatRowText,
  computeRowWindow,
  listRowsAndGaps,
  findWidestRowPerColumn,
} from './row-window.ts'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))
const pieces = (count: number, from: number, to: number, ...kept: number[]) =>
  listRowsAndGaps(rowsOf(count), { from, to }, kept, ({ id }) => id)
const outline = (...given: Parameters<typeof pieces>) =>
  pieces(...given).map((piece) => ('gap' in piece ? `${piece.gap.from}-${piece.gap.to}` : piece.index))

test('A short table is drawn whole, wherever it lies', () => {
  expect(computeRowWindow(MAX_UNWINDOWED_ROWS, -5000, 900, 26)).toEqual({ from: 0, to: MAX_UNWINDOWED_ROWS })
})

test('Of a long table every row in sight is drawn, at any place', () => {
  for (let top = 700; top > -26 * 1000; top -= 37) {
    const { from, to } = computeRowWindow(1000, top, 900, 26)
    expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor(-top / 26)))
    expect(to).toBeGreaterThanOrEqual(Math.min(1000, Math.ceil((900 - top) / 26)))
    expect(to - from).toBeLessThan(90)
  }
})

test('A step of the wheel mostly draws nothing anew', () => {
  const windows = Array.from({ length: 100 }, (_, step) => computeRowWindow(1000, -step * 26, 900, 26).from)
  expect(new Set(windows).size).toBeLessThanOrEqual(11)
})

test('The end of a table that became shorter is drawn', () => {
  expect(computeRowWindow(200, -26 * 900, 900, 26).to).toBe(200)
})

test('Gaps stand for the rows that are not drawn, and every row is somewhere once', () => {
  expect(outline(10, 3, 5)).toEqual(['0-3', 3, 4, '5-10'])
  expect(outline(3, 0, 3)).toEqual([0, 1, 2])
  expect(outline(0, 0, 0)).toEqual([])
})

test('The row with the focus stays, above, below and beside the window', () => {
  expect(outline(10, 3, 5, 0)).toEqual([0, '1-3', 3, 4, '5-10'])
  expect(outline(10, 3, 5, 8, 8, -1, 99)).toEqual(['0-3', 3, 4, '5-8', 8, '9-10'])
  expect(outline(10, 3, 5, 5, 4)).toEqual(['0-3', 3, 4, 5, '6-10'])
})

test('No two pieces share a key', () => {
  const keys = pieces(10, 3, 5, 0, 8).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('A row is one line of its values, and the longest value of each column is found', () => {
  const columns = [
    { key: 'name', label: 'Name' },
    { key: 'cost', label: 'Cost' },
  ]
  const axe = { name: 'Axe', cost: 140 }
  const rifle = { name: 'Plasma rifle', cost: null }
  expect(formatRowText(axe, columns)).toBe('Axe 140')
  expect(findWidestRowPerColumn([axe, rifle], columns).map(({ column, row }) => [column.key, row])).toEqual([
    ['name', rifle],
    ['cost', axe],
  ])
})
