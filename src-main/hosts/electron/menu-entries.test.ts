import { expect, test } from 'vitest'
import { type MenuEntry, buildMenuEntries, type MenuState } from './menu-entries.ts'

const PLAIN: MenuState = { isMac: false, isDevelopment: false, isCampaignOpen: true, recent: [] }

function flat(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.kind === 'menu' ? [entry, ...flat(entry.entries)] : [entry]))
}
const actionsOf = (facts: MenuState) =>
  flat(buildMenuEntries(facts)).flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []))
const rolesOf = (facts: MenuState) =>
  flat(buildMenuEntries(facts)).flatMap((entry) => (entry.kind === 'role' ? [entry.role] : []))

test('offers each action of the page once', () => {
  const actions = actionsOf(PLAIN)
  expect(actions).toEqual([...new Set(actions)])
  expect(actions).toEqual(expect.arrayContaining(['undo', 'save-copy', 'export-pdf', 'import-map', 'about']))
  expect(actionsOf({ ...PLAIN, isMac: true })).toEqual(actions)
})

/** Keys that Electron gives to the roles we use, on Windows and Linux. */
const ROLE_KEYS: Readonly<Record<string, string>> = {
  undo: 'CmdOrCtrl+Z',
  redo: 'CmdOrCtrl+Shift+Z',
  cut: 'CmdOrCtrl+X',
  copy: 'CmdOrCtrl+C',
  paste: 'CmdOrCtrl+V',
  selectAll: 'CmdOrCtrl+A',
  quit: 'CmdOrCtrl+Q',
  resetZoom: 'CmdOrCtrl+0',
  zoomIn: 'CmdOrCtrl+Plus',
  zoomOut: 'CmdOrCtrl+-',
  reload: 'CmdOrCtrl+R',
}

test('shows each shortcut once', () => {
  const keys = flat(buildMenuEntries({ ...PLAIN, isDevelopment: true })).flatMap((entry) => {
    if (entry.kind === 'action') return entry.keys ?? []
    return entry.kind === 'role' ? (ROLE_KEYS[entry.role] ?? []) : []
  })
  expect(keys).toContain('CmdOrCtrl+Z')
  expect(keys).toEqual([...new Set(keys)])
})

test('switches off what needs a campaign while none is open', () => {
  const isOff = (isCampaignOpen: boolean, action: string) =>
    flat(buildMenuEntries({ ...PLAIN, isCampaignOpen })).some(
      (entry) => entry.kind === 'action' && entry.action === action && entry.isOff === true,
    )
  for (const action of ['undo', 'save-copy', 'close-campaign', 'go-battles', 'import-map'])
    expect([action, isOff(false, action), isOff(true, action)]).toEqual([action, true, false])
  for (const action of ['new-campaign', 'open-campaign', 'go-settings', 'shortcuts', 'about'])
    expect([action, isOff(false, action)]).toEqual([action, false])
})

test('opens the log and the licences on every system', () => {
  for (const isMac of [true, false]) {
    const help = buildMenuEntries({ ...PLAIN, isMac }).find((entry) => entry.kind === 'menu' && entry.label === 'Help')
    expect(help).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ task: 'show-log' }),
        expect.objectContaining({ action: 'about' }),
      ]) as unknown,
    })
  }
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
  const find = (facts: MenuState) =>
    flat(buildMenuEntries(facts)).find((entry) => entry.kind === 'menu' && entry.label === 'Open Recent')
  expect(find({ ...PLAIN, recent })).toMatchObject({
    isOff: false,
    entries: [{ kind: 'open', label: 'Salt && Iron (/c/salt.orrery)', path: '/c/salt.orrery' }],
  })
  expect(find(PLAIN)).toMatchObject({ isOff: true, entries: [] })
})
