import { listDraftFigures, listDraftMachines } from '#main/games/planetary-sand/army/army-draft.ts'
import { findMissingLetters } from '#main/print/pdf/missing-letters.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { renderPrint } from '#main/services/print/render-print.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedPages, PrintedPdf } from '#shared/contract/printed-sheet.ts'
import { listArmyWeapons, type PrintedArmy, SAND_TITLE, type SandJob } from './print/job.ts'
import { drawSandSheets } from './print/sand-sheets.ts'

/** Creates the service of Planetary Sand's prints. */
export function createSandPrints(tools: Tools) {
  const { armies, toyBoxes } = tools.file.rows

  function armyOf(id: string): PrintedArmy {
    const plan = requireFound(armies.find(id), 'army')
    const box = plan.toyBoxId === null ? null : toyBoxes.find(plan.toyBoxId)
    const { name, notes } = plan
    if (box === null) return { name, notes, plan, figures: [], machines: [] }
    return { name, notes, plan, figures: listDraftFigures({ plan, box }), machines: listDraftMachines({ plan, box }) }
  }
  function jobOf(options: SandPrintOptions): SandJob {
    const { armyId } = options
    if (armyId === null) return { options, army: null, enemyWeapons: [] }
    const others = armies.list().filter(({ id }) => id !== armyId)
    return { options, army: armyOf(armyId), enemyWeapons: others.flatMap(({ id }) => listArmyWeapons(armyOf(id))) }
  }
  const draw = (job: SandJob) => drawSandSheets(job, buildPrintEdition(tools, editionOf(job)))

  return {
    pages(options: SandPrintOptions): PrintedPages {
      const sheets = draw(jobOf(options))
      return { sheets, missingLetters: findMissingLetters(sheets) }
    },
    pdf(options: SandPrintOptions): Promise<PrintedPdf> {
      const job = jobOf(options)
      const name = job.army?.name ?? 'Blank sheets'
      return renderPrint(tools, { name, game: SAND_TITLE, edition: editionOf(job) }, draw(job))
    },
  }
}

/** The firing list of an army is secret. */
function editionOf({ army, options }: SandJob): string {
  if (army === null) return ''
  return options.sheets.includes('firing') ? 'Gamemaster’s edition' : 'Players’ edition'
}
