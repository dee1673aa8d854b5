import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { createFakeStorage } from '#tests/support/storage.ts'
import {
  formatEditState,
  isEditOutdated,
  isEdited,
  rebaseEdit,
  createUnchangedEdit,
  type VersionedFields,
  useEditDraft,
} from './use-edit-draft.ts'

const STORED = { version: 4, fields: { name: 'Mira', traits: ['animal'] } }

test('an edit is a copy: typing in it leaves what stands alone', () => {
  const edit = createUnchangedEdit(STORED)
  edit.fields.traits.push('barbaric')
  expect(STORED.fields.traits).toEqual(['animal'])
  expect(isEdited(edit)).toBe(true)
})

test('what was typed and taken back is no edit', () => {
  const edit = createUnchangedEdit(STORED)
  edit.fields.name = 'Mira Voss'
  expect(isEdited(edit)).toBe(true)
  edit.fields.name = 'Mira'
  expect(isEdited(edit)).toBe(false)
})

test('an edit is behind only when something newer stands and something was typed', () => {
  const edit = createUnchangedEdit(STORED)
  const newer = { version: 9, fields: { name: 'Old Mira', traits: [] } }
  expect(isEditOutdated(edit, newer)).toBe(false)
  edit.fields.name = 'Mira Voss'
  expect(isEditOutdated(edit, newer)).toBe(true)
  expect(isEditOutdated(edit, STORED)).toBe(false)
})

test('what is no part of an edit may change under it: it is saved over the newer version', async () => {
  const { stored, draft } = opened()
  draft.edit.value.fields.name = 'Mira Voss'
  stored.value = { ...STORED, version: 9 }
  await nextTick()
  expect(draft.isBehind.value).toBe(false)
  expect(draft.edit.value).toMatchObject({ seen: 9, fields: { name: 'Mira Voss' } })
})

test('the words of an edit name the most pressing thing', () => {
  expect(formatEditState(false, false)).toBe('Saved')
  expect(formatEditState(true, false)).toContain('Not saved yet')
  expect(formatEditState(true, true)).toContain('Changed elsewhere')
})

interface Fields {
  name: string
  traits: string[]
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  setActivePinia(createPinia())
})
afterEach(() => void vi.unstubAllGlobals())

/** A draft of what stands, on a page that can be left. */
function opened() {
  const stored = shallowRef<VersionedFields<Fields>>(STORED)
  const scope = effectScope()
  const draft = scope.run(() => useEditDraft('unit/a', () => stored.value))!
  return { stored, draft, leave: () => scope.stop() }
}

test('it follows what stands until it is changed, and is behind from then on', async () => {
  const { stored, draft } = opened()
  stored.value = { version: 5, fields: { name: 'Mira', traits: [] } }
  await nextTick()
  expect(draft.edit.value).toMatchObject({ seen: 5, fields: { traits: [] } })
  draft.edit.value.fields.name = 'Mira Voss'
  stored.value = { version: 6, fields: { name: 'Old Mira', traits: [] } }
  await nextTick()
  expect([draft.edit.value.fields.name, draft.edit.value.seen, draft.isBehind.value]).toEqual(['Mira Voss', 5, true])
})

test('a newer state is loaded beside what was typed, or what was typed goes over it', async () => {
  const { stored, draft } = opened()
  draft.edit.value.fields.name = 'Mira Voss'
  stored.value = { version: 6, fields: { name: 'Old Mira', traits: [] } }
  await nextTick()
  draft.keepMine()
  expect([draft.isBehind.value, draft.isEdited.value, draft.edit.value.seen]).toEqual([false, true, 6])
  draft.loadNewer()
  expect([draft.typed.value?.name, draft.edit.value.fields.name, draft.isEdited.value]).toEqual([
    'Mira Voss',
    'Old Mira',
    false,
  ])
})

test('left in the middle, what was typed waits; what was not changed is forgotten', () => {
  const first = opened()
  first.draft.edit.value.fields.name = 'Mira Voss'
  first.leave()
  const again = opened()
  expect([again.draft.wasKept, again.draft.edit.value.fields.name]).toEqual([true, 'Mira Voss'])
  again.draft.discard()
  again.leave()
  expect(sessionStorage.getItem('draft//unit/a')).toBeNull()
})

test('an answer that comes late keeps what was typed meanwhile, field by field', () => {
  const sent = { name: 'Mira Voss', traits: ['animal'] }
  const typed = { name: 'Mira Voss of the Quay', traits: ['animal'] }
  const edit = rebaseEdit(typed, sent, { version: 5, fields: { name: 'Mira Voss', traits: ['animal', 'sworn'] } })
  expect(edit.seen).toBe(5)
  expect(edit.fields).toEqual({ name: 'Mira Voss of the Quay', traits: ['animal', 'sworn'] })
  expect(isEdited(edit)).toBe(true)
})

test('a draft of the journal from before its fields stood together is understood', () => {
  const old = { name: 'Mira Voss', traits: [], base: STORED.fields, seen: 4 }
  sessionStorage.setItem('draft//unit/a', JSON.stringify(old))
  const { draft } = opened()
  expect(draft.edit.value).toEqual({ seen: 4, base: STORED.fields, fields: { name: 'Mira Voss', traits: [] } })
})
