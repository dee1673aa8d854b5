import type { BrowserWindow } from 'electron'
import type { Desktop } from '#main/api/context.ts'
import type { App } from '../start-app.ts'
import { chooseCampaignPath, chooseNewCampaignPath } from './dialogs.ts'
import { printToPdf } from './printing.ts'

/** Creates the desktop functions for the page in a window. */
export function createDesktop(window: BrowserWindow, { orrery, report }: App, documents: string): Desktop {
  const campaigns = () => orrery.campaigns.get().folder
  return {
    chooseCampaign: () => chooseCampaignPath(window, campaigns()),
    chooseNewFile: (suggestedName) => chooseNewCampaignPath(window, campaigns(), suggestedName),
    printToPdf: (options) => printToPdf(window, { ...options, folder: documents, report }),
  }
}
