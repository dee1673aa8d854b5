import { expect, test } from 'vitest'
import { formatProblems, listRangeProblems, suggestBattleName } from './setup-problems.ts'

test('the first problem is told, and how many follow', () => {
  const problem = (message: string) => ({ field: null, message })
  expect(formatProblems([])).toBeNull()
  expect(formatProblems([problem('Enter a name.')])).toBe('Enter a name.')
  expect(formatProblems([problem('Enter a name.'), problem('b'), problem('c')])).toBe('Enter a name. And 2 more.')
})

test('a number out of range is a problem that says the nearest one', () => {
  const bounds = { min: 1, max: 99 }
  expect(listRangeProblems('Turns', 400, bounds)).toEqual([{ field: null, message: 'Turns: at most 99.' }])
  expect([listRangeProblems('Turns', 99, bounds), listRangeProblems('Turns', null, bounds)]).toEqual([[], []])
})

test('a new match gets the next free number as its name', () => {
  expect(suggestBattleName([])).toBe('Battle 1')
  expect(suggestBattleName([{ name: 'The ford' }, { name: 'Battle 3' }])).toBe('Battle 4')
})
