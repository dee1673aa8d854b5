import { type Block, drawing, row, space, stack, LENGTH_TOLERANCE_MM } from '#main/print/blocks/block.ts'
import { measurePipsWidth, pips } from '#main/print/blocks/pips.ts'
import { fitted, fitText } from '#main/print/blocks/text.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { BRASS_COLOUR, HAIRLINE_COLOUR, INK, MM_PER_POINT, TEXT_STYLES, TINT_COLOUR, WHITE } from '#main/print/style.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { type Cell, getCellPosition } from '#shared/games/planet28/vehicle-grid.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'

/** A section in its cell. */
export interface HullSection {
  readonly cell: Cell
  readonly name: string
  readonly pictogram: PictogramName
  /** Hit points left after damage of earlier battles (P28-VCAMP-3). */
  readonly hitPoints: number
  readonly isCore: boolean
  /** Such as its seats, or where its weapon fires. */
  readonly note: string
  /** Facings that its weapon fires to (P28-VEH-FACE-1). */
  readonly arc: readonly Facing[]
}

interface HullSizes {
  /** Largest size of a cell. */
  readonly cellMm: { readonly width: number; readonly height: number }
  /** Width of the rim with the facings; 0 for none. */
  readonly rimMm: number
  readonly pipMm: number
  readonly asNumbers: boolean
}

/** Smaller hulls and narrower cells have pictograms without names. */
const NAMED_PIP_MM = 3
const LEAST_NAMED_MM = 21
/** Narrower cells without names do not tell where they are either. */
const LEAST_CODED_MM = 16

/** Number of columns that a hull spans. */
export function countHullColumns(sections: readonly HullSection[]): number {
  const columns = sections.map(({ cell }) => getCellPosition(cell).column)
  return Math.max(...columns) - Math.min(...columns) + 1
}

/**
 * The hull at its own bounding box, the front at the top, with hit points in the cells. Without a rim it splits between
 * rows; `all` are the sections that decide its columns.
 */
export function buildHullBlock(sections: readonly HullSection[], sizes: HullSizes, all = sections): Block {
  const positions = sections.map(({ cell }) => getCellPosition(cell))
  const left = Math.min(...all.map(({ cell }) => getCellPosition(cell).column))
  const top = Math.min(...positions.map(({ row: line }) => line))
  const columns = countHullColumns(all)
  const rows = Math.max(...positions.map(({ row: line }) => line)) - top + 1
  const { rimMm } = sizes
  const cellAt = (width: number) => {
    const wide = Math.min(sizes.cellMm.width, (width - 2 * rimMm) / columns)
    return { wide, high: Math.max(sizes.cellMm.height * Math.min(1, wide / sizes.cellMm.width), contentHeight(wide)) }
  }
  const isNamed = (wide: number) => sizes.pipMm >= NAMED_PIP_MM && wide >= LEAST_NAMED_MM
  const contentAt = (section: HullSection, wide: number) =>
    isNamed(wide) ? namedContent(section, sizes) : smallContent(section, sizes, wide >= LEAST_CODED_MM)
  const contentHeight = (wide: number) =>
    Math.max(0, ...all.map((section) => contentAt(section, wide).height(wide - 2.4) + 2))
  return {
    height: (width) => rows * cellAt(width).high + 2 * rimMm,
    split(width, room) {
      const count = Math.floor((room + LENGTH_TOLERANCE_MM) / cellAt(width).high)
      if (rimMm > 0 || count < 1 || count >= rows) return null
      const isInHead = ({ cell }: HullSection) => getCellPosition(cell).row < top + count
      return [
        buildHullBlock(sections.filter(isInHead), sizes, all),
        buildHullBlock(
          sections.filter((section) => !isInHead(section)),
          sizes,
          all,
        ),
      ]
    },
    draw(pen, { x, y, width }) {
      const { wide, high } = cellAt(width)
      const [hullWidth, hullHeight] = [columns * wide + 2 * rimMm, rows * high + 2 * rimMm]
      const start = x + (width - hullWidth) / 2
      if (rimMm > 0) drawRim(pen, { x: start, y, width: hullWidth, height: hullHeight }, rimMm)
      const boxes = sections.map((section, index) => {
        const { column = 1, row: line = 1 } = positions[index] ?? {}
        return {
          section,
          column,
          line,
          box: {
            x: start + rimMm + (column - left) * wide,
            y: y + rimMm + (line - top) * high,
            width: wide,
            height: high,
          },
        }
      })
      for (const { box } of boxes) pen.rect(box, { fill: WHITE, stroke: HAIRLINE_COLOUR, lineMm: 0.3 })
      for (const { section, box } of boxes) {
        contentAt(section, wide).draw(pen, { x: box.x + 1.2, y: box.y + 1, width: wide - 2.4, height: high - 2 })
        if (isNamed(wide)) drawNote(pen, section, box)
      }
      drawOutline(pen, boxes)
    },
  }
}

/** The edge of the hull: the sides of cells without a neighbour. */
function drawOutline(
  pen: Pen,
  cells: readonly { readonly column: number; readonly line: number; readonly box: Box }[],
): void {
  const isBuilt = (column: number, line: number) => cells.some((cell) => cell.column === column && cell.line === line)
  const outline = cells.flatMap(({ column, line, box }) => {
    const [x, y, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map(formatMm)
    return [
      isBuilt(column, line - 1) ? '' : `M${x} ${y}h${formatMm(box.width)}`,
      isBuilt(column, line + 1) ? '' : `M${x} ${bottom}h${formatMm(box.width)}`,
      isBuilt(column - 1, line) ? '' : `M${x} ${y}v${formatMm(box.height)}`,
      isBuilt(column + 1, line) ? '' : `M${right} ${y}v${formatMm(box.height)}`,
    ]
  })
  pen.path(outline.join(''), { stroke: INK, lineMm: 1.2 })
}

/** Height of the note and the name of a cell at its bottom. */
const NOTE_MM = 2.6

function namedContent({ name, pictogram, hitPoints, isCore }: HullSection, sizes: HullSizes): Block {
  const icon = 4.4
  const count = String(hitPoints)
  const head = row(
    [
      { block: drawing(icon, (pen, { x, y }) => pen.pictogram(pictogram, [x, y], icon)), widthMm: icon },
      {
        block: fitted(name, { ...TEXT_STYLES.label, sizePt: 9.5 }, { heightMm: icon, singlePt: 8 }),
      },
      {
        block: fitted(count, { ...TEXT_STYLES.figure, sizePt: 9 }, { heightMm: icon, anchor: 'end' }),
        widthMm: 1.9 * count.length + 0.4,
      },
    ],
    { gap: 0.8, align: 'middle' },
  )
  const line = drawing(isCore ? 1.1 : 0.8, (pen, { x, y, width }) =>
    pen.line(
      [x, y + 0.4],
      [x + width, y + 0.4],
      isCore ? { stroke: BRASS_COLOUR, lineMm: 0.6 } : { stroke: HAIRLINE_COLOUR, lineMm: 0.2 },
    ),
  )
  return stack([head, line, counters(hitPoints, sizes), space(NOTE_MM)], { gap: 0.4 })
}

function smallContent({ pictogram, hitPoints, cell }: HullSection, sizes: HullSizes, isCoded: boolean): Block {
  const label = drawing(3.8, (pen, { x, y, width }) => {
    pen.pictogram(pictogram, [x + width - 3.8, y], 3.8)
    pen.text(String(hitPoints), [x, y + 3.2], { ...TEXT_STYLES.figure, sizePt: 8 })
    if (isCoded) pen.text(cell, [x + width / 2, y + 3.2], { ...TEXT_STYLES.unit, anchor: 'middle' })
  })
  return stack([counters(hitPoints, sizes), label], { gap: 0.6 })
}

function counters(hitPoints: number, { pipMm, asNumbers }: HullSizes): Block {
  return asNumbers ? drawing(7, () => {}) : hullPips(hitPoints, pipMm)
}

/** Pips in rows of five, smaller where the cell is narrow, and in shorter rows where it is narrower still. */
function hullPips(count: number, pipMm: number): Block {
  const fit = (width: number) => {
    let sizeMm = pipMm
    const options = () => ({ sizeMm, gapMm: 0.5, groupMm: 0.5 })
    while (sizeMm > 1.8 && measurePipsWidth(5, options()) > width) sizeMm -= 0.1
    const perLine = measurePipsWidth(10, options()) <= width ? 10 : 5
    return { block: pips(count, options()), width: Math.min(width, measurePipsWidth(perLine, options()) + 0.2) }
  }
  return {
    height: (width) => fit(width).block.height(fit(width).width),
    draw: (pen, box) => fit(box.width).block.draw(pen, { ...box, width: fit(box.width).width }),
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function drawNote(pen: Pen, { note, arc, cell }: HullSection, box: Box): void {
  const words = [note, ...(arc.length === 0 ? [] : [`fires ${arc.join(' and ')}`])].filter(Boolean).join(', ')
  const right = box.x + box.width - 1.2
  const baseline = box.y + box.height - 1.2
  const label = fitText(words, { ...TEXT_STYLES.body, sizePt: 8.5 }, { width: box.width - 7 })
  const [line] = label.lines
  if (line) pen.lines([{ x: right, y: baseline, spans: line }], { role: 'P', anchor: 'end' })
  pen.text(cell, [box.x + 1.2, baseline], { ...TEXT_STYLES.unit })
}

const FACINGS = [
  { name: 'FRONT', turn: 0 },
  { name: 'RIGHT', turn: 90 },
  { name: 'REAR', turn: 0 },
  { name: 'LEFT', turn: -90 },
] as const

/** The four facings as wedges around the hull. */
function drawRim(pen: Pen, { x, y, width, height }: Box, rim: number): void {
  const [right, bottom] = [x + width, y + height]
  const wedge = (at: number, sign: 1 | -1) =>
    `M${formatMm(x)} ${formatMm(at)}L${formatMm(x + rim)} ${formatMm(at + sign * rim)}L${formatMm(right - rim)} ${formatMm(at + sign * rim)}L${formatMm(right)} ${formatMm(at)}z`
  pen.path(wedge(y, 1) + wedge(bottom, -1), { fill: TINT_COLOUR, stroke: null })
  for (const [from, to] of [
    [
      [x, y],
      [x + rim, y + rim],
    ],
    [
      [right, y],
      [right - rim, y + rim],
    ],
    [
      [x, bottom],
      [x + rim, bottom - rim],
    ],
    [
      [right, bottom],
      [right - rim, bottom - rim],
    ],
  ] as const)
    pen.line(from, to, { lineMm: 0.3 })
  pen.rect({ x, y, width, height }, { lineMm: 0.35 })
  const capital = TEXT_STYLES.heading.sizePt * MM_PER_POINT * 0.32
  const middles = [
    [x + width / 2, y + rim / 2],
    [right - rim / 2, y + height / 2],
    [x + width / 2, bottom - rim / 2],
    [x + rim / 2, y + height / 2],
  ] as const
  for (const [index, { name, turn }] of FACINGS.entries()) {
    const at = middles[index]
    if (at)
      pen.group(at, { turn }, (word) =>
        word.text(name, [0, capital], { ...TEXT_STYLES.heading, role: 'P', colour: INK, anchor: 'middle' }),
      )
  }
}
