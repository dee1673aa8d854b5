import { cornerMarksSheet } from '#main/services/print/corner-marks.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PlanesSheet } from '#shared/contract/space-planes/print.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { recordSheets } from './battle-record.ts'
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
  marks: (job) => [cornerMarksSheet(job)],
  record: recordSheets,
}

/** The sheets that were chosen, in the order in which they leave the printer. */
export function sheetsOf(job: PrintJob): PrintedSheet[] {
  return job.options.sheets.flatMap((kind) => SHEETS[kind](job))
}
