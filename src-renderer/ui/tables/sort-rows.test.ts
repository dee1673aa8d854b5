import { expect, test } from 'vitest'
import type { TableColumnDefinition } from '../types.ts'
import { getCellValue, compareCellValues, getNextSorting, sortRows } from './sort-rows.ts'

interface Star {
  name: string
  rating: number | null
}
const columns: readonly TableColumnDefinition<Star>[] = [
  { key: 'name', label: 'Name' },
  { key: 'rating', label: 'Rating' },
  { key: 'worth', label: 'Worth', value: (star) => (star.rating ?? 0) * 10 },
]
const stars: readonly Star[] = [
  { name: 'Orrin 10', rating: 3 },
  { name: 'orrin 2', rating: null },
  { name: 'Ása', rating: 5 },
  { name: 'Bel', rating: 3 },
]
const names = (rows: readonly Star[]) => rows.map((star) => star.name)

test('Words sort by the alphabet, numbers inside words by size', () => {
  expect(names(sortRows(stars, columns, { key: 'name', descending: false }))).toEqual([
    'Ása',
    'Bel',
    'orrin 2',
    'Orrin 10',
  ])
})

test('Missing values come last both ways, equals keep their order', () => {
  expect(names(sortRows(stars, columns, { key: 'rating', descending: false }))).toEqual([
    'Orrin 10',
    'Bel',
    'Ása',
    'orrin 2',
  ])
  expect(names(sortRows(stars, columns, { key: 'rating', descending: true }))).toEqual([
    'Ása',
    'Orrin 10',
    'Bel',
    'orrin 2',
  ])
})

test('No sorting, or an unknown column, leaves the rows alone', () => {
  expect(sortRows(stars, columns, null)).toBe(stars)
  expect(sortRows(stars, columns, { key: 'x', descending: false })).toBe(stars)
})

test('A column reads its key or its function', () => {
  const [first] = stars
  expect(first && columns.map((column) => getCellValue(first, column))).toEqual(['Orrin 10', 3, 30])
  expect(compareCellValues(9, 10)).toBeLessThan(0)
  expect(compareCellValues(false, true)).toBeLessThan(0)
})

test('A head is pressed three times: up, down, as it was', () => {
  const up = getNextSorting(null, 'name')
  const down = getNextSorting(up, 'name')
  expect([up, down, getNextSorting(down, 'name')]).toEqual([
    { key: 'name', descending: false },
    { key: 'name', descending: true },
    null,
  ])
  expect(getNextSorting(down, 'rating')).toEqual({ key: 'rating', descending: false })
})
