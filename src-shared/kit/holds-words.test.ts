import { expect, test } from 'vitest'
import { holdsWords } from './holds-words.ts'

test('Every word typed must be held, in any order and letter case', () => {
  expect(holdsWords('The third bell\nRead this at Bellmouth', ' BELL  read ')).toBe(true)
  expect(holdsWords('The third bell', 'bell lamps')).toBe(false)
  expect(holdsWords('Anything', '  ')).toBe(true)
})
