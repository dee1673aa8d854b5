import { expect, test } from 'vitest'
import { TOOLS, FIRST_OPTIONS, helpOf } from './tools.ts'
import { touchWords } from './touch-words.ts'

test.each(TOOLS.map(({ id }) => id))('the hint of %s names neither clicks nor keys on a touch screen', (id) => {
  const hint = touchWords(helpOf(id, FIRST_OPTIONS))
  expect(hint).toMatch(/^[A-Z].*\.$/)
  expect(hint).not.toMatch(/click|Alt|Ctrl|Shift|Escape|Enter/i)
})

test('choosing is by taps, moving by one finger, and more by holding', () => {
  expect(touchWords(helpOf('select', FIRST_OPTIONS))).toBe('Tap to choose, drag to move the map, hold for more.')
})
