import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { useDrafts } from './drafts.ts'

beforeEach(() => {
  setActivePinia(createPinia())
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

test('What is being written waits until it is dropped', () => {
  useDrafts().openDraft('battle/new', { name: '' }).value.value.name = 'The jetty'
  const again = useDrafts().openDraft('battle/new', { name: '' })
  expect([again.wasKept, again.value.value]).toEqual([true, { name: 'The jetty' }])
  again.drop()
  expect(useDrafts().openDraft('battle/new', { name: '' }).wasKept).toBe(false)
})

test('A draft belongs to its campaign: another one does not offer it', () => {
  useDrafts().openCampaign('/campaigns/reach.orrery')
  const here = useDrafts().openDraft('battle/new', { name: '' })
  here.value.value.name = 'The jetty'
  useDrafts().openCampaign('/campaigns/shore.orrery')
  expect(useDrafts().openDraft('battle/new', { name: '' }).wasKept).toBe(false)
  here.value.value.name = 'The quay'
  useDrafts().openCampaign('/campaigns/reach.orrery')
  expect(useDrafts().openDraft('battle/new', { name: '' }).value.value).toEqual({ name: 'The quay' })
})

test('What is kept on the machine is found by another window', () => {
  useDrafts().openDraft('journal/new', { body: '' }, 'machine').value.value.body = 'Lit.'
  vi.stubGlobal('sessionStorage', createFakeStorage())
  const again = useDrafts().openDraft('journal/new', { body: '' }, 'machine')
  expect([again.wasKept, again.value.value.body]).toEqual([true, 'Lit.'])
  again.drop()
  expect(localStorage.getItem('orrery/draft//journal/new')).toBeNull()
})

test('Where the machine is full the window keeps it, and forgets it once there is room', () => {
  vi.stubGlobal('localStorage', createFakeStorage(20))
  const draft = useDrafts().openDraft('journal/new', { body: '' }, 'machine')
  draft.value.value.body = 'A text of more than twenty characters'
  expect(useDrafts().openDraft('journal/new', { body: '' }, 'machine').value.value.body).toContain('twenty')
  draft.value.value.body = 'Short'
  expect(sessionStorage.getItem('orrery/draft//journal/new')).toBeNull()
  expect(useDrafts().openDraft('journal/new', { body: '' }, 'machine').value.value.body).toBe('Short')
})

test('Half a text is worth nothing', () => {
  sessionStorage.setItem('draft//battle/new', '{"name": "Th')
  expect(useDrafts().openDraft('battle/new', { name: 'x' })).toMatchObject({
    wasKept: false,
    value: { value: { name: 'x' } },
  })
})

test('The window asks before it closes until the last save is confirmed', async () => {
  vi.stubGlobal('window', new EventTarget())
  const { warnBeforeUnload } = useDrafts()
  const isFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const saves = [warnBeforeUnload(first.promise), warnBeforeUnload(second.promise)]
  expect([isFree(), useDrafts().pendingSaves]).toEqual([false, 2])
  first.resolve('saved')
  await saves[0]
  expect(isFree()).toBe(false)
  second.reject(new Error('refused'))
  await expect(saves[1]).rejects.toThrow('refused')
  expect([isFree(), useDrafts().pendingSaves]).toEqual([true, 0])
})
