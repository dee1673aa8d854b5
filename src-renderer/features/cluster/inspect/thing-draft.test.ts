import { expect, test } from 'vitest'
import {
  rebaseSavedFields,
  createThingDraft,
  listChangedFields,
  listConflictingFields,
  rebaseDraft,
  resolveConflicts,
} from './thing-draft.ts'

interface Fields {
  name: string
  notes: string
  tags: readonly string[]
}
const star: Fields = { name: 'Vex', notes: 'Dark.', tags: ['ice'] }
const writing = (fields: Partial<Fields>) => ({ ...createThingDraft(star), mine: { ...star, ...fields } })

test('Only what differs from the map is changed; lists are compared by what they hold', () => {
  expect(listChangedFields(createThingDraft(star), star)).toEqual([])
  expect(listChangedFields(writing({ notes: 'Darker.', tags: ['ice'] }), star)).toEqual(['notes'])
  expect(listChangedFields(writing({ tags: ['ice', 'war'] }), star)).toEqual(['tags'])
})

test('A change by somebody else shows where nothing is written, and takes no words away', () => {
  const now = { ...star, name: 'Vex Prime', notes: 'Lit.' }
  const draft = rebaseDraft(writing({ notes: 'Darker.' }), now)
  expect(draft.mine).toEqual({ ...star, name: 'Vex Prime', notes: 'Darker.' })
  expect(listConflictingFields(draft, now)).toEqual(['notes'])
})

test('Two who write the same are not at odds', () => {
  const now = { ...star, notes: 'Darker.' }
  const draft = rebaseDraft(writing({ notes: 'Darker.' }), now)
  expect(listChangedFields(draft, now)).toEqual([])
  expect(listConflictingFields(draft, now)).toEqual([])
})

test('What is saved begins anew as the map has it; what was written meanwhile is still to save', () => {
  const sent = { name: ' Vex  Prime ' }
  const now = { ...star, name: 'Vex Prime' }
  expect(rebaseSavedFields(writing(sent), sent, now).mine.name).toBe('Vex Prime')
  const more = rebaseSavedFields(writing({ name: 'Vex Primer' }), sent, now)
  expect(more.mine.name).toBe('Vex Primer')
  expect(listChangedFields(more, now)).toEqual(['name'])
  expect(listConflictingFields(more, now)).toEqual([])
})

test('A gesture that was refused leaves the words as they are', () => {
  const draft = writing({ name: 'Vex Prime' })
  expect(rebaseDraft(draft, star)).toEqual(draft)
})

test('What is contested is settled for one side', () => {
  const now = { ...star, notes: 'Lit.' }
  const draft = rebaseDraft(writing({ notes: 'Darker.', name: 'Vix' }), now)
  expect(resolveConflicts(draft, now, 'theirs').mine).toEqual({ ...star, name: 'Vix', notes: 'Lit.' })
  const kept = resolveConflicts(draft, now, 'mine')
  expect(listConflictingFields(kept, now)).toEqual([])
  expect(listChangedFields(kept, now)).toEqual(['name', 'notes'])
})
