import type { BrowserWindow } from 'electron'
import type { Desktop } from '#main/api/context.ts'
import type { App } from '../start-app.ts'
import { chooseCampaign, chooseNewCampaign } from './dialogs.ts'
import { printToPdf } from './printing.ts'

/** Creates the desktop functions for the page in a window. */
export function createDesktop(window: BrowserWindow, { orrery, report }: App, documents: string): Desktop {
  const campaigns = () => orrery.campaigns.get().folder
  return {
    chooseCampaign: () => chooseCampaign(window, campaigns()),
    chooseNewFile: (suggestedName) => chooseNewCampaign(window, campaigns(), suggestedName),
    printToPdf: (options) => printToPdf(window, { ...options, folder: documents, report }),
  }
}
