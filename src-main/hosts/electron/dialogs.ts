import { join } from 'node:path'
import { type BrowserWindow, dialog } from 'electron'
import { fileNameFor, withEnding } from './file-names.ts'

const CAMPAIGN_FILES = { name: 'Orrery campaigns', extensions: ['orrery'] }
const PDF_FILES = { name: 'PDF', extensions: ['pdf'] }

/** Asks for a campaign file; null when the person chose none. */
export async function chooseCampaign(window: BrowserWindow, folder: string): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Open a campaign',
    defaultPath: folder,
    filters: [CAMPAIGN_FILES],
    properties: ['openFile'],
  })
  return filePaths[0] ?? null
}

/** Asks where a campaign goes. */
export function chooseNewCampaign(window: BrowserWindow, folder: string, name: string): Promise<string | null> {
  const options = { title: 'Save the campaign as', defaultPath: join(folder, fileNameFor(name, '.orrery')) }
  return choose(window, { ...options, filters: [CAMPAIGN_FILES] }, '.orrery')
}

/** Asks where a PDF goes. */
export function choosePdf(window: BrowserWindow, folder: string, name: string): Promise<string | null> {
  const options = { title: 'Export PDF', defaultPath: join(folder, fileNameFor(name, '.pdf')) }
  return choose(window, { ...options, filters: [PDF_FILES] }, '.pdf')
}

/** Tells what could not be done. */
export function tell(window: BrowserWindow, message: string): void {
  void dialog.showMessageBox(window, { type: 'warning', title: 'Orrery', message })
}

async function choose(
  window: BrowserWindow,
  options: Electron.SaveDialogOptions,
  ending: string,
): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, options)
  return canceled || filePath === '' ? null : withEnding(filePath, ending)
}
