import type { RecentCampaign } from '#shared/contract/campaigns.ts'

/** One line of the application menu, as plain data. */
export type MenuEntry =
  | { readonly kind: 'separator' }
  /** Something that the page does: the same action as in its palette. The page itself reads the keys, `keys` only shows them. */
  | { readonly kind: 'action'; readonly label: string; readonly action: string; readonly keys?: string }
  /** Something that Electron does itself. */
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label?: string }
  | { readonly kind: 'open'; readonly label: string; readonly path: string }
  | { readonly kind: 'menu'; readonly label: string; readonly entries: readonly MenuEntry[]; readonly isOff?: boolean }

/** The roles we use. */
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

/** What the menu depends on. */
export interface MenuFacts {
  readonly isMac: boolean
  readonly isDevelopment: boolean
  readonly recent: readonly RecentCampaign[]
}

const SEPARATOR: MenuEntry = { kind: 'separator' }

/** The application menu. */
export function menuEntries({ isMac, isDevelopment, recent }: MenuFacts): readonly MenuEntry[] {
  return [
    ...(isMac ? [role('appMenu')] : []),
    menu('File', fileEntries(recent, isMac)),
    menu('Edit', EDIT),
    menu('View', [...VIEW, ...(isDevelopment ? [SEPARATOR, role('reload'), role('toggleDevTools')] : [])]),
    menu('Go', GO),
    ...(isMac ? [role('windowMenu')] : []),
    menu('Help', [action('Keyboard Shortcuts', 'shortcuts', '?'), action('What’s New', 'whats-new')]),
  ]
}

function fileEntries(recent: readonly RecentCampaign[], isMac: boolean): readonly MenuEntry[] {
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
    SEPARATOR,
    action('Print…', 'print', 'CmdOrCtrl+P'),
    action('Export PDF…', 'export-pdf'),
    SEPARATOR,
    action('Close Campaign', 'close-campaign'),
    ...(isMac ? [] : [SEPARATOR, role('quit')]),
  ]
}

const EDIT: readonly MenuEntry[] = [
  action('Undo Last Change', 'undo', 'CmdOrCtrl+Z'),
  action('Redo Last Change', 'redo', 'CmdOrCtrl+Shift+Z'),
  SEPARATOR,
  role('undo', 'Undo Typing'),
  role('redo', 'Redo Typing'),
  SEPARATOR,
  role('cut'),
  role('copy'),
  role('paste'),
  role('selectAll'),
  SEPARATOR,
  action('Find Anything…', 'palette', 'CmdOrCtrl+K'),
]

const VIEW: readonly MenuEntry[] = [
  action('Switch Between Dark and Light', 'theme'),
  SEPARATOR,
  role('resetZoom'),
  role('zoomIn'),
  role('zoomOut'),
  SEPARATOR,
  role('togglefullscreen'),
]

const GO: readonly MenuEntry[] = [
  action('Campaign', 'go-campaign'),
  action('Star Cluster', 'go-cluster'),
  action('Forces', 'go-forces'),
  action('Journal', 'go-journal'),
  action('Hidden Agendas', 'go-agendas'),
  SEPARATOR,
  action('History', 'go-history'),
  action('Backups', 'go-backups'),
  action('Settings', 'go-settings'),
]

function action(label: string, id: string, keys?: string): MenuEntry {
  return { kind: 'action', label, action: id, ...(keys !== undefined && { keys }) }
}

function role(name: MenuRole, label?: string): MenuEntry {
  return { kind: 'role', role: name, ...(label !== undefined && { label }) }
}

function menu(label: string, entries: readonly MenuEntry[]): MenuEntry {
  return { kind: 'menu', label, entries }
}

/** In a menu an ampersand marks a letter; two of them are one. */
function literal(text: string): string {
  return text.replaceAll('&', '&&')
}
