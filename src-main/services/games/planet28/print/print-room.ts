import { lightenInk } from '#main/print/ink-light.ts'
import { finishPages, type PageDraft } from '#main/print/pages/page.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { slugify } from '#main/services/exchange/names-for-files.ts'
import type { ForceTools } from '#main/services/games/planet28/forces/force-tools.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { layOutPrintJob, type PrintContent } from './print-job.ts'
import { createPrintContentReader } from './read-print-content.ts'

/** Creates the service that lays out sheets and cards of Planet 28. */
export function createPrintRoom(tools: ForceTools) {
  const { now } = tools
  const readContent = createPrintContentReader(tools)

  function finish(drafts: readonly PageDraft[], { kinds, inkLight }: Planet28PrintOptions): PrintedSheet[] {
    const sheets = finishPages(drafts, buildPrintEdition(tools, kinds.includes('secrets') ? GAMEMASTER : ''))
    return inkLight ? sheets.map((sheet) => ({ ...sheet, marks: lightenInk(sheet.marks) })) : sheets
  }

  return {
    pages(options: Planet28PrintOptions) {
      const content = readContent(options, {})
      return {
        sheets: finish(layOutPrintJob(content), options),
        printed: listPrinted(content),
        pictures: [...new Set(content.units.flatMap(({ view }) => view.portraitId ?? []))],
      }
    },
    async pdf({ pictures, ...options }: Planet28PrintOptions & { pictures: Readonly<Record<string, string>> }) {
      const content = readContent(options, pictures)
      const sheets = finish(layOutPrintJob(content), options)
      const title = titleOf(content)
      const name = options.kinds.includes('secrets') ? `${slugify(title)}-gamemaster` : slugify(title)
      const bytes = await renderSheetsPdf(title, sheets, new Date(now()))
      return { name: `${name}.pdf`, data: Buffer.from(bytes).toString('base64') }
    },
  }
}

const GAMEMASTER = 'Gamemaster’s edition'

function titleOf({ units, warbands, campaign }: PrintContent): string {
  const [only] = units
  if (units.length === 1 && only) return only.view.name
  return warbands.length === 1 ? (warbands[0]?.warband.view.name ?? campaign) : campaign
}

/** Ids to mark as printed: units with sheets and warbands with rosters. */
function listPrinted({ options, units, warbands }: PrintContent): string[] {
  return [
    ...(options.kinds.includes('roster') ? warbands.map(({ warband }) => warband.view.id) : []),
    ...(options.kinds.includes('units') ? units.map(({ view }) => view.id) : []),
  ]
}
