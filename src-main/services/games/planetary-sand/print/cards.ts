import type { PickedFigures, PickedMachine } from '#main/games/planetary-sand/army/picking.ts'
import type { Pen } from '#main/services/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { numberWithUnit, type Card, cardPages } from './card-page.ts'
import type { PrintedArmy, SandJob } from './job.ts'
import { armourWords, weaponWords } from './words.ts'

const BOX_MM = 4.2

/** Cards of 63 by 88 mm for units and vehicles: how far, how strong, who is left. */
export function unitCards(job: SandJob): PrintedSheet[] {
  const { army } = job
  if (army === null) return cardPages(job, [{ title: '', owner: 'Unit', draw: () => {} }])
  const units = army.plan.units.map((unit): Card => {
    const lines = army.figures.filter((line) => line.unit.id === unit.id)
    return { title: unit.name, owner: army.name, draw: (pen, at) => drawUnit(pen, at, { job, army, lines }) }
  })
  const machines = army.machines.map((machine): Card => ({
    title: machine.name,
    owner: army.name,
    draw: (pen, at) => drawMachine(pen, at, { job, army, machine }),
  }))
  return cardPages(job, [...units, ...machines])
}

interface UnitCard {
  readonly job: SandJob
  readonly army: PrintedArmy
  readonly lines: readonly PickedFigures[]
}

function drawUnit(pen: Pen, [x, y]: readonly [number, number], { job, army, lines }: UnitCard): void {
  const { gravity, air } = army.plan
  let line = y
  for (const { toy, row, count, hasSuit, isSpecialist, grenades } of lines) {
    const { allowance } = MOVERS[row.isRobot ? 'robot' : 'infantry']
    const body = row.isRobot ? 'robot' : hasSuit ? 'suited-man' : 'man'
    const extras = [...(isSpecialist ? ['specialist'] : []), ...(grenades > 0 ? [`${grenades} grenades`] : [])]
    const words = [
      `Moves ${numberWithUnit(allowance[gravity], job)}; defence ${ARMOUR[body].front}`,
      ...(toy.weapon === null ? [] : [weaponWords(toy.weapon, air)]),
      ...(extras.length > 0 ? [extras.join(', ')] : []),
    ]
    pen.text(`${count} × ${toy.name}`, [x, line], { sizePt: 9, face: 'bold' })
    line += 3.9
    for (const one of words) line = pen.paragraph(one, [x, line, 55], { sizePt: 8 })
    line = boxes(pen, count, [x, line - 1.6]) + 3.6
  }
}

/** A box for each, fives apart; answers where the last row ends. */
export function boxes(pen: Pen, count: number, [x, y]: readonly [number, number]): number {
  const perRow = 10
  for (let box = 0; box < Math.min(count, 40); box += 1) {
    const column = box % perRow
    const left = x + column * (BOX_MM + 0.9) + Math.floor(column / 5) * 2
    pen.rect([left, y + Math.floor(box / perRow) * (BOX_MM + 1), BOX_MM, BOX_MM])
  }
  return y + Math.ceil(Math.min(count, 40) / perRow) * (BOX_MM + 1)
}

interface MachineCard {
  readonly job: SandJob
  readonly army: PrintedArmy
  readonly machine: PickedMachine
}

function drawMachine(pen: Pen, [x, y]: readonly [number, number], { job, army, machine }: MachineCard): void {
  const { row, toy, isLoaded, spares } = machine
  const { gravity, air } = army.plan
  const words = [
    row.title,
    row.mover === null ? 'Stays where it is' : `Moves ${numberWithUnit(MOVERS[row.mover].allowance[gravity], job)}`,
    `Defence ${armourWords(row.armour)}`,
    ...(toy.weapon === null ? [] : [weaponWords(toy.weapon, air)]),
    ...(toy.seats > 0 ? [`Seats ${toy.seats}`] : []),
  ]
  let line = y
  for (const one of words) line = pen.paragraph(one, [x, line, 55], { sizePt: 9 }) + 0.5
  if (row.pad === null) return
  pen.text(isLoaded ? 'Loaded, and spares:' : 'Spares:', [x, line + 2], { sizePt: 8 })
  boxes(pen, spares + Number(isLoaded), [x, line + 3.5])
}
