import { expect, test } from 'vitest'
import { editWords, isBehind, isEdited, startEdit } from './edit-draft.ts'

const STORED = { version: 4, fields: { name: 'Mira', traits: ['animal'] } }

test('an edit is a copy: typing in it leaves what stands alone', () => {
  const edit = startEdit(STORED)
  edit.fields.traits.push('barbaric')
  expect(STORED.fields.traits).toEqual(['animal'])
  expect(isEdited(edit)).toBe(true)
})

test('what was typed and taken back is no edit', () => {
  const edit = startEdit(STORED)
  edit.fields.name = 'Mira Voss'
  expect(isEdited(edit)).toBe(true)
  edit.fields.name = 'Mira'
  expect(isEdited(edit)).toBe(false)
})

test('an edit is behind only when something newer stands and something was typed', () => {
  const edit = startEdit(STORED)
  const newer = { ...STORED, version: 9 }
  expect(isBehind(edit, newer)).toBe(false)
  edit.fields.name = 'Mira Voss'
  expect(isBehind(edit, newer)).toBe(true)
  expect(isBehind(edit, STORED)).toBe(false)
})

test('the words of an edit name the most pressing thing', () => {
  expect(editWords(false, false)).toBe('Saved')
  expect(editWords(true, false)).toContain('Not saved yet')
  expect(editWords(true, true)).toContain('Changed elsewhere')
})
