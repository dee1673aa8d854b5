import { expect, test } from 'vitest'
import { filterEntries } from './filter-entries.ts'

const entry = (title: string, excerpt: string) => ({ id: title, title, excerpt, updatedAt: '2026-01-01T00:00:00.000Z' })
const entries = [entry('The third bell', 'Read this at Bellmouth'), entry('Lamps', 'Who keeps them')]
const found = (filter: string) => filterEntries(entries, filter).map(({ title }) => title)

test('Every word must be found, in the title or the beginning', () => {
  expect(found('')).toEqual(['The third bell', 'Lamps'])
  expect(found(' BELL read ')).toEqual(['The third bell'])
  expect(found('bell lamps')).toEqual([])
})
