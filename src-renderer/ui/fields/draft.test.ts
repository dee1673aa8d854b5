import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tieDraftsTo, useDraft } from './draft.ts'

/** The store of a window, as far as drafts know it. */
function windowStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
beforeEach(() => void vi.stubGlobal('sessionStorage', windowStore()))
afterEach(() => {
  vi.unstubAllGlobals()
  tieDraftsTo(null)
})

test('What is being written waits until it is dropped', () => {
  useDraft('battle/new', { name: '' }).value.value.name = 'The jetty'
  const again = useDraft('battle/new', { name: '' })
  expect([again.wasKept, again.value.value]).toEqual([true, { name: 'The jetty' }])
  again.drop()
  expect(useDraft('battle/new', { name: '' }).wasKept).toBe(false)
})

test('A draft belongs to its campaign: another one does not offer it', () => {
  tieDraftsTo('/campaigns/reach.orrery')
  const here = useDraft('battle/new', { name: '' })
  here.value.value.name = 'The jetty'
  tieDraftsTo('/campaigns/shore.orrery')
  expect(useDraft('battle/new', { name: '' }).wasKept).toBe(false)
  here.value.value.name = 'The quay'
  tieDraftsTo('/campaigns/reach.orrery')
  expect(useDraft('battle/new', { name: '' }).value.value).toEqual({ name: 'The quay' })
})
