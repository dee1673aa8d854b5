import { expect, test } from 'vitest'
import { baseFrom, baseProblem, isSeed, LONGEST_BASE, seedsOf, withKept } from './seeds.ts'

test('A base and its page say which seeds are shown, the same ones every time', () => {
  expect(seedsOf('tavor', 0, 3)).toEqual(['tavor', 'tavor-2', 'tavor-3'])
  expect(seedsOf('tavor', 2, 3)).toEqual(['tavor-7', 'tavor-8', 'tavor-9'])
})

test('Kept seeds stand first, each once', () => {
  expect(withKept(['b', 'old'], ['a', 'b'])).toEqual(['b', 'old', 'a'])
})

test('The longest base leaves room for many pages', () => {
  const base = 'x'.repeat(LONGEST_BASE)
  expect(baseProblem(base)).toBeNull()
  expect(seedsOf(base, 1000).every(isSeed)).toBe(true)
  expect(baseProblem(`${base}x`)).toMatch('At most 18')
  expect(baseProblem('a b')).toMatch('Letters')
  expect(baseProblem('')).toMatch('Write a seed')
})

test('A new base can be said aloud', () => {
  expect(baseFrom(Uint8Array.of(0, 1, 2, 3, 250))).toMatch(/^[^aeiou][aeiou][^aeiou][aeiou][^aeiou]$/)
})
