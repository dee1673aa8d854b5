import { expect, test } from 'vitest'
import { buildMenuEntries } from '#main/hosts/electron/menu-entries.ts'
import { SYNONYMS_BY_ACTION_ID } from '#renderer/app/action-synonyms.ts'
import { CAMPAIGN_FEATURES, FEATURES, SIDE_BAR_FOOTER_FEATURES } from '#renderer/app/features.ts'

const menus = buildMenuEntries({ isMac: false, isDevelopment: false, isCampaignOpen: true, recent: [] })
const actions = menus.flatMap((menu) =>
  menu.kind === 'menu' ? menu.entries.flatMap((entry) => (entry.kind === 'action' ? entry : [])) : [],
)

test('the menu of the desktop app leads to every place of the side bar, in its order', () => {
  const go = menus.find((menu) => menu.kind === 'menu' && menu.label === 'Go')
  const listed = go?.kind === 'menu' ? go.entries.flatMap((entry) => (entry.kind === 'action' ? entry : [])) : []
  const places = [...CAMPAIGN_FEATURES, ...SIDE_BAR_FOOTER_FEATURES].map(({ id, place }) => ({
    action: id === 'whats-new' ? id : `go-${id}`,
    label: place?.label.toLowerCase(),
  }))
  expect(listed.map(({ action, label }) => ({ action, label: label.toLowerCase() }))).toEqual(places)
})

test('every action of the menu is one that the palette knows', () => {
  const known = new Set([...Object.keys(SYNONYMS_BY_ACTION_ID), ...FEATURES.map(({ id }) => `go-${id}`), 'palette'])
  expect(actions.map(({ action }) => action).filter((action) => !known.has(action))).toEqual([])
})
