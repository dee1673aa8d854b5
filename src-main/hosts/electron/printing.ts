import type { BrowserWindow } from 'electron'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FaultReporter } from '../fault-reporter.ts'
import { choosePdfPath } from './dialogs.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** What to print, and the folder offered first. */
export interface PrintOptions {
  readonly suggestedName: string
  readonly paper: 'A4' | 'Letter'
  readonly folder: string
  readonly report: FaultReporter
}

/** Prints the current page to a PDF file chosen by the user. Returns null if cancelled. */
export async function printToPdf(window: BrowserWindow, options: PrintOptions): Promise<string | null> {
  const path = await choosePdfPath(window, options.folder, options.suggestedName)
  if (path === null) return null
  await writeFileAtomically(path, await printPage(window, options))
  return path
}

async function printPage({ webContents }: BrowserWindow, { paper, report }: PrintOptions): Promise<Uint8Array> {
  try {
    return await webContents.printToPDF({
      pageSize: paper,
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    })
  } catch (error) {
    report(error, null)
    throw new RefusalError('conflict', 'This page could not be made into a PDF. Try again, or print it instead.')
  }
}
