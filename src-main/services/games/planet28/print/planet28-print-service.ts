import { replaceFillsByOutlines } from '#main/print/ink-light.ts'
import { imposeBooklet } from '#main/print/pages/booklet.ts'
import { padToEvenPageCount, createPrintedSheets } from '#main/print/pages/page.ts'
import { listMissingLettersOfSheets } from '#main/print/pdf/missing-letters.ts'
import type { ForceDependencies } from '#main/services/games/planet28/forces/force-dependencies.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import { toPictureUrls } from '#main/services/print/picture-urls.ts'
import { renderPrint } from '#main/services/print/render-print.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { layOutReferenceBooklets, layOutPrintJob } from './print-job.ts'
import type { PrintContent } from './printable-unit.ts'
import { createPrintContentReader } from './read-print-content.ts'

/** Creates the service that lays out sheets and cards of Planet 28. */
export function createPlanet28PrintService(tools: ForceDependencies) {
  const readContent = createPrintContentReader(tools)

  function layOut(content: PrintContent, options: Planet28PrintOptions): PrintedSheet[] {
    const edition = buildPrintEdition(tools, editionOf(content))
    const booklets = layOutReferenceBooklets(content).map((pages) =>
      imposeBooklet(createPrintedSheets(pages, edition), options.paper),
    )
    const pages = layOutPrintJob(content)
    // Booklets are printed on both sides of their paper, and so begin a sheet.
    const sheets = [
      ...createPrintedSheets(booklets.length > 0 ? padToEvenPageCount(pages) : pages, edition),
      ...booklets.flat(),
    ]
    return options.inkLight ? sheets.map((sheet) => ({ ...sheet, marks: replaceFillsByOutlines(sheet.marks) })) : sheets
  }

  return {
    pages(options: Planet28PrintOptions) {
      const content = readContent(options, {})
      const sheets = layOut(content, options)
      return {
        sheets,
        missingLetters: listMissingLettersOfSheets(sheets),
        printed: listPrinted(content),
        pictures: [...new Set(content.units.flatMap(({ view }) => view.portraitId ?? []))],
      }
    },
    pdf({ pictures, ...options }: Planet28PrintOptions & { pictures: Readonly<Record<string, string>> }) {
      const content = readContent(options, toPictureUrls(pictures))
      const sheets = layOut(content, options)
      return renderPrint(tools, { name: titleOf(content), game: 'Planet 28', edition: editionOf(content) }, sheets)
    },
  }
}

/** Secret cards are for the gamemaster to hand out. */
function editionOf({ agendas }: PrintContent): string {
  return agendas.length > 0 ? 'Gamemaster’s edition' : ''
}

function titleOf({ units, warbands, campaign }: PrintContent): string {
  const [only] = units
  if (units.length === 1 && only) return only.view.name
  return warbands.length === 1 ? (warbands[0]?.warband.view.name ?? campaign) : campaign
}

/** Ids to mark as printed: units with sheets or cards and warbands with rosters. */
function listPrinted({ options, units, warbands }: PrintContent): string[] {
  return [
    ...(options.kinds.includes('roster') ? warbands.map(({ warband }) => warband.view.id) : []),
    ...(options.kinds.some((kind) => kind === 'units' || kind === 'portraits') ? units.map(({ view }) => view.id) : []),
  ]
}
