import { drawCornerMarkPages } from '#main/print/corner-marks.ts'
import { type CutOut, cutOutPages, cutOutRoom } from '#main/print/pages/cut-outs.ts'
import { finishPages, type PageDraft, type PrintEdition } from '#main/print/pages/page.ts'
import type { SandSheet } from '#shared/contract/planetary-sand/print.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { drawArmySheets, drawFiringSheets } from './army-sheet.ts'
import { discCutOuts } from './discs.ts'
import {
  drawCordSheets,
  drawObjectiveSheets,
  drawPrisonerSheets,
  drawRecordSheets,
  drawRobotSheets,
  drawRoomSheets,
} from './forms.ts'
import { listArmyWeapons, type SandJob, sandTitle } from './job.ts'
import { drawPictureSheet } from './pictures/picture-sheet.ts'
import { stripCutOuts } from './strips.ts'
import { terrainCutOuts } from './terrain-cards.ts'
import { tokenCutOuts } from './tokens.ts'

/** Sheets that share pages: they are cut out. */
const CUT_OUTS = ['strips', 'discs', 'tokens', 'terrain'] as const satisfies readonly SandSheet[]
type CutOutSheet = (typeof CUT_OUTS)[number]

/** The drawing function of each kind of sheet that has pages of its own. */
const SHEETS: Readonly<Record<Exclude<SandSheet, CutOutSheet | 'army' | 'firing'>, (job: SandJob) => PageDraft[]>> = {
  pictures: drawPictureSheet,
  cords: drawCordSheets,
  robots: drawRobotSheets,
  rooms: drawRoomSheets,
  prisoners: drawPrisonerSheets,
  objectives: drawObjectiveSheets,
  record: drawRecordSheets,
  marks: ({ options }) => drawCornerMarkPages(options, sandTitle('Corner marks', 'cut out')),
}

/** Draws the chosen sheets in printing order. Those that are cut out share pages, and so do army and firing list. */
export function drawSandSheets(job: SandJob, edition: PrintEdition): PrintedSheet[] {
  const { sheets } = job.options
  const has = (kind: SandSheet) => sheets.includes(kind)
  const army = has('army') ? drawArmySheets(job, has('firing')) : has('firing') ? drawFiringSheets(job) : []
  const others = (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).filter(has)
  return finishPages([...army, ...drawCutOuts(job), ...others.flatMap((kind) => SHEETS[kind](job))], edition)
}

function drawCutOuts(job: SandJob): PageDraft[] {
  const { options, army } = job
  const isTerrain = CUT_OUTS.every((kind) => kind === 'terrain' || !options.sheets.includes(kind))
  const name = isTerrain ? 'Ground and buildings' : 'Cords, cup and tokens'
  const title = sandTitle(name, 'cut out', `Cut out: R1 = ${options.unitMm} mm`)
  const room = cutOutRoom(options, title)
  const draw: Readonly<Record<CutOutSheet, () => CutOut[]>> = {
    strips: () => stripCutOuts(options.unitMm, room),
    discs: () => discCutOuts(options, { room, hasPail: needsPail(job) }),
    tokens: () => tokenCutOuts(army),
    terrain: () => terrainCutOuts(army),
  }
  const items = CUT_OUTS.filter((kind) => options.sheets.includes(kind)).flatMap((kind) => draw[kind]())
  return cutOutPages(options, title, { items, legend: 'Cut along full lines.' })
}

/** Whether the army or one that it may meet fires under the pail; always for blanks (SAND-KIT-3). */
function needsPail({ army, enemyWeapons }: SandJob): boolean {
  if (army === null) return true
  return [...listArmyWeapons(army), ...enemyWeapons].some((id) => getWeaponRow(id).blast?.template === 'pail')
}
