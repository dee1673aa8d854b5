import type { BrowserWindow } from 'electron'
import type { DesktopMethods } from '#main/api/context.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FaultReporter } from '../fault-reporter.ts'
import type { App } from '../start-app.ts'
import { chooseCampaignPath, chooseNewCampaignPath, choosePdfPath } from './dialogs.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

/** Creates the desktop functions for the page in a window. */
export function createDesktop(window: BrowserWindow, { orrery, report }: App, documents: string): DesktopMethods {
  const campaigns = () => orrery.campaigns.get().folder
  return {
    chooseCampaign: () => chooseCampaignPath(window, campaigns()),
    chooseNewFile: (suggestedName) => chooseNewCampaignPath(window, campaigns(), suggestedName),
    printToPdf: (options) => printToPdf(window, { ...options, folder: documents, report }),
  }
}

/** What to print, and the folder offered first. */
interface PrintOptions {
  readonly suggestedName: string
  readonly paper: 'A4' | 'Letter'
  readonly folder: string
  readonly report: FaultReporter
}

/** Prints the current page to a PDF file chosen by the user. Returns null if cancelled. */
async function printToPdf(window: BrowserWindow, options: PrintOptions): Promise<string | null> {
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
