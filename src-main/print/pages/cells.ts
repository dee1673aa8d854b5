import type { Box } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { type Block, LENGTH_TOLERANCE_MM } from '../blocks/block.ts'
import type { Pen } from '../pen.ts'
import { HAIRLINE_COLOUR, INK } from '../style.ts'
import { drawBlockInBox, PAGE_FOOT_HEIGHT_MM, type PageDraft, PRINT_MARGIN_MM, splitBlockIntoBoxes } from './page.ts'

/** Cells of a page that are cut apart. */
export interface CellPageLayout {
  readonly widthMm: number
  readonly heightMm: number
  readonly columns: number
  readonly rows: number
  /** Space between neighbouring cells in millimetres. */
  readonly gapX: number
  readonly gapY: number
  /** Where the foot line is printed: in each cell, once per page inside the printable margin, or nowhere. */
  readonly feet: 'cell' | 'page' | 'none'
  /** Text at the left of a page's foot, which names the contents of the cells. */
  readonly footTitle?: string
  readonly cut: 'marks' | 'lines'
  /** How far the drawings of cells run over their edges. Cells with bleed have marks at the edge of the page only. */
  readonly bleedMm?: number
  /** How far the cells stand below the middle of the page, so that a foot has room. */
  readonly shiftMm?: number
}

/** What fills a cell, or several cells if it does not fit one. */
export interface CellContent {
  readonly title: string
  readonly block: Block
}

/** Fills the cells of as many pages as needed, from the left, row by row. */
export function layOutCellPages(
  contents: readonly CellContent[],
  format: CellPageLayout,
  size: SheetSize,
): PageDraft[] {
  const { columns, rows, widthMm, heightMm, feet } = format
  const inner = { width: widthMm, height: heightMm - (feet === 'cell' ? PAGE_FOOT_HEIGHT_MM + 1 : 0) }
  const parts = contents.flatMap(({ title, block }) =>
    splitBlockIntoBoxes(block, inner).map((part) => ({ title, block: part })),
  )
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(parts.length / perPage) }, (_, page) => {
    const own = parts.slice(page * perPage, (page + 1) * perPage)
    const boxes = own.map((_part, index) => computeCellBox(index, format, size))
    return {
      ...size,
      title: own.map(({ title }) => title).join(', '),
      draw(pen) {
        drawCuts(pen, format, size)
        for (const [index, { block }] of own.entries()) {
          const box = boxes[index]
          if (box) drawBlockInBox(pen, block, { ...box, height: inner.height })
        }
      },
      feet:
        feet === 'cell'
          ? own.map(({ title }, index) => {
              const box = boxes[index] ?? { x: 0, y: 0, width: widthMm, height: heightMm }
              return { title, box: { ...box, y: box.y + heightMm - PAGE_FOOT_HEIGHT_MM, height: PAGE_FOOT_HEIGHT_MM } }
            })
          : listPageFootPlaces(format, size),
    }
  })
}

/** Height of a foot beside cells. */
const SIDE_FOOT_MM = 3.4

/** The foot of a page: below its cells and their marks, else above them, else at their left, between the marks of a row. */
export function listPageFootPlaces(format: CellPageLayout, size: SheetSize): PageDraft['feet'] {
  const { feet, footTitle, rows, heightMm, gapY, bleedMm = 0 } = format
  if (feet !== 'page') return []
  const title = footTitle === undefined ? {} : { title: footTitle }
  const { left, top, bottom } = edgesOf(format, size)
  const line = { x: PRINT_MARGIN_MM, width: size.widthMm - 2 * PRINT_MARGIN_MM, height: PAGE_FOOT_HEIGHT_MM }
  const least = getFootMargin(bleedMm) - LENGTH_TOLERANCE_MM
  if (size.heightMm - bottom >= least)
    return [{ ...title, box: { ...line, y: size.heightMm - PRINTER_EDGE_MM - PAGE_FOOT_HEIGHT_MM } }]
  if (top >= least) return [{ ...title, box: { ...line, y: PRINTER_EDGE_MM } }]
  if (left - bleedMm - PRINTER_EDGE_MM < SIDE_FOOT_MM) return []
  const rowTop = top + Math.floor(rows / 2) * (heightMm + gapY)
  const side = { x: PRINTER_EDGE_MM, y: rowTop + MARK_GAP_MM, width: SIDE_FOOT_MM, height: heightMm - 2 * MARK_GAP_MM }
  return [{ ...title, box: side, isTurned: true }]
}

/** Height of a margin that has room for a foot beside the bleed and the marks. */
function getFootMargin(bleedMm: number): number {
  return bleedMm + MARK_MM + PAGE_FOOT_HEIGHT_MM + PRINTER_EDGE_MM
}

/** How far to move cells from the middle of the page, so that a foot has room below them; 0 if it has none either way. */
export function computeFootShift(format: CellPageLayout, size: SheetSize): number {
  const { bleedMm = 0 } = format
  const { top } = edgesOf(format, size)
  const shift = Math.max(0, getFootMargin(bleedMm) - top)
  return top - shift >= bleedMm + MIN_CUT_MARK_MM + PRINTER_EDGE_MM ? -shift : 0
}

/** The place of a cell. Mirrored cells are those of the back of a page that is turned over its long edge. */
export function computeCellBox(index: number, format: CellPageLayout, size: SheetSize, isMirrored = false): Box {
  const { columns, rows, widthMm, heightMm, gapX, gapY } = format
  const { left, top } = edgesOf(format, size)
  const column = index % columns
  const row = Math.floor(index / columns) % rows
  const across = isMirrored ? columns - 1 - column : column
  return {
    x: left + across * (widthMm + gapX),
    y: top + row * (heightMm + gapY),
    width: widthMm,
    height: heightMm,
  }
}

/** Edges of all cells together. */
function edgesOf({ columns, rows, widthMm, heightMm, gapX, gapY, shiftMm = 0 }: CellPageLayout, size: SheetSize) {
  const [width, height] = [columns * widthMm + (columns - 1) * gapX, rows * heightMm + (rows - 1) * gapY]
  const [left, top] = [(size.widthMm - width) / 2, (size.heightMm - height) / 2 + shiftMm]
  return { left, top, right: left + width, bottom: top + height }
}

/** Marks stay this far from the edge, where printers reach. */
export const PRINTER_EDGE_MM = 6.4
export const MIN_CUT_MARK_MM = 1.2
const MARK_MM = 2.8
const MARK_GAP_MM = 0.3

function drawCuts(pen: Pen, format: CellPageLayout, size: SheetSize): void {
  const { columns, rows, widthMm, heightMm, gapX, gapY, cut, bleedMm = 0 } = format
  const { left, top, right, bottom } = edgesOf(format, size)
  if (cut === 'lines') {
    const paint = { stroke: HAIRLINE_COLOUR, lineMm: 0.2, dash: [1.2, 1] }
    for (let column = 1; column < columns; column += 1) {
      const x = left + column * (widthMm + gapX) - gapX / 2
      pen.line([x, PRINTER_EDGE_MM], [x, size.heightMm - PRINTER_EDGE_MM], paint)
    }
    for (let row = 1; row < rows; row += 1) {
      const y = top + row * (heightMm + gapY) - gapY / 2
      pen.line([PRINTER_EDGE_MM, y], [size.widthMm - PRINTER_EDGE_MM, y], paint)
    }
    return
  }
  const paint = { stroke: INK, lineMm: 0.12 }
  const edges = (count: number, start: number, length: number, gap: number) =>
    Array.from({ length: count }, (_, index) => start + index * (length + gap)).flatMap((at) => [at, at + length])
  const hasInnerMarks = bleedMm === 0
  const clear = bleedMm + MARK_GAP_MM
  const outside = (from: number) => Math.max(PRINTER_EDGE_MM, from - bleedMm - MARK_MM)
  for (const x of edges(columns, left, widthMm, gapX)) {
    for (let row = 1; row < rows; row += 1) {
      const y = top + row * (heightMm + gapY) - gapY
      if (gapY > 0 && hasInnerMarks) pen.line([x, y], [x, y + gapY], paint)
    }
    const [above, below] = [top, size.heightMm - bottom]
    if (above - bleedMm - outside(above) >= MIN_CUT_MARK_MM - LENGTH_TOLERANCE_MM)
      pen.line([x, outside(above)], [x, top - clear], paint)
    if (below - bleedMm - outside(below) >= MIN_CUT_MARK_MM - LENGTH_TOLERANCE_MM)
      pen.line([x, bottom + clear], [x, size.heightMm - outside(below)], paint)
  }
  for (const y of edges(rows, top, heightMm, gapY)) {
    for (let column = 1; column < columns; column += 1) {
      const x = left + column * (widthMm + gapX) - gapX
      if (gapX > 0 && hasInnerMarks) pen.line([x, y], [x + gapX, y], paint)
    }
    if (left - bleedMm - outside(left) >= MIN_CUT_MARK_MM) {
      pen.line([outside(left), y], [left - clear, y], paint)
      pen.line([right + clear, y], [size.widthMm - outside(left), y], paint)
    }
  }
}
