import type { FiguresWithModel } from '#main/games/planetary-sand/army/army-plan-with-toy-box.ts'
import { type Block, drawing, padded, row, stack } from '#main/print/blocks/block.ts'
import { pips } from '#main/print/blocks/pips.ts'
import { fitted } from '#main/print/blocks/text.ts'
import { type Pen, buildRoundedBoxPath } from '#main/print/pen.ts'
import { BRASS_COLOUR, HAIRLINE_COLOUR, INK, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import { getPiecePictogram } from '#shared/games/planetary-sand/piece-pictogram.ts'
import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import type { PrintableArmy } from './job.ts'
import { buildGrenadeRow, buildSandWeaponRow } from './weapon-rows.ts'

/** Maximum height of a card. Units with more rows continue on further cards. */
const MAX_CARD_MM = 112
/** Maximum number of figures in a row of a card. */
const MAX_BOXES = 60
/** Maximum number of figures with a pictogram each. */
const MAX_PICTOGRAMS = 18
const ICON_MM = 8.4
const CELL_MM = { width: 9.7, height: 14.2 } as const
const BOX_PIPS = { sizeMm: 4.6, gapMm: 1, groupMm: 2.2, shape: 'square' } as const
const INSET_MM = 3

/** Cards of the units of an army: for each kind of figure its moves, its defence, its weapons and a box for each. */
export function buildArmyUnitCards(army: PrintableArmy, width: number): Block[] {
  return army.plan.units.flatMap((unit) => {
    const lines = army.figures.filter((line) => line.unit.id === unit.id)
    const count = lines.reduce((sum, line) => sum + line.count, 0)
    const rides = army.plan.machines.find(({ id }) => id === unit.ridesIn)?.name
    const rows = lines.flatMap((line) =>
      splitCount(line.count).map((part) => figuresRow(army, { ...line, count: part })),
    )
    const parts = splitRows(rows, width)
    return parts.map((part, index) =>
      buildCardFrame(stack(part), {
        title: parts.length === 1 ? unit.name : `${unit.name}, ${index + 1} of ${parts.length}`,
        kind: formatCount(count, 'figure') + (rides === undefined ? '' : `\nin ${rides}`),
      }),
    )
  })
}

/** A card to fill in by hand. */
export function buildBlankUnitCard(): Block {
  const line = (label: string) =>
    drawing(8, (pen, { x, y, width }) => {
      pen.text(label, [x, y + 6.6], TEXT_STYLES.soft)
      pen.line([x, y + 7.8], [x + width, y + 7.8], { lineMm: 0.2 })
    })
  const labels = ['Unit', 'Figures', 'Weapon, range, damage', 'Moves, defence']
  const boxes = padded(pips(20, BOX_PIPS), { top: 3 })
  return buildCardFrame(kindFrame(stack([...labels.map(line), boxes])), { title: ' ', kind: 'unit' })
}

/** Splits rows into parts that fit a card. */
function splitRows(rows: readonly Block[], width: number): Block[][] {
  const parts: Block[][] = [[]]
  let used = 0
  for (const block of rows) {
    const high = block.height(width)
    if (used > 0 && used + high > MAX_CARD_MM) {
      parts.push([])
      used = 0
    }
    parts.at(-1)?.push(block)
    used += high
  }
  return parts
}

/** Splits a count into parts that fit a row, such as 90 into 60 and 30. */
function splitCount(count: number): number[] {
  return Array.from({ length: Math.ceil(count / MAX_BOXES) }, (_, part) =>
    Math.min(MAX_BOXES, count - part * MAX_BOXES),
  )
}

function figuresRow({ plan }: PrintableArmy, line: FiguresWithModel): Block {
  const { toy, row: kind, count, hasSuit, isSpecialist, grenades } = line
  const body = kind.isRobot ? 'robot' : hasSuit ? 'suited-man' : 'man'
  const move = MOVERS[kind.isRobot ? 'robot' : 'infantry'].allowance[plan.gravity]
  const picture = getPiecePictogram({ kind: toy.kind, weapon: toy.weapon, grenades })
  const words = [
    formatCount(count, kind.isRobot ? 'robot' : 'figure'),
    ...(toy.weapon === null ? ['no weapon'] : []),
    ...(hasSuit ? ['suits'] : []),
    ...(isSpecialist ? [`specialist: robots within R${ROBOT_LIMITS.commandRange}`] : []),
  ].join(', ')
  const arms = [
    ...(toy.weapon === null ? [] : [buildSandWeaponRow(toy.weapon, plan.air)]),
    ...(grenades > 0 ? [buildGrenadeRow(count * grenades, plan.air)] : []),
  ]
  const isSmall = count <= 2 && arms.length > 0
  const boxes = figureBoxes(picture, count)
  const content = isSmall
    ? [
        row([{ block: boxes, widthMm: count * CELL_MM.width }, { block: stack(arms, { gap: 1 }) }], {
          gap: 2,
          align: 'middle',
        }),
      ]
    : [boxes, ...arms]
  return kindFrame(stack([kindHead(toy.name, words, { move, defence: ARMOUR[body].front }), ...content], { gap: 1 }))
}

/** Name of a kind of figures, with its move and its defence. */
function kindHead(name: string, words: string, { move, defence }: { move: number; defence: number }): Block {
  const soft = {
    text: `  ${words}`,
    style: { face: TEXT_STYLES.soft.face, sizePt: TEXT_STYLES.soft.sizePt, colour: TEXT_STYLES.soft.colour },
  }
  return row(
    [
      { block: fitted([name, soft], TEXT_STYLES.name, { heightMm: 5, singlePt: 10 }) },
      { block: buildValueMark('boot', `R${move}`), widthMm: 12 },
      { block: buildValueMark('shield', String(defence)), widthMm: 8 },
    ],
    { gap: 1 },
  )
}

/** A value after its pictogram. */
export function buildValueMark(picture: PictogramName, value: string): Block {
  return drawing(5, (pen, { x, y }) => {
    pen.pictogram(picture, [x, y + 0.5], 3.9)
    pen.text(value, [x + 4.6, y + 3.9], { ...TEXT_STYLES.figure, sizePt: 10.5 })
  })
}

/** A pictogram over a box for each figure; for many a single pictogram beside their boxes. */
function figureBoxes(picture: PictogramName, count: number): Block {
  if (count > MAX_PICTOGRAMS) {
    const icon = drawing(ICON_MM, (pen, { x, y }) => pen.pictogram(picture, [x, y], ICON_MM))
    return row([{ block: icon, widthMm: CELL_MM.width }, { block: pips(count, BOX_PIPS) }], { align: 'middle' })
  }
  const perLine = (width: number) => Math.max(1, Math.floor((width + 0.01) / CELL_MM.width))
  return {
    height: (width) => Math.ceil(count / perLine(width)) * CELL_MM.height,
    draw(pen, { x, y, width }) {
      for (let figure = 0; figure < count; figure += 1) {
        const left = x + (figure % perLine(width)) * CELL_MM.width
        const top = y + Math.floor(figure / perLine(width)) * CELL_MM.height
        pen.pictogram(picture, [left, top], ICON_MM)
        const box = { x: left + (ICON_MM - 4.6) / 2, y: top + ICON_MM + 0.7, width: 4.6, height: 4.6 }
        pen.rect(box, { fill: WHITE, lineMm: 0.4 })
      }
    },
  }
}

/** A part of a card, in the middle of its space, with a hairline below it. */
function kindFrame(block: Block): Block {
  const inner = padded(block, { top: 1.3, right: INSET_MM, bottom: 1.3, left: INSET_MM })
  return {
    height: (width) => inner.height(width),
    grow: 1,
    draw(pen, { x, y, width, height }) {
      const own = inner.height(width)
      inner.draw(pen, { x, y: y + (height - own) / 2, width, height: own })
      pen.line([x, y + height], [x + width, y + height], { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
    },
  }
}

interface CardHead {
  readonly title: string
  /** At the right. */
  readonly kind: string
  readonly picture?: PictogramName
}

/** A card with rounded corners: its name reversed on ink over a brass rule, then its parts. */
export function buildCardFrame(content: Block, { title, kind, picture }: CardHead): Block {
  const [headMm, iconMm] = [9, picture === undefined ? 0 : 9]
  const name = fitted(
    title,
    { ...TEXT_STYLES.title, sizePt: 17, colour: WHITE, role: 'H2' },
    { heightMm: headMm, singlePt: 11 },
  )
  const note = fitted(kind, { ...TEXT_STYLES.figure, sizePt: 10, colour: WHITE }, { heightMm: headMm, anchor: 'end' })
  const head = padded(
    row(
      [
        ...(picture === undefined ? [] : [{ block: headIcon(picture, iconMm), widthMm: iconMm }]),
        { block: name },
        { block: note, widthMm: 26 },
      ],
      { gap: 2, align: 'middle' },
    ),
    { top: 0.6, right: INSET_MM, bottom: 0.8, left: INSET_MM },
  )
  return {
    height: (width) => head.height(width) + content.height(width),
    grow: 1,
    draw(pen, box) {
      const high = head.height(box.width)
      drawHead(pen, box, high)
      head.draw(pen, { ...box, height: high })
      content.draw(pen, { ...box, y: box.y + high, height: box.height - high })
      pen.rect(box, { lineMm: 0.4, radius: 2, stroke: INK })
    },
  }
}

function headIcon(picture: PictogramName, sizeMm: number): Block {
  return drawing(sizeMm, (pen, { x, y }) => pen.pictogram(picture, [x, y], sizeMm, WHITE))
}

function drawHead(pen: Pen, box: Parameters<Block['draw']>[1], high: number): void {
  pen.group([0, 0], { clip: buildRoundedBoxPath(box, 2) }, (inner) => {
    inner.rect({ ...box, height: high }, { fill: INK, stroke: null })
    inner.line([box.x, box.y + high - 0.4], [box.x + box.width, box.y + high - 0.4], {
      stroke: BRASS_COLOUR,
      lineMm: 0.8,
    })
  })
}
