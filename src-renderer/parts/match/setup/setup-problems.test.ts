import { expect, test } from 'vitest'
import { formatProblems, suggestName } from './setup-problems.ts'

test('the first problem is told, and how many follow', () => {
  const problem = (message: string) => ({ field: null, message })
  expect(formatProblems([])).toBeNull()
  expect(formatProblems([problem('Enter a name.')])).toBe('Enter a name.')
  expect(formatProblems([problem('Enter a name.'), problem('b'), problem('c')])).toBe('Enter a name. And 2 more.')
})

test('a new match gets the next free number as its name', () => {
  expect(suggestName([])).toBe('Battle 1')
  expect(suggestName([{ name: 'The ford' }, { name: 'Battle 3' }])).toBe('Battle 4')
})
