import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import type { FaultReporter } from '../fault-reporter.ts'
import { clampBounds, MIN_WINDOW_SIZE } from './bounds.ts'
import { findWindowState, saveWindowState } from './window-state.ts'

const PRELOAD = '../preload/preload.cjs'
const BACKGROUND = '#12141c'

/** Options of the window. */
export interface WindowOptions {
  /** Folder of the built main process. */
  readonly mainFolder: string
  /** File with the saved window state. */
  readonly stateFile: string
  readonly isDevelopment: boolean
  readonly report: FaultReporter
}

/** Creates the window at its last position, without access to Node. */
export function createWindow({ mainFolder, stateFile, isDevelopment, report }: WindowOptions): BrowserWindow {
  const saved = findWindowState(stateFile)
  const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea)
  const window = new BrowserWindow({
    ...clampBounds(saved?.bounds ?? null, displays),
    minWidth: MIN_WINDOW_SIZE.width,
    minHeight: MIN_WINDOW_SIZE.height,
    show: false,
    title: 'Orrery',
    backgroundColor: BACKGROUND,
    webPreferences: {
      preload: join(mainFolder, PRELOAD),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false, // its dictionaries would be fetched from outside
      devTools: isDevelopment,
    },
  })
  if (saved?.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => keep(stateFile, window, report))
  return window
}

/** Shows the window, restores it and gives it focus. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** Saves the window state. A failure does not keep the window from closing. */
function keep(stateFile: string, window: BrowserWindow, report: FaultReporter): void {
  try {
    saveWindowState(stateFile, { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() })
  } catch (error) {
    report(error, null)
  }
}
