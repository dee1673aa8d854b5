import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { setDraftCampaign, useDraft } from './use-draft.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  setDraftCampaign(null)
})

test('What is being written waits until it is dropped', () => {
  useDraft('battle/new', { name: '' }).value.value.name = 'The jetty'
  const again = useDraft('battle/new', { name: '' })
  expect([again.wasKept, again.value.value]).toEqual([true, { name: 'The jetty' }])
  again.drop()
  expect(useDraft('battle/new', { name: '' }).wasKept).toBe(false)
})

test('A draft belongs to its campaign: another one does not offer it', () => {
  setDraftCampaign('/campaigns/reach.orrery')
  const here = useDraft('battle/new', { name: '' })
  here.value.value.name = 'The jetty'
  setDraftCampaign('/campaigns/shore.orrery')
  expect(useDraft('battle/new', { name: '' }).wasKept).toBe(false)
  here.value.value.name = 'The quay'
  setDraftCampaign('/campaigns/reach.orrery')
  expect(useDraft('battle/new', { name: '' }).value.value).toEqual({ name: 'The quay' })
})

test('What is kept on the machine is found by another window', () => {
  useDraft('journal/new', { body: '' }, 'machine').value.value.body = 'Lit.'
  vi.stubGlobal('sessionStorage', createFakeStorage())
  const again = useDraft('journal/new', { body: '' }, 'machine')
  expect([again.wasKept, again.value.value.body]).toEqual([true, 'Lit.'])
  again.drop()
  expect(localStorage.getItem('orrery/draft//journal/new')).toBeNull()
})

test('Where the machine is full the window keeps it, and forgets it once there is room', () => {
  vi.stubGlobal('localStorage', createFakeStorage(20))
  const draft = useDraft('journal/new', { body: '' }, 'machine')
  draft.value.value.body = 'A text of more than twenty characters'
  expect(useDraft('journal/new', { body: '' }, 'machine').value.value.body).toContain('twenty')
  draft.value.value.body = 'Short'
  expect(sessionStorage.getItem('orrery/draft//journal/new')).toBeNull()
  expect(useDraft('journal/new', { body: '' }, 'machine').value.value.body).toBe('Short')
})

test('Half a text is worth nothing', () => {
  sessionStorage.setItem('draft//battle/new', '{"name": "Th')
  expect(useDraft('battle/new', { name: 'x' })).toMatchObject({ wasKept: false, value: { value: { name: 'x' } } })
})
