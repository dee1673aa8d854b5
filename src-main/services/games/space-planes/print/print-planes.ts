import { createPdf } from '#main/cluster/print/pdf-document.ts'
import { writeMarks } from '#main/cluster/print/pdf-marks.ts'
import { PRINT_FONTS } from '#main/cluster/print/print-fonts.ts'
import type { PlanesSheet, PrintedSheet } from '#shared/contract/space-planes/print.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { cardSheets } from './cards.ts'
import { flotillaSheet, scoreSheet, turnSheet } from './forms.ts'
import { netSheets } from './net.ts'
import { quickSheet } from './quick-reference.ts'
import { faceSheet, rollSheet } from './reference.ts'
import type { PrintJob } from './sheet.ts'
import { stripSheet } from './strips.ts'

/** What each kind of sheet gives. */
const SHEETS: Readonly<Record<PlanesSheet, (job: PrintJob) => readonly PrintedSheet[]>> = {
  nets: netSheets,
  strips: (job) => [stripSheet(job)],
  cards: cardSheets,
  faces: (job) => [faceSheet(job, job.ships[0]?.faces ?? STANDARD_FACES, job.ships[0]?.name ?? 'standard set')],
  rolls: (job) => [rollSheet(job)],
  quick: (job) => [quickSheet(job)],
  flotilla: (job) => [flotillaSheet(job)],
  scores: (job) => [scoreSheet(job)],
  turns: (job) => [turnSheet(job)],
}

/** The sheets that were chosen, in the order in which they leave the printer. */
export function sheetsOf(job: PrintJob): PrintedSheet[] {
  return job.options.sheets.flatMap((kind) => SHEETS[kind](job))
}

/** Sheets as a PDF that asks for no scaling. */
export async function planesPdf(title: string, sheets: readonly PrintedSheet[], madeAt: Date): Promise<Uint8Array> {
  const pdf = createPdf(title, { fonts: PRINT_FONTS, madeAt, isTrueSize: true })
  const { doc } = pdf
  for (const { widthMm, heightMm, scale, marks } of sheets) {
    pdf.addPage({ widthMm, heightMm })
    doc.translate(widthMm / 2, heightMm / 2)
    doc.scale(scale.x, scale.y)
    doc.translate(-widthMm / 2, -heightMm / 2)
    writeMarks(doc, marks, PRINT_FONTS)
  }
  return pdf.finish()
}
