import { join } from 'node:path'
import {
  app,
  type BrowserWindow,
  shell,
  Menu,
  type MenuItemConstructorOptions,
  ipcMain,
  MessageChannelMain,
  type WebContents,
} from 'electron'
import { MENU_ACTION_CHANNEL, PORT_REQUEST_CHANNEL, PORT_CHANNEL } from '#shared/contract/port-channels.ts'
import { createPortServer, type PortCaller } from '../port-calls.ts'
import { createSession, GAMEMASTER_SESSION_FIELDS } from '../session.ts'
import { type App, tryOpenCampaign } from '../start-app.ts'
import { serveAppScheme } from './app-protocol.ts'
import { createDesktop } from './desktop.ts'
import type { Log } from './log.ts'
import type { MenuTask } from './menu-entries.ts'
import { type MenuCallbacks, installApplicationMenu } from './menu.ts'
import { showMessage, askUser } from './message-box.ts'
import { isOwnPage } from './own-page.ts'
import { offerRecoveryOnPageCrash } from './recovery.ts'
import { limitPermissions } from './security.ts'
import { createWindow, focusWindow } from './window.ts'

/** What the desktop app displays, and from where. */
export interface DesktopOptions {
  readonly ownUrl: string
  /** Folder of the built main process. */
  readonly mainFolder: string
  readonly log: Log
}

/** Opens the window once Electron is ready and the application has started. Rejects if the page cannot be loaded. */
export async function runDesktop(orreryApp: App, { ownUrl, mainFolder, log }: DesktopOptions): Promise<void> {
  limitPermissions(ownUrl)
  serveAppScheme(join(mainFolder, '../renderer'))
  const isDevelopment = !app.isPackaged
  const stateFile = join(app.getPath('userData'), 'window.json')
  const window = createWindow({ mainFolder, stateFile, isDevelopment, report: log.report })
  const open = (path: string): void => void openIn(window, orreryApp, path)
  offerRecoveryOnPageCrash(window, log)
  confirmClose(window)
  showContextMenus(window)

  const session = createSession({ ...GAMEMASTER_SESSION_FIELDS, capabilities: ['file-dialogs', 'print-to-pdf'] })
  const desktop = createDesktop(window, orreryApp, app.getPath('documents'))
  servePorts(orreryApp, {
    ownUrl,
    callerOf: (contents) => (contents === window.webContents ? { session, desktop } : null),
  })
  keepMenu(orreryApp, {
    act: (id) => window.webContents.send(MENU_ACTION_CHANNEL, id),
    open,
    doTask: doTasks(window, log),
  })
  openLater(window, open)
  await window.loadURL(ownUrl)
  if (!window.isVisible()) window.show() // some systems never paint a hidden window
  if (orreryApp.trouble !== null) showMessage(window, orreryApp.trouble)
}

/** Rebuilds the menu when the recent campaigns or the state of the open one change. */
function keepMenu({ orrery }: App, actions: MenuCallbacks): void {
  const set = (): void => {
    const { open, recent } = orrery.campaigns.get()
    const isMac = process.platform === 'darwin'
    installApplicationMenu({ isMac, isDevelopment: !app.isPackaged, isCampaignOpen: open !== null, recent }, actions)
    if (open !== null) app.addRecentDocument(open.path)
  }
  set()
  orrery.events.subscribe(({ type }) => {
    if (type === 'campaign-switched' || type === 'recent-changed') set()
  })
}

function doTasks({ webContents }: BrowserWindow, log: Log): (task: MenuTask) => void {
  const tasks: Readonly<Record<MenuTask, () => void>> = {
    'show-log': () => shell.showItemInFolder(log.path),
    'undo-typing': () => webContents.undo(),
    'redo-typing': () => webContents.redo(),
  }
  return (task) => tasks[task]()
}

/** Handles campaigns opened from outside while the app runs: by a second start, or by the file manager of macOS. */
function openLater(window: BrowserWindow, open: (path: string) => void): void {
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    focusWindow(window)
    const path: unknown = Reflect.get(Object(handedOver), 'campaign')
    if (typeof path === 'string') open(path)
  })
  app.on('open-file', (_event, path) => {
    focusWindow(window)
    open(path)
  })
}

async function openIn(window: BrowserWindow, orreryApp: App, path: string): Promise<void> {
  const trouble = await tryOpenCampaign(orreryApp, path)
  if (trouble !== null) showMessage(window, trouble)
}

/** Asks before the window closes while the page is saving. Without this, Electron silently keeps the window open. */
function confirmClose(window: BrowserWindow): void {
  let isAsking = false

  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const answer = await askUser(window, {
      message: 'Orrery is still saving.',
      detail: 'Wait a moment, then close the window again. If it closes now, what is being saved may be lost.',
      buttons: ['Wait', 'Close Anyway'],
    })
    isAsking = false
    if (answer === 1 && !window.isDestroyed()) window.destroy()
  }

  window.webContents.on('will-prevent-unload', () => void ask())
}

/** Shows a context menu for text. Spell checking is off, because Chromium downloads its dictionaries. */
function showContextMenus(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy }
    const selectAll: MenuItemConstructorOptions = { role: 'selectAll', enabled: editFlags.canSelectAll }
    const editing: MenuItemConstructorOptions[] = [
      { role: 'cut', enabled: editFlags.canCut },
      copy,
      { role: 'paste', enabled: editFlags.canPaste },
      { type: 'separator' },
      selectAll,
    ]
    if (isEditable) Menu.buildFromTemplate(editing).popup({ window })
    else if (selectionText.trim() !== '') Menu.buildFromTemplate([copy, selectAll]).popup({ window })
  })
}

/** Who may get a port: the page of a window known to `callerOf`, while it shows our own page. */
interface PortOptions {
  readonly ownUrl: string
  readonly callerOf: (contents: WebContents) => PortCaller | null
}

/** Gives every requesting window its own port. Frames inside a page get none. */
function servePorts(app: App, { ownUrl, callerOf }: PortOptions): void {
  const serve = createPortServer(app)
  ipcMain.on(PORT_REQUEST_CHANNEL, ({ sender, senderFrame: frame }) => {
    const caller = callerOf(sender)
    if (!caller || !frame || frame !== sender.mainFrame || !isOwnPage(frame.url, ownUrl)) return
    const { port1, port2 } = new MessageChannelMain()
    serve(port1, caller)
    frame.postMessage(PORT_CHANNEL, null, [port2])
  })
}
