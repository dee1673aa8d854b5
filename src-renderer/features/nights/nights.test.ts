import { expect, test } from 'vitest'
import { isEdited, startEdit } from '#renderer/parts/use-edit-draft.ts'
import { findFault, newNight, storedNight, withPlayer } from './night-fields.ts'

const NIGHT = newNight('The jetty', { heldOn: '2026-11-21', plan: 'Fog.' })

test('A session is edited once something differs, and needs a name', () => {
  const edit = startEdit(storedNight({ ...NIGHT, id: 'a', isClosed: false, version: 3 }))
  expect(isEdited(edit)).toBe(false)
  edit.fields.recap = 'They ran.'
  expect(isEdited(edit)).toBe(true)
  expect(edit.base.recap).toBe('')
  expect(findFault(edit.fields)).toBeNull()
  expect(findFault({ ...NIGHT, name: ' ' })).toBe('Give the session a name.')
})

test('Who came stands in the order of the table, however it was ticked', () => {
  const order = ['ada', 'bo', 'cy']
  expect(withPlayer(order, ['cy'], 'ada', true)).toEqual(['ada', 'cy'])
  expect(withPlayer(order, ['ada', 'cy'], 'cy', false)).toEqual(['ada'])
  expect(withPlayer(order, ['ada'], 'ada', true)).toEqual(['ada'])
})
