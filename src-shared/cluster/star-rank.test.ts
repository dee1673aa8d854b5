import { expect, test } from 'vitest'
import { computeStarRank, type StarRankFactors } from './star-rank.ts'

const rankOf = (facts: Partial<StarRankFactors>) =>
  computeStarRank({ isHomeworld: false, size: 'medium', rating: 3, owner: null, ...facts })

test('homeworlds are capitals, owned and rich stars stand above the others', () => {
  expect(rankOf({ isHomeworld: true, rating: 1 })).toBe('capital')
  expect(rankOf({ owner: 'The League' })).toBe('town')
  expect(rankOf({ owner: 'The League', rating: 2 })).toBe('settled')
  expect(rankOf({ rating: 4 })).toBe('settled')
  expect(rankOf({})).toBe('outpost')
})

test('the size of a star moves its rank', () => {
  expect(rankOf({ size: 'giant' })).toBe('capital')
  expect(rankOf({ size: 'large' })).toBe('town')
  expect(rankOf({ size: 'small', owner: 'The League' })).toBe('settled')
  expect(rankOf({ size: 'dwarf', owner: 'The League' })).toBe('outpost')
  expect(rankOf({ size: 'dwarf', isHomeworld: true })).toBe('capital')
})

test('a rank that was set stands before everything else', () => {
  expect(rankOf({ rank: 'outpost', isHomeworld: true, size: 'giant' })).toBe('outpost')
  expect(rankOf({ rank: 'capital', size: 'dwarf' })).toBe('capital')
  expect(rankOf({ rank: null, owner: 'The League' })).toBe('town')
})
