import * as z from 'zod'
import { forGamemaster, Name } from './base.ts'

/** What only a host with the matching capability answers; others refuse. Null means the person chose nothing. */
export const desktop = {
  /** Asks for a campaign file to open. Needs `file-dialogs`. */
  chooseCampaign: forGamemaster.output(z.string().nullable()),
  /** Asks where a new campaign or a copy goes. Needs `file-dialogs`. */
  chooseNewFile: forGamemaster.input(z.object({ suggestedName: Name })).output(z.string().nullable()),
  /** Writes the page that is shown, as printed, to a PDF file the person chooses. Needs `print-to-pdf`. */
  printToPdf: forGamemaster
    .input(z.object({ suggestedName: Name, paper: z.enum(['A4', 'Letter']) }))
    .output(z.string().nullable()),
}
