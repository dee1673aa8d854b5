import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { deferCalls, waitForCallEffects, createStaleError } from '#tests/support/deferred-calls.ts'
import { createFakeStorage } from '#tests/support/storage.ts'
import { type VersionedView, useAutosaveEditor } from './use-autosave-editor.ts'

interface Fields {
  name: string
  notes: string
}
type View = VersionedView & Fields
const view = (version: number, fields: Partial<Fields> = {}): View => ({
  id: 'a',
  version,
  name: 'Jetty',
  notes: '',
  ...fields,
})

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  setActivePinia(createPinia())
})
afterEach(() => void vi.unstubAllGlobals())

/** A desk at a page that can be left, whose calls wait to be answered. */
function opened(first = view(1)) {
  const stored = shallowRef(first)
  const updates = deferCalls<Fields & VersionedView, View>()
  const removals = deferCalls<VersionedView, void>()
  const closings = deferCalls<VersionedView, View>()
  const scope = effectScope()
  const desk = scope.run(() =>
    useAutosaveEditor({
      kind: 'thing',
      stored: () => stored.value,
      fieldsOf: ({ version, name, notes }: View) => ({ version, fields: { name, notes } }),
      findFault: ({ name }: Fields) => (name === '' ? 'Enter a name.' : null),
      update: updates.call,
      remove: removals.call,
    }),
  )!
  const close = () => desk.saveThen('close', closings.call)
  return { stored, updates: updates.calls, removals: removals.calls, closings: closings.calls, desk, close, scope }
}

test('What is typed is saved with the version it was typed over, and stands saved', async () => {
  const { desk, updates } = opened()
  desk.edit.value.fields.name = 'Quay'
  const saved = desk.save()
  expect(desk.doing.value).toBe('save')
  expect(updates[0]?.input).toEqual({ id: 'a', version: 1, name: 'Quay', notes: '' })
  updates[0]?.answer(view(2, { name: 'Quay' }))
  expect(await saved).toBe(true)
  expect([desk.isEdited.value, desk.edit.value.seen, desk.doing.value]).toEqual([false, 2, null])
})

test('Where nothing was typed nothing is sent', async () => {
  const { desk, updates } = opened()
  expect(await desk.save()).toBe(true)
  expect(updates).toEqual([])
})

test('What cannot be saved is not sent, and the desk says why', async () => {
  const { desk, updates, closings, close } = opened()
  desk.edit.value.fields.name = ''
  expect([await desk.save(), await close()]).toEqual([false, false])
  expect([desk.failure.value, updates.length, closings.length]).toEqual(['Enter a name.', 0, 0])
})

test('What is typed while the answer is on its way stays, and is saved over the answer', async () => {
  const { desk, updates } = opened()
  desk.edit.value.fields.name = 'Quay'
  const first = desk.save()
  desk.edit.value.fields.notes = 'Lamps out'
  expect(await desk.save()).toBe(false) // the first is still under way
  updates[0]?.answer(view(2, { name: 'Quay' }))
  await first
  expect(desk.edit.value.fields).toEqual({ name: 'Quay', notes: 'Lamps out' })
  expect(desk.isEdited.value).toBe(true)
  const second = desk.save()
  expect(updates[1]?.input).toEqual({ id: 'a', version: 2, name: 'Quay', notes: 'Lamps out' })
  updates[1]?.answer(view(3, { name: 'Quay', notes: 'Lamps out' }))
  expect(await second).toBe(true)
  expect(desk.isEdited.value).toBe(false)
})

test('A refusal keeps what was typed; with the newer state seen it is saved over that', async () => {
  const { desk, updates, stored } = opened()
  desk.edit.value.fields.name = 'Quay'
  const first = desk.save()
  updates[0]?.refuse(createStaleError('It was changed meanwhile.'))
  expect(await first).toBe(false)
  expect(desk.failure.value).toBe('It was changed meanwhile. Load the newer state, or keep yours.')
  stored.value = view(7, { name: 'Pier' })
  await nextTick()
  expect([desk.edit.value.fields.name, desk.isBehind.value]).toEqual(['Quay', true])
  desk.keepMine()
  await nextTick()
  expect(desk.failure.value).toBeNull()
  const second = desk.save()
  expect(updates[1]?.input.version).toBe(7)
  updates[1]?.answer(view(8, { name: 'Quay' }))
  expect([await second, desk.failure.value]).toEqual([true, null])
})

test('The newer state may be heard of before the answer or after it', async () => {
  for (const isHeardFirst of [true, false]) {
    const { desk, updates, stored, scope } = opened()
    desk.edit.value.fields.name = 'Quay'
    const saved = desk.save()
    if (isHeardFirst) stored.value = view(2, { name: 'Quay' })
    await nextTick()
    updates[0]?.answer(view(2, { name: 'Quay' }))
    await saved
    stored.value = view(2, { name: 'Quay' })
    await nextTick()
    expect([desk.isEdited.value, desk.isBehind.value, desk.edit.value.seen]).toEqual([false, false, 2])
    scope.stop()
  }
})

test('A command saves first and carries the version of that', async () => {
  const { desk, updates, closings, close } = opened()
  desk.edit.value.fields.name = 'Quay'
  const closed = close()
  expect(closings).toEqual([])
  updates[0]?.answer(view(2, { name: 'Quay' }))
  await waitForCallEffects()
  expect(closings[0]?.input).toEqual({ id: 'a', version: 2 })
  desk.edit.value.fields.notes = 'Typed meanwhile'
  closings[0]?.answer(view(3, { name: 'Quay' }))
  expect(await closed).toBe(true)
  expect(desk.edit.value).toMatchObject({ seen: 3, fields: { name: 'Quay', notes: 'Typed meanwhile' } })
})

test('Where saving fails the command behind it is not given', async () => {
  const { desk, updates, closings, close } = opened()
  desk.edit.value.fields.name = 'Quay'
  const closed = close()
  updates[0]?.refuse()
  expect([await closed, closings.length, desk.isEdited.value]).toEqual([false, 0, true])
})

test('Left in the middle, what was saved is no edit on coming back; what was refused still is', async () => {
  for (const isRefused of [false, true]) {
    const { desk, updates, scope } = opened()
    desk.edit.value.fields.name = 'Quay'
    const saved = desk.save()
    scope.stop()
    if (isRefused) updates[0]?.refuse()
    else updates[0]?.answer(view(2, { name: 'Quay' }))
    expect(await saved).toBe(!isRefused)
    const again = opened(isRefused ? view(1) : view(2, { name: 'Quay' })).desk
    expect([again.edit.value.fields.name, again.isEdited.value, again.isBehind.value]).toEqual([
      'Quay',
      isRefused,
      false,
    ])
    again.discard()
  }
})

test('Removed, it leaves no draft; refused, all stays', async () => {
  const { desk, removals } = opened()
  desk.edit.value.fields.name = 'Quay'
  const first = desk.remove()
  removals[0]?.refuse(createStaleError())
  expect([await first, desk.isEdited.value]).toEqual([false, true])
  const second = desk.remove()
  removals[1]?.answer()
  expect([await second, sessionStorage.getItem('draft//thing/a')]).toEqual([true, null])
})
