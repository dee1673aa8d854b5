import { expect, test } from 'vitest'
import { TOOLS, DEFAULT_TOOL_OPTIONS, getToolHelp } from './tools.ts'
import { formatTouchHint } from './touch-hint.ts'

test.each(TOOLS.map(({ id }) => id))('the hint of %s names neither clicks nor keys on a touch screen', (id) => {
  const hint = formatTouchHint(getToolHelp(id, DEFAULT_TOOL_OPTIONS))
  expect(hint).toMatch(/^[A-Z].*\.$/)
  expect(hint).not.toMatch(/click|Alt|Ctrl|Shift|Escape|Enter/i)
})

test('choosing is by taps, moving by one finger, and more by holding', () => {
  expect(formatTouchHint(getToolHelp('select', DEFAULT_TOOL_OPTIONS))).toBe(
    'Tap to choose, drag to move the map, hold for more.',
  )
})
