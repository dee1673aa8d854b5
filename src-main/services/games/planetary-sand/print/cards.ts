import type { DraftFigures, DraftMachine } from '#main/games/planetary-sand/army/army-draft.ts'
import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { paginate, splitCount } from '#main/print/pages/paginate.ts'
import { createPen, type Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { drawBlankPage, CARD_AREA, formatDistance, type Card, drawCardPages, drawWritingLine } from './card-page.ts'
import { formatArmour, formatWeapon } from './format.ts'
import type { PrintedArmy, SandJob } from './job.ts'

const BOX_MM = 4.2
const BOXES_A_ROW = 10
/** Maximum number of boxes for a row of a card. */
const MOST_BOXES = 40

/** A blank card: a name and a row of boxes. */
const BLANK: Card = {
  title: '',
  owner: 'Unit',
  draw: (pen, [x, y]) => {
    const lines = ['Figures', 'Weapon and damage', 'Moves', 'Defence', 'Notes']
    for (const [at, text] of lines.entries()) drawWritingLine(pen, text, [x, y + 3 + at * 8.5])
    drawFigureBoxes(pen, 2 * BOXES_A_ROW, [x, y + lines.length * 8.5])
  },
}

/** Draws cards of 63 by 88 mm for units and vehicles: movement, weapons and remaining figures. */
export function drawUnitCards(job: SandJob): PrintedSheet[] {
  const { army } = job
  if (army === null) return drawBlankPage(job, BLANK)
  const own = { ...job, army }
  const units = army.plan.units.flatMap((unit) => unitCard(own, unit))
  const machines = army.machines.map((machine): Card => ({
    title: machine.name,
    owner: army.name,
    draw: (pen, at) => drawMachine(pen, at, { ...own, machine }),
  }))
  return drawCardPages(job, [...units, ...machines])
}

/** A print job with an army. */
type ArmyJob = SandJob & { readonly army: PrintedArmy }

/** Builds the card of a unit, with further ones if its rows need more space. */
function unitCard(job: ArmyJob, unit: ArmyUnit): Card[] {
  const { army } = job
  const rows = army.figures
    .filter((line) => line.unit.id === unit.id)
    .flatMap((line) => splitCount(line.count, MOST_BOXES).map((count) => ({ ...line, count })))
  const cards = paginate(rows, (row) => drawRow(createPen(), [0, 0], { ...job, row }), CARD_AREA.high)
  return (cards.length > 0 ? cards : [[]]).map((mine, at) => ({
    title: cards.length > 1 ? `${unit.name}, ${at + 1} of ${cards.length}` : unit.name,
    owner: army.name,
    draw: (pen, [x, y]) => void mine.reduce((line, row) => drawRow(pen, [x, line], { ...job, row }), y),
  }))
}

/** Draws the figures of one model: movement, weapons and remaining figures. Returns the offset of the next row. */
function drawRow(
  pen: Pen,
  [x, y]: readonly [number, number],
  { row: figures, ...job }: ArmyJob & { readonly row: DraftFigures },
): number {
  const { toy, row, count, hasSuit, isSpecialist, grenades } = figures
  const { gravity, air } = job.army.plan
  const { allowance } = MOVERS[row.isRobot ? 'robot' : 'infantry']
  const body = row.isRobot ? 'robot' : hasSuit ? 'suited-man' : 'man'
  const extras = [...(isSpecialist ? ['specialist'] : []), ...(grenades > 0 ? [`${grenades} grenades`] : [])]
  const words = [
    `Moves ${formatDistance(allowance[gravity], job)}; defence ${ARMOUR[body].front}`,
    ...(toy.weapon === null ? [] : [formatWeapon(toy.weapon, air)]),
    ...(extras.length > 0 ? [extras.join(', ')] : []),
  ]
  const { wide } = CARD_AREA
  let line = drawParagraph(pen, `${count} × ${toy.name}`, [x, y, wide], { sizePt: 9, face: 'bold' })
  for (const text of words) line = drawParagraph(pen, text, [x, line, wide], { sizePt: 8 })
  return drawFigureBoxes(pen, count, [x, line - 1.6]) + 3.6
}

/** Draws one box per figure in groups of five. Returns the bottom of the last row. */
export function drawFigureBoxes(pen: Pen, count: number, [x, y]: readonly [number, number]): number {
  for (let box = 0; box < count; box += 1) {
    const column = box % BOXES_A_ROW
    const left = x + column * (BOX_MM + 0.9) + Math.floor(column / 5) * 2
    pen.rect({ x: left, y: y + Math.floor(box / BOXES_A_ROW) * (BOX_MM + 1), width: BOX_MM, height: BOX_MM })
  }
  return y + computeFigureBoxesHeightMm(count)
}

/** Computes the height of this many boxes, in millimetres. */
export function computeFigureBoxesHeightMm(count: number): number {
  return Math.ceil(count / BOXES_A_ROW) * (BOX_MM + 1)
}

function drawMachine(
  pen: Pen,
  [x, y]: readonly [number, number],
  { machine, ...job }: ArmyJob & { readonly machine: DraftMachine },
): void {
  const { row, toy, isLoaded, spares } = machine
  const { gravity, air } = job.army.plan
  const words = [
    row.title,
    row.mover === null ? 'Stays where it is' : `Moves ${formatDistance(MOVERS[row.mover].allowance[gravity], job)}`,
    `Defence ${formatArmour(row.armour)}`,
    ...(toy.weapon === null ? [] : [formatWeapon(toy.weapon, air)]),
    ...(toy.seats > 0 ? [`Seats ${toy.seats}`] : []),
  ]
  let line = y
  for (const text of words) line = drawParagraph(pen, text, [x, line, CARD_AREA.wide], { sizePt: 9 }) + 0.5
  if (row.pad === null) return
  pen.text(isLoaded ? 'Loaded, and spares:' : 'Spares:', [x, line + 2], { sizePt: 8 })
  drawFigureBoxes(pen, spares + Number(isLoaded), [x, line + 3.5])
}
