import { listDraftFigures, listDraftMachines } from '#main/games/planetary-sand/army/army-draft.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { slugify } from '#main/services/exchange/names-for-files.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PrintedArmy, SandJob } from './print/job.ts'
import { drawSandSheets } from './print/sand-sheets.ts'

const GAME = 'Planetary Sand'

/** Creates the service of Planetary Sand's prints. */
export function createSandPrints({ file, now }: Tools) {
  const { armies, toyBoxes } = file.rows

  function armyOf(id: string): PrintedArmy {
    const plan = requireFound(armies.find(id), 'army')
    const box = plan.toyBoxId === null ? null : toyBoxes.find(plan.toyBoxId)
    const { name, notes } = plan
    if (box === null) return { name, notes, plan, figures: [], machines: [] }
    return { name, notes, plan, figures: listDraftFigures({ plan, box }), machines: listDraftMachines({ plan, box }) }
  }
  function jobOf(options: SandPrintOptions): SandJob {
    return { game: GAME, options, army: options.armyId === null ? null : armyOf(options.armyId) }
  }

  return {
    pages: (options: SandPrintOptions): PrintedSheet[] => drawSandSheets(jobOf(options)),
    async pdf(options: SandPrintOptions): Promise<{ name: string; data: string }> {
      const job = jobOf(options)
      const title = job.army?.name ?? GAME
      const bytes = await renderSheetsPdf(title, drawSandSheets(job), new Date(now()))
      return { name: `${slugify(title)}.pdf`, data: Buffer.from(bytes).toString('base64') }
    },
  }
}
