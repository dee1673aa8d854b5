import { expect, test } from 'vitest'
import { toggleMarkdownCheckbox } from './toggle-markdown-checkbox.ts'

const LIST = '- [ ] one\n- [x] two\n  1. [ ] three\n\n> - [X] four\n'

test('One box is ticked, the others and everything around them stay', () => {
  expect(toggleMarkdownCheckbox(LIST, 0)).toBe(LIST.replace('[ ] one', '[x] one'))
  expect(toggleMarkdownCheckbox(LIST, 1)).toBe(LIST.replace('[x] two', '[ ] two'))
  expect(toggleMarkdownCheckbox(LIST, 2)).toBe(LIST.replace('[ ] three', '[x] three'))
  expect(toggleMarkdownCheckbox(LIST, 3)).toBe(LIST.replace('[X] four', '[ ] four'))
})

test('Boxes in code are none', () => {
  const body = '```\n- [ ] not a box\n```\n\n- [ ] a box'
  expect(toggleMarkdownCheckbox(body, 0)).toBe('```\n- [ ] not a box\n```\n\n- [x] a box')
})

test('A box that is not there is not ticked', () => {
  expect(toggleMarkdownCheckbox(LIST, 4)).toBeNull()
  expect(toggleMarkdownCheckbox('No boxes', 0)).toBeNull()
})

test('Boxes in secrets are ticked as well', () => {
  expect(toggleMarkdownCheckbox(':::secret\n- [ ] a\n:::\n', 0)).toBe(':::secret\n- [x] a\n:::\n')
})
