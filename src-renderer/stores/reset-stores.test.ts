import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { useClusterPageSettings } from './cluster-page-settings.ts'
import { useDrafts } from './drafts.ts'
import { useMatchPages } from './match-page.ts'
import { usePreferences } from './preferences.ts'
import { usePrivacy } from './privacy.ts'
import { resetStores } from './reset-stores.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage())
  setActivePinia(createPinia())
  resetStores('/campaigns/reach.orrery')
})
afterEach(() => void vi.unstubAllGlobals())

test('Settings of the cluster page do not appear in the next campaign', () => {
  const studio = useClusterPageSettings()
  studio.analysis.supply = { factionId: 'ember-court', rivalId: null }
  studio.panes.isListOpen = true
  resetStores('/campaigns/shore.orrery')
  expect(studio.analysis.supply.factionId).toBeNull()
  expect(studio.panes.isListOpen).toBe(false)
})

test('Drafts do not appear in the next campaign, and wait in their own', () => {
  const open = () => useDrafts().openDraft('battle/new', { name: '' })
  open().value.value.name = 'The jetty'
  resetStores('/campaigns/shore.orrery')
  expect(open()).toMatchObject({ wasKept: false, value: { value: { name: '' } } })
  resetStores('/campaigns/reach.orrery')
  expect(open()).toMatchObject({ wasKept: true, value: { value: { name: 'The jetty' } } })
})

test('A match page does not show the secrets of a seat in the next campaign', () => {
  useMatchPages().reveal('a', 'red')
  resetStores('/campaigns/shore.orrery')
  expect(useMatchPages().openMatch('a').revealed).toBeNull()
})

test('Preferences and a shared screen stay', () => {
  usePreferences().theme = 'paper'
  usePrivacy().isScreenShared = true
  resetStores('/campaigns/shore.orrery')
  expect([usePreferences().theme, usePrivacy().isScreenShared]).toEqual(['paper', true])
})
