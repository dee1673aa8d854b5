import { measureTextWidth, type TextSetting, truncateTextToWidth } from '../draw/text-width.ts'
import { type Body, listBodiesAt, listBodiesInTreeOrder } from './body.ts'

/** A body in a diagram. Lengths are millimetres from the top left corner. */
export interface DiagramBody<Item extends Body = Body> {
  readonly body: Item
  /** Centre of its mark. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Its name, shortened if it is long, and where it begins, on its baseline. */
  readonly label: { readonly text: string; readonly x: number; readonly y: number; readonly width: number }
}

/** A line from a body to what lies at it, or an orbit from the star outwards. */
export interface DiagramLine {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** Diagram of a star system: the star at the left, what orbits it from left to right, and what lies there below. */
export interface SystemDiagram<Item extends Body = Body> {
  readonly width: number
  readonly height: number
  /** One for each row of the diagram; the star stands at the first. */
  readonly star: { readonly x: number; readonly y: number; readonly radius: number }
  readonly bodies: readonly DiagramBody<Item>[]
  readonly lines: readonly DiagramLine[]
}

/** Setting of the names in a diagram, in mm. */
export const DIAGRAM_TEXT_SETTING: TextSetting = { face: 'regular', size: 3.2 }

const STAR_RADIUS = 6
const STAR_WIDTH = 18
/** Radius of a body by size. */
const RADII = [1.2, 1.8, 2.6, 3.4, 4.4] as const
const LARGEST_RADIUS = 4.4
/** Distance of the lines below a body. */
export const DIAGRAM_LINE_HEIGHT = 5.5
const COLUMN_GAP = 5
const ROW_GAP = 4
/** Indent of what lies at a moon, and space between a mark and its name. */
const INDENT = 5
const NAME_GAP = 3
const LEAST_COLUMN = 14
/** Longest name, so that a single one does not take a row for itself. */
const LONGEST_NAME = 48

interface Column<Item extends Body> {
  readonly main: Named<Item>
  readonly below: readonly (Named<Item> & { readonly depth: number })[]
  readonly width: number
}

/** A body with its name as far as there is room for it, and its width. */
interface Named<Item extends Body> {
  readonly body: Item
  readonly text: string
  readonly textWidth: number
}

/** Lays out a diagram at most `maxWidth` mm wide; columns that do not fit beside the others begin a new row. */
export function layOutSystemDiagram<Item extends Body>(
  bodies: readonly Item[],
  maxWidth: number,
  lineHeight = DIAGRAM_LINE_HEIGHT,
): SystemDiagram<Item> {
  const placed: DiagramBody<Item>[] = []
  const lines: DiagramLine[] = []
  const rows = breakRows(
    listBodiesAt(bodies, null).map((main) => measureColumn(bodies, main, maxWidth - STAR_WIDTH)),
    maxWidth,
  )
  let top = 0
  let width = STAR_WIDTH
  for (const row of rows) {
    const axis = top + LARGEST_RADIUS + STAR_RADIUS / 2
    let left = STAR_WIDTH
    for (const column of row) {
      placeColumn(column, { left, axis, lineHeight }, { placed, lines })
      left += column.width + COLUMN_GAP
    }
    lines.push({ from: [top === 0 ? STAR_WIDTH / 2 : 0, axis], to: [left - COLUMN_GAP, axis] })
    width = Math.max(width, left - COLUMN_GAP)
    const deepest = Math.max(0, ...row.map(({ below }) => below.length))
    top = axis + LARGEST_RADIUS + DIAGRAM_LINE_HEIGHT + deepest * lineHeight + ROW_GAP
  }
  const axis = LARGEST_RADIUS + STAR_RADIUS / 2
  const height = Math.max(top - ROW_GAP, axis + STAR_RADIUS)
  return { width, height, star: { x: STAR_WIDTH / 2, y: axis, radius: STAR_RADIUS }, bodies: placed, lines }
}

function getRadius({ size }: Body): number {
  return RADII[size - 1] ?? LARGEST_RADIUS
}

function measureColumn<Item extends Body>(bodies: readonly Item[], body: Item, room: number): Column<Item> {
  const main = shortenName(body, room)
  const below = listBodiesInTreeOrder(bodies, body.id).map((item) => ({
    ...shortenName(item.body, room - getTextLeft(item.depth)),
    depth: item.depth,
  }))
  const widths = below.map(({ depth, textWidth }) => getTextLeft(depth) + textWidth)
  return { main, below, width: Math.max(LEAST_COLUMN, main.textWidth, ...widths) }
}

function shortenName<Item extends Body>(body: Item, room: number): Named<Item> {
  const text = truncateTextToWidth(body.name, Math.min(LONGEST_NAME, room), DIAGRAM_TEXT_SETTING)
  return { body, text, textWidth: measureTextWidth(text, DIAGRAM_TEXT_SETTING) }
}

function breakRows<Item extends Body>(columns: readonly Column<Item>[], maxWidth: number): Column<Item>[][] {
  const rows: Column<Item>[][] = [[]]
  let left = STAR_WIDTH
  for (const column of columns) {
    const row = rows.at(-1)
    if (row !== undefined && row.length > 0 && left + column.width > maxWidth) {
      rows.push([column])
      left = STAR_WIDTH + column.width + COLUMN_GAP
    } else {
      row?.push(column)
      left += column.width + COLUMN_GAP
    }
  }
  return rows
}

/** Marks below a column are this large at most, so that lines do not touch. */
const MOST_BELOW = 2

function getTextLeft(depth: number): number {
  return depth * INDENT + 2 * MOST_BELOW + NAME_GAP
}

interface Drawn<Item extends Body> {
  readonly placed: DiagramBody<Item>[]
  readonly lines: DiagramLine[]
}

function placeColumn<Item extends Body>(
  { main, below }: Column<Item>,
  { left, axis, lineHeight }: { readonly left: number; readonly axis: number; readonly lineHeight: number },
  { placed, lines }: Drawn<Item>,
): void {
  const radius = getRadius(main.body)
  const nameY = axis + LARGEST_RADIUS + DIAGRAM_LINE_HEIGHT - 1
  const labelOf = ({ text, textWidth }: Named<Item>, x: number, y: number) => ({ text, x, y, width: textWidth })
  placed.push({ body: main.body, x: left + LARGEST_RADIUS, y: axis, radius, label: labelOf(main, left, nameY) })
  for (const [index, item] of below.entries()) {
    const { body, depth } = item
    const y = nameY + (index + 1) * lineHeight
    const x = left + depth * INDENT + MOST_BELOW
    const mark = Math.min(getRadius(body), MOST_BELOW)
    placed.push({ body, x, y: y - 1, radius: mark, label: labelOf(item, left + getTextLeft(depth), y) })
    if (depth > 0) lines.push({ from: [x - INDENT, y - 1], to: [x - mark, y - 1] })
  }
}
