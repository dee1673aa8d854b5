import { computeHitChance, FULL_PILE } from '#main/games/space-planes/odds/hit-chance.ts'
import {
  ANSWER_FLIPS_BY_RANGE_CLASS,
  ATTACK_FLIPS_BY_RANGE_CLASS,
  HIT_MARGIN,
} from '#main/games/space-planes/shot-cards.ts'
import { type Block, drawing, stack } from '#main/print/blocks/block.ts'
import { type StepPanel, createStepPanelBlocks } from '#main/print/blocks/step-panels.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { bold, INK, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { BLUE, drawFaceArt, RED } from './face-art.ts'
import { type PlanesPrintJob, buildPlanesPageTitle } from './job.ts'

type Spot = readonly [x: number, y: number]

const WORD = { ...TEXT_STYLES.figure, sizePt: 8.5, anchor: 'middle' } as const
/** Size of the stage on which pictures are drawn, in the middle of their panel. */
const STAGE_MM = { width: 86, height: 30 } as const
const SHIP_MM = 9
const ODDS_RANGES = ['red', 'blue'] as const
const BACK_RANGES = ['none', 'blue', 'red'] as const

/** Draws the rules as eight pictures, with the odds of a shot (SP-SETUP-3, SP-TURN-1, SP-MAN-1 to SP-MAN-4, SP-SHOT-1). */
export function drawRuleSheet({ options }: PlanesPrintJob): PageDraft[] {
  const { cubeMm, cardLongMm, cardShortMm } = options
  const [short, long] = [cardShortMm - cubeMm, cardLongMm - cubeMm]
  const { red, blue } = ATTACK_FLIPS_BY_RANGE_CLASS
  const panels: StepPanel[] = [
    {
      title: 'Set up',
      text: `Six cubes, shared equally. Place in turn: over ${cardLongMm} mm from every ship, within ${2 * cardLongMm} mm of one; a plane that no other ship shows.`,
      picture: stage((pen) => drawSetUp(pen, `${cardLongMm} to ${2 * cardLongMm} mm`)),
    },
    {
      title: 'A turn',
      text: 'One manoeuvre and one shot, in either order, with any of your ships; both may be left out. A part that would leave the area or strike a ship is cancelled, and the turn is over.',
      picture: stage(drawTurn),
    },
    {
      title: `${MANOEUVRES.vector.title} and ${MANOEUVRES['u-turn'].title}`,
      text: `${MANOEUVRES.vector.title}: short ${short} or long ${long} mm along a side, then a pivot. ${MANOEUVRES['u-turn'].title}: one pivot or two, each a quarter turn about a corner.`,
      picture: stage(drawVector),
    },
    {
      title: MANOEUVRES.corkscrew.title,
      text: 'Short move, then tip the cube over an edge. Every other ship slides a long move for each plane that it is higher or lower, and is flipped the same way; then all show the roller’s plane.',
      picture: stage(drawCorkscrew),
    },
    {
      title: 'Lines of fire',
      text: `From a muzzle to the nearest point of the target within ${cardLongMm} mm, same plane, through no wall of your own. Over any blue mark: blue; else red.`,
      picture: stage(drawLines),
    },
    {
      title: 'A shot',
      text: `Red draws ${red.cards} and keeps the highest, blue draws ${blue.cards}. The target by its line back: red ${ANSWER_FLIPS_BY_RANGE_CLASS.red.cards}, highest; blue ${ANSWER_FLIPS_BY_RANGE_CLASS.blue.cards}; no line ${ANSWER_FLIPS_BY_RANGE_CLASS.none.cards}, lowest. ${HIT_MARGIN} more: out.`,
      picture: stage(drawShot),
    },
    {
      title: MANOEUVRES['plane-switch'].title,
      text: 'Short move, then any plane number that no other ship shows. Ships fire only in their own plane.',
      picture: stage(drawPlanes),
    },
    {
      title: 'Chance of a hit',
      text: 'Ace 1, jack 11, queen 12, king 13. The last player with ships ends it; most points win, among equals the survivor.',
      picture: oddsTable(),
    },
  ]
  return layOutTitledPages(
    buildPlanesPageTitle('How to play, in pictures', 'quick reference'),
    createStepPanelBlocks(panels),
    getPaperSize(options.paper),
    3,
  )
}

/** A picture on a stage in the middle of its panel. */
function stage(draw: (pen: Pen) => void): Block {
  return drawing(STAGE_MM.height, (pen, { x, y, width }) => pen.group([x + (width - STAGE_MM.width) / 2, y], {}, draw))
}

/** The exact chances of a shot from a full deck, by both lines (SP-SHOT-1 to SP-SHOT-3). */
function oddsTable(): Block {
  const columns = [
    { title: 'Your line', share: 1.1 },
    ...BACK_RANGES.map((back) => ({ title: back === 'none' ? 'no line back' : `${back} back`, align: 'end' as const })),
  ]
  const rows = ODDS_RANGES.map((range) => [
    [bold(range === 'red' ? 'Red' : 'Blue')],
    ...BACK_RANGES.map((back) => chanceCell(computeHitChance(range, back, FULL_PILE))),
  ])
  return table(columns, rows)
}

function chanceCell(chance: number): Block {
  const bar = drawing(2, (pen, { x, y, width }) => {
    pen.rect({ x, y: y + 0.3, width, height: 1.6 }, { lineMm: 0.2 })
    pen.rect({ x, y: y + 0.3, width: width * chance, height: 1.6 }, { fill: INK, stroke: null })
  })
  const figure = paragraph(`${Math.round(chance * 100)} %`, { ...TEXT_STYLES.figure, sizePt: 11 }, { anchor: 'end' })
  return stack([figure, bar])
}

/** Draws a ship from above with its bow up. */
function drawShip(pen: Pen, [x, y]: Spot, isGone = false): void {
  pen.rect({ x, y, width: SHIP_MM, height: SHIP_MM }, { lineMm: 0.5, fill: WHITE, dash: isGone ? [1.2, 1] : [] })
  pen.path(`M${x + SHIP_MM / 2} ${y + 1.4}l2 3h-4z`, { fill: INK, stroke: null })
}

function drawArrow(pen: Pen, [x0, y0]: Spot, [x1, y1]: Spot): void {
  const angle = Math.atan2(y1 - y0, x1 - x0)
  const back = (turn: number, far: number) =>
    `${formatMm(x1 - Math.cos(angle + turn) * far)} ${formatMm(y1 - Math.sin(angle + turn) * far)}`
  pen.path(`M${x0} ${y0}L${back(0, 2)}`, { lineMm: 0.6 })
  pen.path(`M${x1} ${y1}L${back(0.5, 3)}L${back(-0.5, 3)}z`, { fill: INK, stroke: null })
}

function drawSetUp(pen: Pen, distance: string): void {
  drawShip(pen, [10, 14])
  drawShip(pen, [66, 6])
  drawArrow(pen, [20, 18], [64, 11])
  pen.text(distance, [42, 9], WORD)
}

function drawTurn(pen: Pen): void {
  drawShip(pen, [8, 12])
  drawArrow(pen, [19, 17], [33, 17])
  pen.text('and', [43, 18], WORD)
  drawShip(pen, [54, 12])
  for (const shift of [0, 1])
    pen.line([59 + shift, 10.4 + shift * 0.3], [80 + shift, 3 + shift * 0.3], { stroke: RED, lineMm: 0.5 })
}

function drawVector(pen: Pen): void {
  drawShip(pen, [2, 15])
  drawArrow(pen, [12, 19.5], [27, 19.5])
  drawShip(pen, [28, 15], true)
  pen.path('M39 13q6-1 5-8', { lineMm: 0.6 })
  drawArrow(pen, [44, 6], [43.4, 2])
  pen.text('quarter turn', [34, 28.6], WORD)
  drawShip(pen, [59, 15], true)
  drawShip(pen, [69, 5])
  pen.path('M61 13q0-7 5-7', { lineMm: 0.6 })
  drawArrow(pen, [64, 6.2], [68.4, 6.6])
  pen.text('corner stands', [71, 28.6], WORD)
}

function drawCorkscrew(pen: Pen): void {
  drawShip(pen, [2, 15])
  drawArrow(pen, [12, 19.5], [24, 19.5])
  drawShip(pen, [25, 15], true)
  pen.path('M34 12q6-9 11 1', { lineMm: 0.6 })
  drawArrow(pen, [44, 10], [45.6, 14])
  drawShip(pen, [41, 15])
  pen.text('higher: with it', [70, 8], WORD)
  drawArrow(pen, [62, 11], [78, 11])
  pen.text('lower: against', [70, 20], WORD)
  drawArrow(pen, [78, 23], [62, 23])
}

function drawLines(pen: Pen): void {
  pen.rect({ x: 5, y: 3, width: 24, height: 24 }, { lineMm: 0.25, fill: WHITE })
  drawFaceArt(pen, STANDARD_FACES[1], { at: [5, 27], cubeMm: 24 })
  pen.line([17, 13], [62, 5], { stroke: RED, lineMm: 0.9 })
  drawShip(pen, [62, 1])
  pen.line([18, 16], [66, 25], { stroke: BLUE, lineMm: 0.5 })
  drawShip(pen, [66, 20])
  pen.text('blue if it crosses one', [49, 15.6], WORD)
}

function drawShot(pen: Pen): void {
  const cards = [
    { at: [8, 8], value: '9' },
    { at: [18, 8], value: '4' },
    { at: [28, 5], value: 'Q' },
    { at: [58, 8], value: '7' },
  ] as const
  for (const {
    at: [x, y],
    value,
  } of cards) {
    pen.rect({ x, y, width: 8, height: 11 }, { lineMm: 0.5, radius: 1, fill: WHITE })
    pen.text(value, [x + 4, y + 7.2], { ...WORD, sizePt: 11 })
  }
  pen.text('red', [22, 24], WORD)
  pen.text('against', [47, 15], WORD)
  pen.text('blue', [62, 24], WORD)
  pen.text(`+${HIT_MARGIN}?`, [77, 15.6], { ...WORD, sizePt: 14 })
}

function drawPlanes(pen: Pen): void {
  for (const [y, plane] of [
    [24, '3'],
    [14, '5'],
  ] as const) {
    pen.path(`M6 ${y}l12 -7h26l-12 7z`, { fill: WHITE, lineMm: 0.4 })
    pen.text(plane, [25, y - 2], { ...WORD, sizePt: 11 })
  }
  drawArrow(pen, [51, 22], [51, 9])
  pen.text('new number', [69, 17], WORD)
}
