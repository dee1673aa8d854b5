import { expect, test } from 'vitest'
import { type MenuEntry, menuEntries, type MenuFacts } from './menu-entries.ts'

const PLAIN: MenuFacts = { isMac: false, isDevelopment: false, recent: [] }

function flat(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.kind === 'menu' ? [entry, ...flat(entry.entries)] : [entry]))
}
const actionsOf = (facts: MenuFacts) =>
  flat(menuEntries(facts)).flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []))
const rolesOf = (facts: MenuFacts) =>
  flat(menuEntries(facts)).flatMap((entry) => (entry.kind === 'role' ? [entry.role] : []))

test('offers the actions of the page, each once', () => {
  expect(actionsOf(PLAIN).toSorted()).toEqual(
    [
      'undo',
      'redo',
      'palette',
      'shortcuts',
      'new-campaign',
      'open-campaign',
      'save-copy',
      'restore-backup',
      'print',
      'export-pdf',
      'close-campaign',
      'go-campaign',
      'go-cluster',
      'go-forces',
      'go-journal',
      'go-agendas',
      'go-history',
      'go-backups',
      'go-settings',
      'whats-new',
      'theme',
    ].toSorted(),
  )
  expect(actionsOf({ ...PLAIN, isMac: true })).toEqual(actionsOf(PLAIN))
})

test('shows the tools of developers to developers alone', () => {
  expect(rolesOf(PLAIN)).not.toContain('toggleDevTools')
  expect(rolesOf(PLAIN)).not.toContain('reload')
  expect(rolesOf({ ...PLAIN, isDevelopment: true })).toContain('toggleDevTools')
})

test('a Mac has its own menus, and quits there', () => {
  expect(rolesOf({ ...PLAIN, isMac: true })).toEqual(expect.arrayContaining(['appMenu', 'windowMenu']))
  expect(rolesOf({ ...PLAIN, isMac: true })).not.toContain('quit')
  expect(rolesOf(PLAIN)).toContain('quit')
})

test('lists the recent campaigns whose files are there', () => {
  const recent = [
    { name: 'Salt & Iron', path: '/c/salt.orrery', openedAt: '2026-01-01', isMissing: false },
    { name: 'Gone', path: '/c/gone.orrery', openedAt: '2026-01-01', isMissing: true },
  ]
  const find = (facts: MenuFacts) =>
    flat(menuEntries(facts)).find((entry) => entry.kind === 'menu' && entry.label === 'Open Recent')
  expect(find({ ...PLAIN, recent })).toMatchObject({
    isOff: false,
    entries: [{ kind: 'open', label: 'Salt && Iron (/c/salt.orrery)', path: '/c/salt.orrery' }],
  })
  expect(find(PLAIN)).toMatchObject({ isOff: true, entries: [] })
})
