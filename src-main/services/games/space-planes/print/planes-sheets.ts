import { drawCornerMarkPages } from '#main/print/corner-marks.ts'
import { type CutOut, cutOutPages, cutOutRoom } from '#main/print/pages/cut-outs.ts'
import { finishPages, type PageDraft, type PrintEdition } from '#main/print/pages/page.ts'
import type { RichText } from '#main/print/style.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PlanesSheet } from '#shared/contract/space-planes/print.ts'
import { drawRecordSheets } from './battle-record.ts'
import { BLUE, RED } from './face-art.ts'
import { faceCutOuts } from './faces-row.ts'
import { drawFlotillaSheets, drawPlaySheets, type PlaySheet } from './forms.ts'
import { type PlanesJob, planesTitle } from './job.ts'
import { netCutOut } from './net.ts'
import { drawRuleSheet } from './rule-pictures.ts'
import { shipCard } from './ship-card.ts'
import { stripCutOuts } from './strips.ts'

type CutOutSheet = Extract<PlanesSheet, 'nets' | 'cards' | 'strips' | 'faces'>

/** Draws the chosen sheets in printing order. Those that are cut out share pages, and so do those to play with. */
export function drawPlanesSheets(job: PlanesJob, edition: PrintEdition): PrintedSheet[] {
  const { options } = job
  const has = (kind: PlanesSheet) => options.sheets.includes(kind)
  const play = (['rolls', 'scores', 'turns'] as const satisfies readonly PlaySheet[]).filter(has)
  const pages = [
    ...drawCutOuts(job),
    ...(has('quick') ? drawRuleSheet(job) : []),
    ...(play.length > 0 ? drawPlaySheets(job, play) : []),
    ...(has('flotilla') ? drawFlotillaSheets(job) : []),
    ...(has('record') ? drawRecordSheets(job) : []),
    ...(has('marks') ? drawCornerMarkPages(options, planesTitle('Corner marks', 'cut out')) : []),
  ]
  return finishPages(pages, edition)
}

/** Packs cards, nets, rulers and faces on shared pages at true size. */
function drawCutOuts(job: PlanesJob): PageDraft[] {
  const { options, ships, flotilla } = job
  const { cubeMm, cardShortMm, cardLongMm } = options
  const foot = `Cut and fold: cube ${cubeMm} mm, cards ${cardShortMm} × ${cardLongMm} mm`
  const title = planesTitle('Cut and fold', flotilla?.name ?? 'cubes without names', foot)
  const draw: Readonly<Record<CutOutSheet, () => CutOut[]>> = {
    cards: () => ships.map(shipCard),
    nets: () => ships.map((ship) => netCutOut(ship, options)),
    strips: () => stripCutOuts(options),
    faces: () => faceCutOuts(ships, cutOutRoom(options, title).widthMm),
  }
  const kinds = (['cards', 'nets', 'strips', 'faces'] as const).filter((kind) => options.sheets.includes(kind))
  return cutOutPages(options, title, { items: kinds.flatMap((kind) => draw[kind]()), legend: LEGEND })
}

const LEGEND: RichText = [
  'Cut along full lines, fold at the faces, glue the tinted tabs. ',
  { text: 'Red is a double line', style: { face: 'bold', colour: RED } },
  ', ',
  { text: 'blue a single one', style: { face: 'bold', colour: BLUE } },
  '; a muzzle is a filled block, a wall a thick line.',
]
