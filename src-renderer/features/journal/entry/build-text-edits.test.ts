import { expect, test } from 'vitest'
import type { TextEdit } from '../relations/unfinished-link.ts'
import { buildLinkStartEdit, buildLinePrefixToggleEdit, buildMarkToggleEdit } from './build-text-edits.ts'

const apply = (body: string, { from, to, insert }: TextEdit) => body.slice(0, from) + insert + body.slice(to)
const selected = (body: string, edit: TextEdit) => apply(body, edit).slice(edit.selectFrom, edit.selectTo)

test('Marks go around the selection, which stays selected, and come off again', () => {
  const edit = buildMarkToggleEdit('a bell rings', { from: 2, to: 6 }, '**')
  const marked = apply('a bell rings', edit)
  expect(marked).toBe('a **bell** rings')
  expect(selected('a bell rings', edit)).toBe('bell')
  expect(apply(marked, buildMarkToggleEdit(marked, { from: edit.selectFrom, to: edit.selectTo }, '**'))).toBe(
    'a bell rings',
  )
})

test('Italic inside bold is added, not half of the bold taken away', () => {
  expect(apply('**bell**', buildMarkToggleEdit('**bell**', { from: 2, to: 6 }, '*'))).toBe('***bell***')
  expect(apply('***bell***', buildMarkToggleEdit('***bell***', { from: 3, to: 7 }, '*'))).toBe('**bell**')
})

test('Line marks go before every line that the selection touches, and come off again', () => {
  const body = 'one\ntwo\nthree'
  const listed = apply(body, buildLinePrefixToggleEdit(body, { from: 1, to: 5 }, '- '))
  expect(listed).toBe('- one\n- two\nthree')
  expect(apply(listed, buildLinePrefixToggleEdit(listed, { from: 0, to: 9 }, '- '))).toBe(body)
  expect(apply('', buildLinePrefixToggleEdit('', { from: 0, to: 0 }, '## '))).toBe('## ')
})

test('A link is opened around the selection with the caret before its end', () => {
  const edit = buildLinkStartEdit('to Ember now', { from: 3, to: 8 })
  expect(apply('to Ember now', edit)).toBe('to [[Ember]] now')
  expect(edit.selectFrom).toBe(10)
})
