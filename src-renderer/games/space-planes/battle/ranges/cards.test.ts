import { expect, test } from 'vitest'
import { parseCards } from './cards.ts'

test('cards are typed by letter or number; another word is no card (SP-DECK-2)', () => {
  expect(parseCards('K, 10 a;1')).toEqual([13, 10, 1, 1])
  expect(parseCards('')).toEqual([])
  expect(parseCards('14')).toBeNull()
  expect(parseCards('X')).toBeNull()
})
