import { expect, test } from 'vitest'
import { FEATURES, GAME_LIST_PAGES } from './features.ts'
import { resolveDestination } from './routes.ts'
import { parseShortcut } from './shortcuts.ts'
import { findSideBarItemOfPath, isPathAtOrBelow, getBreadcrumbLabel, listSideBarItems } from './side-bar-items.ts'

const places = listSideBarItems(FEATURES)

test('A page lies in its place, and a place that only begins alike is another', () => {
  expect(isPathAtOrBelow('/campaign', '/campaign')).toBe(true)
  expect(isPathAtOrBelow('/campaign/factions/a', '/campaign')).toBe(true)
  expect(isPathAtOrBelow('/campaigns', '/campaign')).toBe(false)
  expect(findSideBarItemOfPath(places, '/campaign/factions/a')?.label).toBe('Campaign')
  expect(findSideBarItemOfPath(places, '/welcome')).toBeNull()
})

test('A list that shares a place is called by its game on the trail, any other page by its title', () => {
  expect(getBreadcrumbLabel(GAME_LIST_PAGES, '/print/space-planes', 'Print room')).toBe('Space Planes')
  expect(getBreadcrumbLabel(GAME_LIST_PAGES, '/battles/planetary-sand', 'Battles')).toBe('Planetary Sand')
  expect(getBreadcrumbLabel(GAME_LIST_PAGES, '/battles/table/a', 'The Ford')).toBe('The Ford')
})

test('Every place has a page, and a way by two keys that no other has', () => {
  const paths = FEATURES.flatMap(({ routes }) => routes.map(({ path }) => path))
  for (const { path } of places) expect(paths).toContain(path)
  const shortcuts = places.map(({ shortcut }) => shortcut)
  expect(new Set(shortcuts).size).toBe(shortcuts.length)
  for (const shortcut of shortcuts) expect(parseShortcut(shortcut).map(({ key }) => key.length)).toEqual([1, 1])
})

test('Every page loads only when it is opened', () => {
  for (const { component, redirect } of FEATURES.flatMap(({ routes }) => routes))
    expect(redirect ?? component).toBeTypeOf('function')
})

test('Without a campaign only what needs none can be opened', () => {
  expect(resolveDestination('/', true)).toBe('/campaign')
  expect(resolveDestination('/', false)).toBe('/welcome')
  expect(resolveDestination('/forces/characters/vex', true)).toBe('/forces/characters/vex')
  expect(resolveDestination('/forces/characters/vex', false)).toBe('/welcome')
  expect(resolveDestination('/settings', false)).toBe('/settings')
  expect(resolveDestination('/welcome', true)).toBe('/welcome')
})
