import type { MachineWithModel } from '#main/games/planetary-sand/army/army-plan-with-toy-box.ts'
import { type Block, drawing, growing, padded, row, space, stack } from '#main/print/blocks/block.ts'
import { pips, tickBoxes } from '#main/print/blocks/pips.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import type { Pen } from '#main/print/pen.ts'
import { INK, TEXT_STYLES, TINT_COLOUR, WHITE } from '#main/print/style.ts'
import { getPiecePictogram } from '#shared/games/planetary-sand/piece-pictogram.ts'
import { ARMOUR, PLATE_LABELS, type PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS } from '#shared/games/planetary-sand/tables/environment.ts'
import type { MachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { PrintableArmy } from './job.ts'
import { buildCardFrame, buildValueMark } from './unit-card.ts'
import { buildSandWeaponRow } from './weapon-rows.ts'

const HULL_MM = { width: 88, height: 46 } as const
const TRACK = '#c9c2b3'
const BOXES = { sizeMm: 5.2, gapMm: 1.2, groupMm: 2.4, shape: 'square' } as const

/** Cards of the vehicles, guns and pads of an army: the plates on the hull, the weapon, seats, rounds and states. */
export function buildMachineCards({ plan, machines }: PrintableArmy): Block[] {
  return machines.map((machine) => {
    const { name, row: kind, toy, isLoaded, spares } = machine
    const move = kind.mover === null ? null : MOVERS[kind.mover].allowance[plan.gravity]
    const states = [...(kind.isAirtight && AIRS[plan.air].isVacuum ? ['No air'] : []), 'Wreck', 'Repaired']
    const parts = [
      hull(machine),
      ...(toy.weapon === null ? [] : [buildSandWeaponRow(toy.weapon, plan.air)]),
      ...(toy.seats > 0 ? [countBoxes('Seats', toy.seats)] : []),
      ...(kind.pad === null ? [] : [countBoxes(isLoaded ? 'Loaded, spares' : 'Spares', spares + Number(isLoaded))]),
      row([{ block: tickBoxes(states) }, { block: moveMark(move), widthMm: 16 }], { align: 'middle' }),
    ]
    const picture = kind.firedBy === 'crew' ? 'turret' : getPiecePictogram({ weapon: toy.weapon, isWreck: false })
    return buildCardFrame(machineFrame(stack(parts.flatMap((part) => [part, growing(space(1.4))]).slice(0, -1))), {
      title: name,
      kind: kind.title.toLowerCase(),
      picture,
    })
  })
}

/** A vehicle card to fill in by hand. */
export function buildBlankMachineCard(): Block {
  const plates = { front: '', side: '', rear: '', bottom: '', top: '' }
  const labels = ['Weapon', 'Moves'].map((label) =>
    drawing(8, (pen, { x, y, width }) => {
      pen.text(label, [x, y + 6.6], TEXT_STYLES.soft)
      pen.line([x, y + 7.8], [x + width, y + 7.8], { lineMm: 0.2 })
    }),
  )
  const parts = [hullDrawing('plain', plates), ...labels, space(2), tickBoxes(['No air', 'Wreck', 'Repaired'])]
  return buildCardFrame(machineFrame(stack(parts)), { title: ' ', kind: 'vehicle' })
}

function machineFrame(block: Block): Block {
  return padded(block, { top: 1.6, right: 3, bottom: 2.2, left: 3 })
}

function moveMark(move: number | null): Block {
  return move === null ? paragraph('fixed', TEXT_STYLES.soft, { anchor: 'end' }) : buildValueMark('boot', `R${move}`)
}

function countBoxes(label: string, count: number): Block {
  return row([{ block: paragraph(label, TEXT_STYLES.label), widthMm: 24 }, { block: pips(count, BOXES) }], {
    align: 'middle',
  })
}

type Shape = 'turret' | 'seats' | 'plain'
type PlateTexts = Readonly<Record<PlateId, string>>

function hull({ row: kind, toy }: MachineWithModel): Block {
  const plates = ARMOUR[kind.armour]
  const text = (plate: PlateId) => String(plates[plate])
  const texts = {
    front: text('front'),
    side: text('side'),
    rear: text('rear'),
    bottom: text('bottom'),
    top: text('top'),
  }
  if (kind.firedBy === 'crew') return roundArmour(texts.front)
  return hullDrawing(toy.seats > 0 ? 'seats' : isTurreted(kind, toy) ? 'turret' : 'plain', texts)
}

function isTurreted({ pad }: MachineRow, { weapon }: MachineWithModel['toy']): boolean {
  return pad === null && weapon !== null
}

/** The same defence on all sides. */
function roundArmour(defence: string): Block {
  return drawing(14, (pen, { x, y, width }) => {
    drawPlate(pen, [x + width / 2, y + 5.5], defence, 9)
    pen.text('on all sides', [x + width / 2 + 7, y + 6.6], TEXT_STYLES.soft)
  })
}

/** The hull from above with the number of each plate on it; belly and top have their own badges (SAND-DEF-1). */
function hullDrawing(shape: Shape, plates: PlateTexts): Block {
  return drawing(HULL_MM.height, (pen, { x, y, width }) =>
    pen.group([x + (width - HULL_MM.width) / 2, y], {}, (inner) => {
      const thin = { lineMm: 0.3 }
      inner.path('M18 8L1 2M18 38L1 44M70 8L87 2M70 38L87 44', { ...thin, dash: [1.5, 1] })
      inner.path('M18 8h52v7h-52zM18 31h52v7h-52z', { fill: TRACK, lineMm: 0.5 })
      for (let link = 0; link < 17; link += 1) inner.path(`M${19.5 + link * 3.1} 8v7M${19.5 + link * 3.1} 31v7`, thin)
      inner.path('M16 14h52l5 4v10l-5 4h-52z', { fill: WHITE, lineMm: 0.9 })
      DECKS[shape](inner)
      drawLabelledPlate(inner, [shape === 'turret' ? 80 : 79, shape === 'turret' ? 13 : 23], 'front', plates)
      drawLabelledPlate(inner, [8, 23], 'rear', plates)
      for (const [at, word] of [
        [5, 4.6],
        [41, 42.4],
      ] as const) {
        drawPlate(inner, [44, at], plates.side)
        inner.text('side', [49.5, word + 1.6], TEXT_STYLES.label)
      }
      drawPlate(inner, [27, 5], plates.bottom)
      inner.text('belly', [22, 6.2], { ...TEXT_STYLES.label, anchor: 'end' })
      drawPlate(inner, [27, 41], plates.top)
      inner.text('top', [22, 44], { ...TEXT_STYLES.label, anchor: 'end' })
    }),
  )
}

const DECKS: Readonly<Record<Shape, (pen: Pen) => void>> = {
  turret(pen) {
    pen.path('M68 14l5 4v10l-5 4', { lineMm: 1.8 })
    pen.rect({ x: 55, y: 21.7, width: 31, height: 2.6 }, { fill: INK, stroke: null })
    pen.circle([44, 23], 9, { fill: TINT_COLOUR, lineMm: 0.8 })
    pen.circle([41, 21], 2.6, { lineMm: 0.5 })
  },
  seats(pen) {
    for (let seat = 0; seat < 8; seat += 1) {
      const [column, side] = [seat % 4, Math.floor(seat / 4)]
      pen.rect({ x: 24 + column * 10, y: 17 + side * 7.4, width: 7, height: 4.6 }, { fill: TINT_COLOUR, lineMm: 0.4 })
    }
  },
  plain(pen) {
    pen.rect({ x: 24, y: 18, width: 36, height: 10 }, { fill: TINT_COLOUR, lineMm: 0.4 })
  },
}

function drawLabelledPlate(pen: Pen, [x, y]: readonly [number, number], plate: PlateId, plates: PlateTexts): void {
  drawPlate(pen, [x, y], plates[plate])
  pen.text(PLATE_LABELS[plate].toLowerCase(), [x, y - 4.6], { ...TEXT_STYLES.label, anchor: 'middle' })
}

/** A number on a shield. */
function drawPlate(pen: Pen, [x, y]: readonly [number, number], text: string, size = 7): void {
  const half = size / 2
  pen.path(
    `M${x - half} ${y - half}h${size}v${size * 0.55}q0 ${size * 0.35} ${-half} ${size * 0.55}q${-half} ${-size * 0.2} ${-half} ${-size * 0.55}z`,
    { fill: WHITE, lineMm: 0.5 },
  )
  if (text !== '') pen.text(text, [x, y + size * 0.27], { ...TEXT_STYLES.figure, sizePt: size * 2.2, anchor: 'middle' })
}
