import { expect, test } from 'vitest'
import { TOOLS, DEFAULT_TOOL_SETTINGS_BY_ID, getToolHelp } from './tools.ts'
import { rewordHintForTouch } from './touch-hint.ts'

test.each(TOOLS.map(({ id }) => id))('the hint of %s names neither clicks nor keys on a touch screen', (id) => {
  const hint = rewordHintForTouch(getToolHelp(id, DEFAULT_TOOL_SETTINGS_BY_ID))
  expect(hint).toMatch(/^[A-Z].*\.$/)
  expect(hint).not.toMatch(/click|Alt|Ctrl|Shift|Escape|Enter/i)
})

test('choosing is by taps, moving by one finger, and more by holding', () => {
  expect(rewordHintForTouch(getToolHelp('select', DEFAULT_TOOL_SETTINGS_BY_ID))).toBe(
    'Tap to choose, drag to move the map, hold for more.',
  )
})
