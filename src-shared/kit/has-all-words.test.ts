import { expect, test } from 'vitest'
import { hasAllWords } from './has-all-words.ts'

test('Every word typed must be held, in any order and letter case', () => {
  expect(hasAllWords('The third bell\nRead this at Bellmouth', ' BELL  read ')).toBe(true)
  expect(hasAllWords('The third bell', 'bell lamps')).toBe(false)
  expect(hasAllWords('Anything', '  ')).toBe(true)
})
