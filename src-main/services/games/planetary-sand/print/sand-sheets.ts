import { drawCornerMarksSheet } from '#main/print/corner-marks.ts'
import type { SandSheet } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { drawUnitCards } from './cards.ts'
import { drawCordSheet, drawStripSheets } from './cords.ts'
import { drawDiscSheets } from './discs.ts'
import { drawArmySheets, drawFiringSheets, drawRecordSheet } from './forms.ts'
import type { SandJob } from './job.ts'
import { drawPictureSheet } from './pictures/picture-sheet.ts'
import { drawQuickReference } from './quick-reference.ts'
import { drawRobotCards } from './robots.ts'
import { drawTokenSheet } from './tokens.ts'
import { drawObjectiveSheet, drawPrisonerSheet, drawRoomAirSheet } from './tracking-sheets.ts'

/** The drawing function of each kind of sheet. */
const SHEETS: Readonly<Record<SandSheet, (job: SandJob) => readonly PrintedSheet[]>> = {
  discs: drawDiscSheets,
  cords: (job) => [drawCordSheet(job)],
  strips: drawStripSheets,
  quick: (job) => [drawQuickReference(job)],
  pictures: (job) => [drawPictureSheet(job)],
  army: drawArmySheets,
  units: drawUnitCards,
  robots: drawRobotCards,
  firing: drawFiringSheets,
  rooms: (job) => [drawRoomAirSheet(job)],
  prisoners: (job) => [drawPrisonerSheet(job)],
  objectives: (job) => [drawObjectiveSheet(job)],
  tokens: (job) => [drawTokenSheet(job)],
  marks: (job) => [drawCornerMarksSheet(job)],
  record: (job) => [drawRecordSheet(job)],
}

/** Draws the chosen sheets in printing order. */
export function drawSandSheets(job: SandJob): PrintedSheet[] {
  return job.options.sheets.flatMap((kind) => SHEETS[kind](job))
}
