import { expect, test } from 'vitest'
import { isEdited, createUnchangedEdit } from '#renderer/parts/use-edit-draft.ts'
import { findNightProblem, createNightFields, toVersionedNightFields, withPlayerPresence } from './night-fields.ts'

const NIGHT = createNightFields('The jetty', { heldOn: '2026-11-21', plan: 'Fog.' })

test('A session is edited once something differs, and needs a name', () => {
  const edit = createUnchangedEdit(toVersionedNightFields({ ...NIGHT, id: 'a', isClosed: false, version: 3 }))
  expect(isEdited(edit)).toBe(false)
  edit.fields.recap = 'They ran.'
  expect(isEdited(edit)).toBe(true)
  expect(edit.base.recap).toBe('')
  expect(findNightProblem(edit.fields)).toBeNull()
  expect(findNightProblem({ ...NIGHT, name: ' ' })).toBe('Give the session a name.')
})

test('Who came stands in the order of the table, however it was ticked', () => {
  const order = ['ada', 'bo', 'cy']
  expect(withPlayerPresence(order, ['cy'], 'ada', true)).toEqual(['ada', 'cy'])
  expect(withPlayerPresence(order, ['ada', 'cy'], 'cy', false)).toEqual(['ada'])
  expect(withPlayerPresence(order, ['ada'], 'ada', true)).toEqual(['ada'])
})
