import { expect, test } from 'vitest'
import { afterSave, beginDraft, changedFields, contested, follow, merge } from './thing-draft.ts'

interface Fields {
  name: string
  notes: string
  tags: readonly string[]
}
const star: Fields = { name: 'Vex', notes: 'Dark.', tags: ['ice'] }
const writing = (fields: Partial<Fields>) => ({ ...beginDraft(star), mine: { ...star, ...fields } })

test('Only what differs from the map is changed; lists are compared by what they hold', () => {
  expect(changedFields(beginDraft(star), star)).toEqual([])
  expect(changedFields(writing({ notes: 'Darker.', tags: ['ice'] }), star)).toEqual(['notes'])
  expect(changedFields(writing({ tags: ['ice', 'war'] }), star)).toEqual(['tags'])
})

test('A change by somebody else shows where nothing is written, and takes no words away', () => {
  const now = { ...star, name: 'Vex Prime', notes: 'Lit.' }
  const draft = follow(writing({ notes: 'Darker.' }), now)
  expect(draft.mine).toEqual({ ...star, name: 'Vex Prime', notes: 'Darker.' })
  expect(contested(draft, now)).toEqual(['notes'])
})

test('Two who write the same are not at odds', () => {
  const now = { ...star, notes: 'Darker.' }
  const draft = follow(writing({ notes: 'Darker.' }), now)
  expect(changedFields(draft, now)).toEqual([])
  expect(contested(draft, now)).toEqual([])
})

test('What is saved begins anew as the map has it; what was written meanwhile is still to save', () => {
  const sent = { name: ' Vex  Prime ' }
  const now = { ...star, name: 'Vex Prime' }
  expect(afterSave(writing(sent), sent, now).mine.name).toBe('Vex Prime')
  const more = afterSave(writing({ name: 'Vex Primer' }), sent, now)
  expect(more.mine.name).toBe('Vex Primer')
  expect(changedFields(more, now)).toEqual(['name'])
  expect(contested(more, now)).toEqual([])
})

test('A gesture that was refused leaves the words as they are', () => {
  const draft = writing({ name: 'Vex Prime' })
  expect(follow(draft, star)).toEqual(draft)
})

test('What is contested is settled for one side', () => {
  const now = { ...star, notes: 'Lit.' }
  const draft = follow(writing({ notes: 'Darker.', name: 'Vix' }), now)
  expect(merge(draft, now, 'theirs').mine).toEqual({ ...star, name: 'Vix', notes: 'Lit.' })
  const kept = merge(draft, now, 'mine')
  expect(contested(kept, now)).toEqual([])
  expect(changedFields(kept, now)).toEqual(['name', 'notes'])
})
