import {
  ArchiveRestore,
  CircleHelp,
  FileOutput,
  FolderOpen,
  Info,
  Presentation,
  Printer,
  Redo2,
  Search,
  Sparkles,
  SunMoon,
  Undo2,
} from '@lucide/vue'
import { useRouter } from 'vue-router'
import { type Connection, useClient } from '../client/use-client.ts'
import { usePrintForm } from '../parts/print-routes.ts'
import { usePageUndo } from '../stores/page-undo.ts'
import { type Preferences, usePreferences } from '../stores/preferences.ts'
import { useScreenPrivacy } from '../stores/screen-privacy.ts'
import { useToasts } from '../stores/toasts.ts'
import type { AppAction, Feature } from '../ui/pages/feature.ts'
import { printPage } from '../ui/pages/print-page.ts'
import { type ActionGroup, mergeGroupsByHeading } from './action-groups.ts'
import { prefersLight, resolveTheme } from './appearance.ts'
import { FEATURES } from './features.ts'
import { isPathAtOrBelow } from './side-bar-items.ts'

export interface ShellActionHandlers {
  readonly open: (path: string) => void
  readonly isCampaignOpen: () => boolean
  readonly showPalette: () => void
  readonly showShortcuts: () => void
  readonly campaignActions: readonly AppAction[]
}

/** All actions of the app in groups: menu, palette, shortcuts and help share the same objects. */
export function useShellActions(handlers: ShellActionHandlers): readonly ActionGroup[] {
  const connection = useClient()
  const preferences = usePreferences()
  const needsCampaign = () => (handlers.isCampaignOpen() ? null : 'No campaign is open.')
  const features = FEATURES.map((feature) => ({
    label: feature.place?.label ?? feature.list?.label ?? 'Start',
    actions: feature.actions(handlers.open).map((action) => ({ ...action, whyNot: action.whyNot ?? needsCampaign })),
  }))
  return [
    {
      label: 'Everywhere',
      actions: [...turns(connection, needsCampaign), ...windowActions(handlers, connection, preferences)],
    },
    { label: 'Campaign file', actions: [...fileActions(handlers, needsCampaign), ...handlers.campaignActions] },
    { label: 'Go to', actions: FEATURES.flatMap((feature) => goTo(feature, handlers)) },
    ...mergeGroupsByHeading(features),
  ]
}

/**
 * Undo and redo, of the page if it has its own. The main process decides whether they are available: the history in this window may be one change
 * behind.
 */
function turns({ client }: Connection, findRefusal: () => string | null): readonly AppAction[] {
  const ownUndo = usePageUndo()
  return [
    {
      id: 'undo',
      label: 'Undo',
      icon: Undo2,
      shortcut: 'Mod+Z',
      whyNot: findRefusal,
      run: async () => void (await (ownUndo.pair ? ownUndo.pair.undo() : client.history.undo({ id: null }))),
    },
    {
      id: 'redo',
      label: 'Redo',
      icon: Redo2,
      shortcut: 'Mod+Shift+Z',
      whyNot: findRefusal,
      run: async () => void (await (ownUndo.pair ? ownUndo.pair.redo() : client.history.redo({ id: null }))),
    },
  ]
}

function windowActions(
  handlers: ShellActionHandlers,
  { client, session }: Connection,
  preferences: Preferences,
): readonly AppAction[] {
  const privacy = useScreenPrivacy()
  const printing = usePrintThisPage()
  const canExport = session.capabilities.includes('print-to-pdf')
  return [
    { id: 'palette', label: 'Find anything', icon: Search, shortcut: 'Mod+K', run: handlers.showPalette },
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: CircleHelp, shortcut: '?', run: handlers.showShortcuts },
    { id: 'about', label: 'About Orrery and licences', icon: Info, run: () => handlers.open('/settings#about') },
    {
      id: 'theme',
      label: 'Switch between dark and light',
      icon: SunMoon,
      run: () =>
        void (preferences.theme = resolveTheme(preferences.theme, prefersLight.value) === 'void' ? 'paper' : 'void'),
    },
    {
      id: 'share-screen',
      label: 'Share the screen: cover secrets',
      icon: Presentation,
      shortcut: 'Mod+Shift+S',
      run: () => void (privacy.isScreenShared = !privacy.isScreenShared),
    },
    { id: 'print', label: 'Print this page', icon: Printer, shortcut: 'Mod+P', run: () => printing.print() },
    {
      id: 'export-pdf',
      label: 'Export this page as PDF',
      icon: FileOutput,
      whyNot: () =>
        canExport || printing.form.exists()
          ? null
          : 'Only the desktop app writes pages without a printed form. In a browser, print to PDF instead.',
      run: async () => {
        if (await printing.form.open()) return
        const suggestedName = document.title.replace(/ · Orrery$/, '').slice(0, 80) || 'Orrery'
        await client.desktop.printToPdf({ suggestedName, paper: preferences.paper })
      },
    },
  ]
}

function fileActions({ open }: ShellActionHandlers, findRefusal: () => string | null): readonly AppAction[] {
  return [
    { id: 'new-campaign', label: 'New campaign', icon: Sparkles, run: () => open('/welcome?new') },
    { id: 'open-campaign', label: 'Open another campaign', icon: FolderOpen, run: () => open('/welcome') },
    {
      id: 'restore-backup',
      label: 'Restore a backup',
      icon: ArchiveRestore,
      whyNot: findRefusal,
      run: () => open('/backups'),
    },
  ]
}

function goTo({ id, place }: Feature, { open, isCampaignOpen }: ShellActionHandlers): readonly AppAction[] {
  if (!place) return []
  const { label, icon, shortcut, path } = place
  const isFree = id === 'settings' || id === 'whats-new'
  return [
    {
      id: id === 'whats-new' ? id : `go-${id}`,
      label,
      icon,
      shortcut,
      whyNot: () => (isFree || isCampaignOpen() ? null : 'No campaign is open.'),
      run: () => open(path),
    },
  ]
}

/** Sheets that are laid out as they were chosen, and shown. */
const SHEETS_TO_PRINT = '[data-ready] .printed-sheet, .true-scale .printed-sheet'

/** Prints pages by their composed sheets, or opens the printed form of a page. */
function usePrintThisPage() {
  const { notify } = useToasts()
  const { currentRoute } = useRouter()
  const form = usePrintForm()
  return {
    form,
    async print(): Promise<void> {
      if (document.querySelector(SHEETS_TO_PRINT) !== null) return printPage()
      if (await form.open()) return
      const isPrintRoom = isPathAtOrBelow(currentRoute.value.path, '/print')
      notify(
        isPrintRoom
          ? 'No sheets are ready. Choose what to print, or show what is covered.'
          : 'This page has no printed form. The print room prints sheets, cards and lists.',
      )
    },
  }
}
