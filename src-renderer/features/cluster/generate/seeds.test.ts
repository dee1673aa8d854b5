import { expect, test } from 'vitest'
import {
  encodeSeedBase,
  findSeedBaseProblem,
  isSeed,
  MAX_SEED_BASE_LENGTH,
  listSeedsOfPage,
  mergeKeptSeeds,
} from './seeds.ts'

test('A base and its page say which seeds are shown, the same ones every time', () => {
  expect(listSeedsOfPage('tavor', 0, 3)).toEqual(['tavor', 'tavor-2', 'tavor-3'])
  expect(listSeedsOfPage('tavor', 2, 3)).toEqual(['tavor-7', 'tavor-8', 'tavor-9'])
})

test('Kept seeds stand first, each once', () => {
  expect(mergeKeptSeeds(['b', 'old'], ['a', 'b'])).toEqual(['b', 'old', 'a'])
})

test('The longest base leaves room for many pages', () => {
  const base = 'x'.repeat(MAX_SEED_BASE_LENGTH)
  expect(findSeedBaseProblem(base)).toBeNull()
  expect(listSeedsOfPage(base, 1000).every(isSeed)).toBe(true)
  expect(findSeedBaseProblem(`${base}x`)).toMatch('At most 18')
  expect(findSeedBaseProblem('a b')).toMatch('Letters')
  expect(findSeedBaseProblem('')).toMatch('Write a seed')
})

test('A new base can be said aloud', () => {
  expect(encodeSeedBase(Uint8Array.of(0, 1, 2, 3, 250))).toMatch(/^[^aeiou][aeiou][^aeiou][aeiou][^aeiou]$/)
})
