import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { useClusterPageSettings } from './cluster-page-settings.ts'
import { useDrafts } from './drafts.ts'
import { useMatchPageStates } from './match-page-states.ts'
import { usePreferences } from './preferences.ts'
import { resetCampaignStores } from './reset-campaign-stores.ts'
import { useScreenPrivacy } from './screen-privacy.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage())
  setActivePinia(createPinia())
  resetCampaignStores('/campaigns/reach.orrery')
})
afterEach(() => void vi.unstubAllGlobals())

test('Settings of the cluster page do not appear in the next campaign', () => {
  const studio = useClusterPageSettings()
  studio.analysis.supply = { factionId: 'ember-court', rivalId: null }
  studio.panes.isListOpen = true
  resetCampaignStores('/campaigns/shore.orrery')
  expect(studio.analysis.supply.factionId).toBeNull()
  expect(studio.panes.isListOpen).toBe(false)
})

test('Drafts do not appear in the next campaign, and wait in their own', () => {
  const open = () => useDrafts().openDraft('battle/new', { name: '' })
  open().value.value.name = 'The jetty'
  resetCampaignStores('/campaigns/shore.orrery')
  expect(open()).toMatchObject({ wasKept: false, value: { value: { name: '' } } })
  resetCampaignStores('/campaigns/reach.orrery')
  expect(open()).toMatchObject({ wasKept: true, value: { value: { name: 'The jetty' } } })
})

test('A match page does not show the secrets of a seat in the next campaign', () => {
  useMatchPageStates().reveal('a', 'red')
  resetCampaignStores('/campaigns/shore.orrery')
  expect(useMatchPageStates().openMatch('a').revealed).toBeNull()
})

test('Preferences and a shared screen stay', () => {
  usePreferences().theme = 'paper'
  useScreenPrivacy().isScreenShared = true
  resetCampaignStores('/campaigns/shore.orrery')
  expect([usePreferences().theme, useScreenPrivacy().isScreenShared]).toEqual(['paper', true])
})
