import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import type { ChangeView } from '#shared/contract/history.ts'
import { type QueuedToast, buildChangeToast, redactToasts, withAddedToast, useToasts } from './toasts.ts'

const CHANGE: ChangeView = {
  id: 7,
  label: 'Vex buys a plasma rifle',
  actor: 'Mira',
  at: '2026-11-21T10:00:00Z',
  kind: 'change',
  targetId: null,
  undoneBy: null,
}

test('My own change offers to undo it', () => {
  expect(buildChangeToast(CHANGE, true)).toMatchObject({
    message: 'Vex buys a plasma rifle',
    action: { label: 'Undo' },
    perform: { turn: 'undo', changeId: 7 },
  })
})

test('After an undo the change itself can be redone, after a redo undone', () => {
  expect(buildChangeToast({ ...CHANGE, id: 8, kind: 'undo', targetId: 7 }, true)).toMatchObject({
    message: 'Undone: Vex buys a plasma rifle',
    action: { label: 'Redo' },
    perform: { turn: 'redo', changeId: 7 },
  })
  expect(buildChangeToast({ ...CHANGE, id: 9, kind: 'redo', targetId: 7 }, true)).toMatchObject({
    message: 'Redone: Vex buys a plasma rifle',
    perform: { turn: 'undo', changeId: 7 },
  })
})

test('Somebody else’s change is a quiet line with their name', () => {
  const toast = buildChangeToast(CHANGE, false)
  expect(toast).toMatchObject({ message: 'Mira: Vex buys a plasma rifle', perform: null })
  expect(toast?.action).toBeUndefined()
  expect(buildChangeToast({ ...CHANGE, kind: 'undo', targetId: 3 }, false)?.message).toBe(
    'Mira took back: Vex buys a plasma rifle',
  )
})

test('A campaign begins without a message', () => {
  expect(buildChangeToast({ ...CHANGE, kind: 'start' }, true)).toBeNull()
})

const message = (id: string, slot: QueuedToast['slot'] = 'message'): QueuedToast => ({
  id,
  slot,
  tone: 'plain',
  message: `Message ${id}`,
  perform: null,
})
const idsAfter = (...toasts: QueuedToast[]) =>
  toasts.reduce(withAddedToast, [] as readonly QueuedToast[]).map(({ id }) => id)

test('The newest change replaces the one before, messages stand beside it', () => {
  expect(idsAfter(message('a', 'mine'), message('b'), message('c', 'mine'))).toEqual(['b', 'c'])
  expect(idsAfter(message('a', 'mine'), message('b', 'theirs'))).toEqual(['a', 'b'])
})

test('No more than two stand, and none twice', () => {
  expect(idsAfter(message('a'), message('b'), message('c'), message('d'))).toEqual(['c', 'd'])
  expect(idsAfter(message('a'), { ...message('b'), message: 'Message a' })).toEqual(['b'])
})

test('While others look, a change says that it was made, never what it was; a message of a page stays as it is', () => {
  const change = buildChangeToast(CHANGE, true)
  const shown = redactToasts([...(change ? [change] : []), message('a')])
  expect(shown.map((toast) => toast.message)).toEqual(['Saved', 'Message a'])
  expect(JSON.stringify(redactToasts(shown).map((toast) => toast.message))).not.toContain('plasma')
})

beforeEach(() => setActivePinia(createPinia()))
const listMessages = () => useToasts().toasts.map((toast) => toast.message)

test('Messages of pages and changes are shown until they are dismissed', () => {
  const { notify, showChange, dismiss } = useToasts()
  notify('Copied.', 'good')
  showChange(CHANGE, true)
  expect(listMessages()).toEqual(['Copied.', 'Vex buys a plasma rifle'])
  dismiss('message-1')
  expect(listMessages()).toEqual(['Vex buys a plasma rifle'])
})

test('Another campaign takes the changes away, the messages of pages stay', () => {
  const { notify, showChange, clearChanges } = useToasts()
  showChange(CHANGE, true)
  notify('The backup is open.')
  clearChanges()
  expect(listMessages()).toEqual(['The backup is open.'])
})
