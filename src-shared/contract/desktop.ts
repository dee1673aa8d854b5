import * as z from 'zod'
import { forGamemaster, Name } from './base.ts'

/**
 * Available only on hosts with the matching capability, refused by others. Null means that the dialog was cancelled.
 */
export const desktop = {
  /** Shows a dialog to open a campaign file. Needs `file-dialogs`. */
  chooseCampaign: forGamemaster.output(z.string().nullable()),
  /** Shows a dialog for the path of a new campaign or a copy. Needs `file-dialogs`. */
  chooseNewFile: forGamemaster.input(z.object({ suggestedName: Name })).output(z.string().nullable()),
  /** Prints the current page to a PDF file that the person chooses. Needs `print-to-pdf`. */
  printToPdf: forGamemaster
    .input(z.object({ suggestedName: Name, paper: z.enum(['A4', 'Letter']) }))
    .output(z.string().nullable()),
}
