import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BrowserWindow, dialog } from 'electron'
import { formatFileName, addExtension } from './file-names.ts'
import { askUser, getDialogParentArguments } from './message-box.ts'

const CAMPAIGN_FILES = { name: 'Orrery campaigns', extensions: ['orrery'] }
const PDF_FILES = { name: 'PDF', extensions: ['pdf'] }

/** Asks for a campaign file. Returns null if cancelled. */
export async function chooseCampaignPath(window: BrowserWindow, folder: string): Promise<string | null> {
  const options: Electron.OpenDialogOptions = {
    title: 'Open a campaign',
    defaultPath: folder,
    filters: [CAMPAIGN_FILES],
    properties: ['openFile'],
  }
  const [parent] = getDialogParentArguments(window)
  const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
  return filePaths[0] ?? null
}

/** Asks where to save a campaign. An existing file is refused later, when the campaign is written. */
export async function chooseNewCampaignPath(
  window: BrowserWindow,
  folder: string,
  name: string,
): Promise<string | null> {
  const defaultPath = join(folder, formatFileName(name, '.orrery'))
  const path = await choose(window, { title: 'Save the campaign as', defaultPath, filters: [CAMPAIGN_FILES] })
  return path === null ? null : addExtension(path, '.orrery')
}

/**
 * Asks where to save a PDF. The dialog asks before it replaces the typed file; this function asks if adding the
 * extension makes it another one.
 */
export async function choosePdfPath(window: BrowserWindow, folder: string, name: string): Promise<string | null> {
  for (let defaultPath = join(folder, formatFileName(name, '.pdf')); ;) {
    const path = await choose(window, { title: 'Export PDF', defaultPath, filters: [PDF_FILES] })
    if (path === null) return null
    const complete = addExtension(path, '.pdf')
    if (complete === path || !existsSync(complete) || (await mayReplace(window, complete))) return complete
    defaultPath = complete
  }
}

async function mayReplace(window: BrowserWindow, path: string): Promise<boolean> {
  const message = `${basename(path)} is there already. Replace it?`
  return (await askUser(window, { message, buttons: ['Choose Another Name', 'Replace'] })) === 1
}

async function choose(window: BrowserWindow, options: Electron.SaveDialogOptions): Promise<string | null> {
  const [parent] = getDialogParentArguments(window)
  const { canceled, filePath } = await (parent
    ? dialog.showSaveDialog(parent, options)
    : dialog.showSaveDialog(options))
  return canceled || filePath === '' ? null : filePath
}
