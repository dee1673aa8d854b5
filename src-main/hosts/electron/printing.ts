import type { BrowserWindow } from 'electron'
import { choosePdf } from './dialogs.ts'
import { writeWhole } from './write-whole.ts'

/** What is printed, and where the person is first asked to put it. */
export interface PrintOptions {
  readonly suggestedName: string
  readonly paper: 'A4' | 'Letter'
  readonly folder: string
}

/** Writes the page that is shown to a PDF file the person chooses; null when they chose none. */
export async function printToPdf(window: BrowserWindow, options: PrintOptions): Promise<string | null> {
  const path = await choosePdf(window, options.folder, options.suggestedName)
  if (path === null) return null
  const pdf = await window.webContents.printToPDF({
    pageSize: options.paper,
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  await writeWhole(path, pdf)
  return path
}
