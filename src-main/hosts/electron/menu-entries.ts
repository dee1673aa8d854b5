import type { RecentCampaign } from '#shared/contract/campaigns.ts'

/** One item of the application menu, as plain data. */
export type MenuEntry =
  | { readonly kind: 'separator' }
  /** An action of the page, the same as in its palette. The page itself handles the keys; `keys` only displays them. */
  | {
      readonly kind: 'action'
      readonly label: string
      readonly action: string
      readonly keys?: string
      readonly isOff?: boolean
    }
  /** A task of the main process. */
  | { readonly kind: 'task'; readonly label: string; readonly task: MenuTask }
  /** A built-in role of Electron. */
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label?: string }
  | { readonly kind: 'open'; readonly label: string; readonly path: string }
  | { readonly kind: 'menu'; readonly label: string; readonly entries: readonly MenuEntry[]; readonly isOff?: boolean }

/** The roles in use. */
export type MenuRole =
  | 'appMenu'
  | 'windowMenu'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'reload'
  | 'toggleDevTools'
  | 'quit'

/** Tasks of the main process that a menu click can start. */
export type MenuTask = 'show-log' | 'undo-typing' | 'redo-typing'

/** State that the menu depends on. */
export interface MenuState {
  readonly isMac: boolean
  readonly isDevelopment: boolean
  readonly isCampaignOpen: boolean
  readonly recent: readonly RecentCampaign[]
}

const SEPARATOR: MenuEntry = { kind: 'separator' }

export function buildMenuEntries(facts: MenuState): readonly MenuEntry[] {
  const { isMac, isDevelopment, isCampaignOpen } = facts
  const entries = [
    ...(isMac ? [role('appMenu')] : []),
    menu('File', fileEntries(facts)),
    menu('Edit', editEntries(isMac)),
    menu('View', [...VIEW, ...(isDevelopment ? [SEPARATOR, role('reload'), role('toggleDevTools')] : [])]),
    menu('Go', goEntries()),
    ...(isMac ? [role('windowMenu')] : []),
    menu('Help', HELP),
  ]
  return isCampaignOpen ? entries : entries.map(withoutCampaign)
}

function fileEntries({ recent, isMac }: MenuState): readonly MenuEntry[] {
  const files = recent.filter(({ isMissing }) => !isMissing)
  return [
    action('New Campaign…', 'new-campaign'),
    action('Open Campaign…', 'open-campaign'),
    {
      kind: 'menu',
      label: 'Open Recent',
      entries: files.map(({ name, path }) => ({ kind: 'open', label: literal(`${name} (${path})`), path })),
      isOff: files.length === 0,
    },
    SEPARATOR,
    action('Save a Copy…', 'save-copy'),
    action('Restore a Backup…', 'restore-backup'),
    action('Check the Campaign File', 'check-file'),
    SEPARATOR,
    action('Import a Map…', 'import-map'),
    action('Print…', 'print', 'CmdOrCtrl+P'),
    action('Export PDF…', 'export-pdf'),
    SEPARATOR,
    action('Close Campaign', 'close-campaign'),
    ...(isMac ? [] : [SEPARATOR, role('quit')]),
  ]
}

/**
 * Undo of typing has no keys here: Ctrl+Z is listed once, and the page decides what it undoes. On macOS, text fields
 * receive Cmd+Z only through a role.
 */
function editEntries(isMac: boolean): readonly MenuEntry[] {
  return [
    action('Undo Last Change', 'undo', 'CmdOrCtrl+Z'),
    action('Redo Last Change', 'redo', 'CmdOrCtrl+Shift+Z'),
    SEPARATOR,
    isMac ? role('undo', 'Undo Typing') : { kind: 'task', label: 'Undo Typing', task: 'undo-typing' },
    isMac ? role('redo', 'Redo Typing') : { kind: 'task', label: 'Redo Typing', task: 'redo-typing' },
    SEPARATOR,
    role('cut'),
    role('copy'),
    role('paste'),
    role('selectAll'),
    SEPARATOR,
    action('Find Anything…', 'palette', 'CmdOrCtrl+K'),
  ]
}

const VIEW: readonly MenuEntry[] = [
  action('Switch Between Dark and Light', 'theme'),
  action('Screen Is Shared', 'share-screen', 'CmdOrCtrl+Shift+S'),
  SEPARATOR,
  role('resetZoom'),
  role('zoomIn'),
  role('zoomOut'),
  SEPARATOR,
  role('togglefullscreen'),
]

/** The pages of the sidebar in groups, by the action ids of the page. */
const PLACES: readonly (readonly (readonly [label: string, action: string])[])[] = [
  [
    ['Campaign', 'go-campaign'],
    ['Cluster', 'go-cluster'],
  ],
  [
    ['Forces', 'go-forces'],
    ['Armoury', 'go-armoury'],
    ['Scenarios', 'go-scenarios'],
  ],
  [
    ['Battles', 'go-battles'],
    ['Off-table', 'go-off-table'],
    ['Turns', 'go-turns'],
  ],
  [
    ['Sessions', 'go-nights'],
    ['Calendar', 'go-calendar'],
    ['Journal', 'go-journal'],
    ['Agendas', 'go-agendas'],
  ],
  [
    ['Print Room', 'go-print-room'],
    ['Rulings', 'go-rulings'],
  ],
  [
    ['History', 'go-history'],
    ['Backups', 'go-backups'],
    ['Settings', 'go-settings'],
    ['What’s New', 'whats-new'],
  ],
]

function goEntries(): readonly MenuEntry[] {
  return PLACES.flatMap((group, index) => [
    ...(index === 0 ? [] : [SEPARATOR]),
    ...group.map(([label, id]) => action(label, id)),
  ])
}

const HELP: readonly MenuEntry[] = [
  action('Keyboard Shortcuts', 'shortcuts', '?'),
  { kind: 'task', label: 'Show Log', task: 'show-log' },
  SEPARATOR,
  action('About Orrery and Licences', 'about'),
]

/** Actions that work without an open campaign. */
const ALWAYS: ReadonlySet<string> = new Set([
  'new-campaign',
  'open-campaign',
  'palette',
  'print',
  'export-pdf',
  'theme',
  'share-screen',
  'shortcuts',
  'go-settings',
  'whats-new',
  'about',
])

function withoutCampaign(entry: MenuEntry): MenuEntry {
  if (entry.kind === 'menu') return { ...entry, entries: entry.entries.map(withoutCampaign) }
  return entry.kind === 'action' && !ALWAYS.has(entry.action) ? { ...entry, isOff: true } : entry
}

function action(label: string, id: string, keys?: string): MenuEntry {
  return { kind: 'action', label, action: id, ...(keys !== undefined && { keys }) }
}

function role(name: MenuRole, label?: string): MenuEntry {
  return { kind: 'role', role: name, ...(label !== undefined && { label }) }
}

function menu(label: string, entries: readonly MenuEntry[]): MenuEntry {
  return { kind: 'menu', label, entries }
}

/** Escapes ampersands, which mark an access key in a menu. */
function literal(text: string): string {
  return text.replaceAll('&', '&&')
}
