import { join } from 'node:path'
import { app, type BrowserWindow } from 'electron'
import { ACTION } from '#shared/contract/port.ts'
import { createSession, GAMEMASTER } from '../session.ts'
import { type App, openOrSay } from '../start-app.ts'
import { serveAppScheme } from './app-protocol.ts'
import { createDesktop } from './desktop.ts'
import { tell } from './dialogs.ts'
import { setMenu } from './menu.ts'
import { servePorts } from './port.ts'
import { denyPermissions } from './security.ts'
import { createWindow, focusWindow } from './window.ts'

/** What the desktop app shows, and from where. */
export interface DesktopOptions {
  readonly ownUrl: string
  /** The folder of the built main process. */
  readonly mainFolder: string
}

/** Everything that happens once Electron is ready and the application has started. */
export function runDesktop(orreryApp: App, { ownUrl, mainFolder }: DesktopOptions): void {
  denyPermissions()
  serveAppScheme(join(mainFolder, '../renderer'))
  const isDevelopment = !app.isPackaged
  const stateFile = join(app.getPath('userData'), 'window.json')
  const window = createWindow({ mainFolder, stateFile, isDevelopment })
  const open = (path: string): void => void openIn(window, orreryApp, path)

  const session = createSession({ ...GAMEMASTER, capabilities: ['file-dialogs', 'print-to-pdf'] })
  const desktop = createDesktop(window, orreryApp, app.getPath('documents'))
  servePorts(orreryApp, {
    ownUrl,
    callerOf: (contents) => (contents === window.webContents ? { session, desktop } : null),
  })
  keepMenu(window, orreryApp, open)
  openLater(window, open)
  if (orreryApp.trouble !== null) tell(window, orreryApp.trouble)
  void window.loadURL(ownUrl)
}

/** The menu lists the recent campaigns: it is set anew whenever another one is opened. */
function keepMenu(window: BrowserWindow, { orrery }: App, open: (path: string) => void): void {
  const act = (action: string): void => window.webContents.send(ACTION, action)
  const set = (): void =>
    setMenu(
      {
        isMac: process.platform === 'darwin',
        isDevelopment: !app.isPackaged,
        recent: orrery.campaigns.get().recent,
      },
      { act, open },
    )
  set()
  orrery.events.subscribe(({ type }) => {
    if (type === 'campaign-switched') set()
  })
}

/** Campaigns that are opened from outside while the app runs: a second start, or the file manager of macOS. */
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
  const trouble = await openOrSay(orreryApp, path)
  if (trouble !== null) tell(window, trouble)
}
