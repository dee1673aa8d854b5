import { createCornerMarkPages } from '#main/print/corner-marks.ts'
import { type CutOut, createCutOutPages, computeCutOutRoom } from '#main/print/pages/cut-outs.ts'
import { createPrintedSheets, type PageDraft, type PageFootTexts } from '#main/print/pages/page.ts'
import type { RichText } from '#main/print/style.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PlanesSheet } from '#shared/contract/space-planes/print.ts'
import { drawBattleRecordSheets } from './battle-record.ts'
import { buildDistanceRulerCutOuts } from './distance-rulers.ts'
import { BLUE, RED } from './face-art.ts'
import { buildFaceCutOuts } from './faces-row.ts'
import { drawFlotillaSheets, drawPlaySheets, type PlaySheet } from './forms.ts'
import { type PlanesPrintJob, buildPlanesPageTitle } from './job.ts'
import { buildNetCutOut } from './net.ts'
import { drawRuleSheet } from './rule-pictures.ts'
import { buildShipCardCutOut } from './ship-card.ts'

type CutOutSheet = Extract<PlanesSheet, 'nets' | 'cards' | 'strips' | 'faces'>

/** Draws the chosen sheets in printing order. Those that are cut out share pages, and so do those to play with. */
export function drawPlanesSheets(job: PlanesPrintJob, edition: PageFootTexts): PrintedSheet[] {
  const { options } = job
  const has = (kind: PlanesSheet) => options.sheets.includes(kind)
  const play = (['rolls', 'scores', 'turns'] as const satisfies readonly PlaySheet[]).filter(has)
  const pages = [
    ...drawCutOuts(job),
    ...(has('quick') ? drawRuleSheet(job) : []),
    ...(play.length > 0 ? drawPlaySheets(job, play) : []),
    ...(has('flotilla') ? drawFlotillaSheets(job) : []),
    ...(has('record') ? drawBattleRecordSheets(job) : []),
    ...(has('marks') ? createCornerMarkPages(options, buildPlanesPageTitle('Corner marks', 'cut out')) : []),
  ]
  return createPrintedSheets(pages, edition)
}

/** Packs cards, nets, rulers and faces on shared pages at true size. */
function drawCutOuts(job: PlanesPrintJob): PageDraft[] {
  const { options, ships, flotilla } = job
  const { cubeMm, cardShortMm, cardLongMm } = options
  const foot = `Cut and fold: cube ${cubeMm} mm, cards ${cardShortMm} × ${cardLongMm} mm`
  const title = buildPlanesPageTitle('Cut and fold', flotilla?.name ?? 'cubes without names', foot)
  const draw: Readonly<Record<CutOutSheet, () => CutOut[]>> = {
    cards: () => ships.map(buildShipCardCutOut),
    nets: () => ships.map((ship) => buildNetCutOut(ship, options)),
    strips: () => buildDistanceRulerCutOuts(options),
    faces: () => buildFaceCutOuts(ships, computeCutOutRoom(options, title).widthMm),
  }
  const kinds = (['cards', 'nets', 'strips', 'faces'] as const).filter((kind) => options.sheets.includes(kind))
  return createCutOutPages(options, title, { items: kinds.flatMap((kind) => draw[kind]()), legend: LEGEND })
}

const LEGEND: RichText = [
  'Cut along full lines, fold at the faces, glue the tinted tabs. ',
  { text: 'Red is a double line', style: { face: 'bold', colour: RED } },
  ', ',
  { text: 'blue a single one', style: { face: 'bold', colour: BLUE } },
  '; a muzzle is a filled block, a wall a thick line.',
]
