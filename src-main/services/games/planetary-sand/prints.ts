import {
  listFiguresWithModels,
  listMachinesWithModels,
} from '#main/games/planetary-sand/army/army-plan-with-toy-box.ts'
import { listMissingLettersOfSheets } from '#main/print/pdf/missing-letters.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { renderPrint } from '#main/services/print/render-print.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedPages, PrintedPdf } from '#shared/contract/printed-sheet.ts'
import { listArmyWeapons, type PrintableArmy, SAND_TITLE, type SandPrintJob } from './print/job.ts'
import { drawSandSheets } from './print/sand-sheets.ts'

/** Creates the service of Planetary Sand's prints. */
export function createSandPrintService(tools: ServiceDependencies) {
  const { armies, toyBoxes } = tools.file.rows

  function armyOf(id: string): PrintableArmy {
    const plan = requireFound(armies.find(id), 'army')
    const box = plan.toyBoxId === null ? null : toyBoxes.find(plan.toyBoxId)
    const { name, notes } = plan
    if (box === null) return { name, notes, plan, figures: [], machines: [] }
    return {
      name,
      notes,
      plan,
      figures: listFiguresWithModels({ plan, box }),
      machines: listMachinesWithModels({ plan, box }),
    }
  }
  function jobOf(options: SandPrintOptions): SandPrintJob {
    const { armyId } = options
    if (armyId === null) return { options, army: null, enemyWeapons: [] }
    const others = armies.list().filter(({ id }) => id !== armyId)
    return { options, army: armyOf(armyId), enemyWeapons: others.flatMap(({ id }) => listArmyWeapons(armyOf(id))) }
  }
  const draw = (job: SandPrintJob) => drawSandSheets(job, buildPrintEdition(tools, editionOf(job)))

  return {
    pages(options: SandPrintOptions): PrintedPages {
      const sheets = draw(jobOf(options))
      return { sheets, missingLetters: listMissingLettersOfSheets(sheets) }
    },
    pdf(options: SandPrintOptions): Promise<PrintedPdf> {
      const job = jobOf(options)
      const name = job.army?.name ?? 'Blank sheets'
      return renderPrint(tools, { name, game: SAND_TITLE, edition: editionOf(job) }, draw(job))
    },
  }
}

/** The firing list of an army is secret. */
function editionOf({ army, options }: SandPrintJob): string {
  if (army === null) return ''
  return options.sheets.includes('firing') ? 'Gamemaster’s edition' : 'Players’ edition'
}
