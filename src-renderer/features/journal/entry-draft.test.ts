import { expect, test } from 'vitest'
import { isEdited, startEdit } from './entry-draft.ts'
import { headingOf } from './entry-kinds.ts'

const stored = { title: 'Lamps', body: 'Lit.', heading: headingOf(null, 'place'), version: 3 }

test('An edit begins unchanged, and knows the version it began from', () => {
  const edit = startEdit(stored)
  expect(isEdited(edit)).toBe(false)
  expect(edit.seen).toBe(3)
})

test('A title, a text and a heading all count as written', () => {
  for (const change of [{ title: 'Lamp' }, { body: 'Out.' }, { heading: { ...stored.heading, tags: ['quay'] } }])
    expect(isEdited({ ...startEdit(stored), ...change })).toBe(true)
})

test('What is written does not change what it began from', () => {
  const edit = startEdit(stored)
  edit.heading.tags.push('quay')
  expect(edit.base.heading.tags).toEqual([])
  expect(stored.heading.tags).toEqual([])
})
