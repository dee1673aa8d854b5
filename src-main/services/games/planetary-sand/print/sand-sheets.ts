import { cornerMarksSheet } from '#main/services/print/corner-marks.ts'
import type { SandSheet } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { unitCards } from './cards.ts'
import { cordSheet, stripSheets } from './cords.ts'
import { discSheets } from './discs.ts'
import { armySheets, firingSheets, recordSheet } from './forms.ts'
import { objectiveSheet, prisonerSheet, roomSheet } from './held.ts'
import type { SandJob } from './job.ts'
import { pictureSheet } from './pictures/picture-sheet.ts'
import { quickSheet } from './quick-reference.ts'
import { robotCards } from './robots.ts'
import { tokenSheet } from './tokens.ts'

/** What each kind of sheet gives. */
const SHEETS: Readonly<Record<SandSheet, (job: SandJob) => readonly PrintedSheet[]>> = {
  discs: discSheets,
  cords: (job) => [cordSheet(job)],
  strips: stripSheets,
  quick: (job) => [quickSheet(job)],
  pictures: (job) => [pictureSheet(job)],
  army: armySheets,
  units: unitCards,
  robots: robotCards,
  firing: firingSheets,
  rooms: (job) => [roomSheet(job)],
  prisoners: (job) => [prisonerSheet(job)],
  objectives: (job) => [objectiveSheet(job)],
  tokens: (job) => [tokenSheet(job)],
  marks: (job) => [cornerMarksSheet(job)],
  record: (job) => [recordSheet(job)],
}

/** The sheets that were chosen, in the order in which they leave the printer. */
export function sandSheets(job: SandJob): PrintedSheet[] {
  return job.options.sheets.flatMap((kind) => SHEETS[kind](job))
}
