import { createCornerMarkPages } from '#main/print/corner-marks.ts'
import { type CutOut, createCutOutPages, computeCutOutRoom } from '#main/print/pages/cut-outs.ts'
import { createPrintedSheets, type PageDraft, type PageFootTexts } from '#main/print/pages/page.ts'
import type { SandSheet } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { drawArmySheets, drawFiringListSheets } from './army-sheet.ts'
import { buildCordRulerCutOuts } from './cord-rulers.ts'
import { buildDiscCutOuts } from './discs.ts'
import {
  drawCordLengthSheets,
  drawObjectiveSheets,
  drawPrisonerSheets,
  drawTurnRecordSheets,
  drawRobotOrderSheets,
  drawRoomSheets,
} from './forms.ts'
import { listArmyWeapons, type SandPrintJob, buildSandPageTitle } from './job.ts'
import { drawHowToPlaySheet } from './pictures/picture-sheet.ts'
import { buildTerrainCardCutOuts } from './terrain-cards.ts'
import { buildTokenCutOuts } from './tokens.ts'

/** Sheets that share pages: they are cut out. */
const CUT_OUTS = ['strips', 'discs', 'tokens', 'terrain'] as const satisfies readonly SandSheet[]
type CutOutSheet = (typeof CUT_OUTS)[number]

/** The drawing function of each kind of sheet that has pages of its own. */
const SHEETS: Readonly<
  Record<Exclude<SandSheet, CutOutSheet | 'army' | 'firing'>, (job: SandPrintJob) => PageDraft[]>
> = {
  pictures: drawHowToPlaySheet,
  cords: drawCordLengthSheets,
  robots: drawRobotOrderSheets,
  rooms: drawRoomSheets,
  prisoners: drawPrisonerSheets,
  objectives: drawObjectiveSheets,
  record: drawTurnRecordSheets,
  marks: ({ options }) => createCornerMarkPages(options, buildSandPageTitle('Corner marks', 'cut out')),
}

/** Draws the chosen sheets in printing order. Those that are cut out share pages, and so do army and firing list. */
export function drawSandSheets(job: SandPrintJob, edition: PageFootTexts): PrintedSheet[] {
  const { sheets } = job.options
  const has = (kind: SandSheet) => sheets.includes(kind)
  const army = has('army') ? drawArmySheets(job, has('firing')) : has('firing') ? drawFiringListSheets(job) : []
  const others = (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).filter(has)
  return createPrintedSheets([...army, ...drawCutOuts(job), ...others.flatMap((kind) => SHEETS[kind](job))], edition)
}

function drawCutOuts(job: SandPrintJob): PageDraft[] {
  const { options, army } = job
  const isTerrain = CUT_OUTS.every((kind) => kind === 'terrain' || !options.sheets.includes(kind))
  const name = isTerrain ? 'Ground and buildings' : 'Cords, cup and tokens'
  const title = buildSandPageTitle(name, 'cut out', `Cut out: R1 = ${options.unitMm} mm`)
  const room = computeCutOutRoom(options, title)
  const draw: Readonly<Record<CutOutSheet, () => CutOut[]>> = {
    strips: () => buildCordRulerCutOuts(options.unitMm, room),
    discs: () => buildDiscCutOuts(options, { room, hasPail: needsPail(job) }),
    tokens: () => buildTokenCutOuts(army),
    terrain: () => buildTerrainCardCutOuts(army),
  }
  const items = CUT_OUTS.filter((kind) => options.sheets.includes(kind)).flatMap((kind) => draw[kind]())
  return createCutOutPages(options, title, { items, legend: 'Cut along full lines.' })
}

/** Whether the army or one that it may meet fires under the pail; always for blanks (SAND-KIT-3). */
function needsPail({ army, enemyWeapons }: SandPrintJob): boolean {
  if (army === null) return true
  return [...listArmyWeapons(army), ...enemyWeapons].some((id) => getWeaponRow(id).blast?.template === 'pail')
}
