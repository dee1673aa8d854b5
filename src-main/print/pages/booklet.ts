import { PAPER_SIZES, type SheetPaper, type SheetSize } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { createPen } from '../pen.ts'
import { HAIRLINE_COLOUR } from '../style.ts'
import { PRINTER_EDGE_MM } from './cells.ts'

/** Size of half a sheet of paper: a page of a booklet. */
export function computeHalfPaperSize(paper: SheetPaper): SheetSize {
  const { widthMm, heightMm } = PAPER_SIZES[paper]
  return { widthMm: heightMm / 2, heightMm: widthMm }
}

/** Pages of a booklet on both sides of a sheet. */
const PAGES_PER_SHEET = 4
const FOLD_MARK_MM = 6

/**
 * Arranges half pages on landscape paper in the order of a booklet: printed on both sides over the short edge, folded
 * once and put inside each other. Missing pages at the end stay empty.
 */
export function imposeBooklet(pages: readonly PrintedSheet[], paper: SheetPaper): PrintedSheet[] {
  const { widthMm: heightMm, heightMm: widthMm } = PAPER_SIZES[paper]
  const total = Math.ceil(pages.length / PAGES_PER_SHEET) * PAGES_PER_SHEET
  return Array.from({ length: total / 2 }, (_, side): PrintedSheet => {
    const [outer, inner] = [total - 1 - side, side]
    const [left, right] = side % 2 === 0 ? [outer, inner] : [inner, outer]
    const pen = createPen()
    for (const [index, page] of [pages[left], pages[right]].entries())
      if (page !== undefined) pen.place(page.marks, [(index * widthMm) / 2, 0])
    const fold = { stroke: HAIRLINE_COLOUR, lineMm: 0.2, dash: [1.2, 1] }
    for (const y of [PRINTER_EDGE_MM, heightMm - PRINTER_EDGE_MM - FOLD_MARK_MM])
      pen.line([widthMm / 2, y], [widthMm / 2, y + FOLD_MARK_MM], fold)
    const title = `Sheet ${Math.floor(side / 2) + 1}, ${side % 2 === 0 ? 'outside' : 'inside'}`
    return { widthMm, heightMm, scale: { x: 1, y: 1 }, title, marks: [...pen.marks] }
  })
}
