import { drawCornerMarksSheet } from '#main/print/corner-marks.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PlanesSheet } from '#shared/contract/space-planes/print.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { drawRecordSheets } from './battle-record.ts'
import { drawCardSheets } from './cards.ts'
import { drawFlotillaSheet, drawScoreSheet, drawTurnSheet } from './forms.ts'
import { drawNetSheets } from './net.ts'
import { drawQuickReference } from './quick-reference.ts'
import { drawFaceSheet, drawRollSheet } from './reference.ts'
import type { PrintJob } from './sheet.ts'
import { drawStripSheet } from './strips.ts'

/** The drawing function of each kind of sheet. */
const SHEETS: Readonly<Record<PlanesSheet, (job: PrintJob) => readonly PrintedSheet[]>> = {
  nets: drawNetSheets,
  strips: (job) => [drawStripSheet(job)],
  cards: drawCardSheets,
  faces: (job) => [drawFaceSheet(job, job.ships[0]?.faces ?? STANDARD_FACES, job.ships[0]?.name ?? 'standard set')],
  rolls: (job) => [drawRollSheet(job)],
  quick: (job) => [drawQuickReference(job)],
  flotilla: (job) => [drawFlotillaSheet(job)],
  scores: (job) => [drawScoreSheet(job)],
  turns: (job) => [drawTurnSheet(job)],
  marks: (job) => [drawCornerMarksSheet(job)],
  record: drawRecordSheets,
}

/** Draws the chosen sheets in printing order. */
export function drawPlanesSheets(job: PrintJob): PrintedSheet[] {
  return job.options.sheets.flatMap((kind) => SHEETS[kind](job))
}
