import { truncateTextToWidth, measureTextWidth, wrapText } from '#shared/cluster/draw/text-width.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { IndexRow } from './star-index-rows.ts'

/** Sizes of the index, in millimetres. 3.1 mm are 8.8 pt. */
export const INDEX_SIZES_MM = { margin: 16, head: 17, foot: 9, text: 3.1, line: 3.9, pad: 1 } as const

/** The rows of one page. */
export interface IndexPage {
  readonly rows: readonly LaidOutRow[]
}

/**
 * Computes the columns by need: hexes and ratings are narrow, types and owners only as wide as used, and routes get
 * the rest.
 */
export function layOutIndexColumns({ widthMm }: SheetSize, rows: readonly IndexRow[]) {
  const need = (most: number, textOf: (row: IndexRow) => string) => neededWidth(rows.map(textOf), most)
  let x: number = INDEX_SIZES_MM.margin
  const span = (width: number) => {
    const start = x
    x += width
    return { x: start, width }
  }
  return {
    hex: span(14),
    name: span(
      Math.max(
        28,
        need(44, ({ name }) => name),
      ),
    ),
    rating: span(15),
    type: span(need(30, ({ type }) => type)),
    owner: span(need(36, ({ owner }) => owner)),
    routes: span(widthMm - INDEX_SIZES_MM.margin - x),
  }
}

/** Position and width of each column. */
export type IndexColumns = ReturnType<typeof layOutIndexColumns>

/** Width of the widest text, up to a maximum. 0 if all are empty. */
function neededWidth(texts: readonly string[], most: number): number {
  const widest = texts.reduce((width, text) => Math.max(width, measureTextWidth(text, SETTING)), 0)
  return widest === 0 ? 0 : Math.min(most, Math.max(13, widest + 3))
}

const SETTING = { face: 'regular', size: INDEX_SIZES_MM.text } as const

/** Lays out all rows and distributes them to pages. */
export function layOutIndexPages(
  rows: readonly IndexRow[],
  columns: IndexColumns,
  { heightMm }: SheetSize,
): IndexPage[] {
  const { margin, head, foot } = INDEX_SIZES_MM
  const room = heightMm - 2 * margin - head - foot
  const pages: LaidOutRow[][] = [[]]
  let used = 0
  for (const row of rows.map((item) => setRow(item, columns))) {
    if (used + row.height > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += row.height
  }
  return pages.map((set) => ({ rows: set }))
}

/** Maximum number of lines per star. */
const MOST_LINES = 8

/** Lays out a row: truncates and wraps its texts to the columns. */
function setRow(row: IndexRow, { name, type, owner, routes }: IndexColumns) {
  const gap = 2
  const names = wrapText(row.name, name.width - gap, { ...SETTING, face: 'bold' }).slice(0, MOST_LINES)
  const lines = cutLines(wrapText(row.routes.join(', '), routes.width, SETTING))
  const height = Math.max(1, names.length, lines.length) * INDEX_SIZES_MM.line + INDEX_SIZES_MM.pad
  return {
    row,
    name: names,
    type: row.type === '' ? '' : truncateTextToWidth(row.type, type.width - gap, SETTING),
    owner: row.owner === '' ? '' : truncateTextToWidth(row.owner, owner.width - gap, SETTING),
    routes: lines,
    height,
  }
}

export type LaidOutRow = ReturnType<typeof setRow>

function cutLines(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''} …`]
}
