import type { SheetOptions } from '#shared/contract/printed-sheet.ts'
import {
  AREA_CORNER_NAMES,
  CORNER_MARK_MARGIN_MM,
  CORNER_MARK_SIZE_MM,
  CORNER_MARK_BIT_ROWS,
} from '#shared/kit/corner-marks.ts'
import { type Block, drawing, stack } from './blocks/block.ts'
import { paragraph } from './blocks/text.ts'
import { createCutOut, createCutOutPages, computeCutOutRoom } from './pages/cut-outs.ts'
import type { PageDraft } from './pages/page.ts'
import type { PageTitleBandContent } from './pages/titled-pages.ts'
import { formatMm, type Pen } from './pen.ts'
import { TEXT_STYLES } from './style.ts'

const PAPER_MM = CORNER_MARK_SIZE_MM + 2 * CORNER_MARK_MARGIN_MM
const GAP_MM = 18
const TEXT_GAP_MM = 4
const INSTRUCTIONS = `Cut out along the dashed lines. Lay each mark flat inside the playing area, the corner of its paper in the corner that it names, as seen from the near edge. Photograph the whole table with all four marks in the picture, not cropped, from at least 40° above it. Each black square is ${CORNER_MARK_SIZE_MM} mm wide.`

/** Draws the corner marks for a photographed table, to cut out. The name of each corner is outside the cut. */
export function createCornerMarkPages(options: SheetOptions, title: PageTitleBandContent): PageDraft[] {
  const { widthMm } = computeCutOutRoom(options, title)
  const block = stack([paragraph(INSTRUCTIONS), marks()], { gap: TEXT_GAP_MM })
  return createCutOutPages(options, title, { items: [createCutOut(block, widthMm)] })
}

function marks(): Block {
  return drawing(2 * (PAPER_MM + GAP_MM), (pen, { x: left, y: top, width }) => {
    const aside = (width - 2 * PAPER_MM - GAP_MM) / 2
    for (const [mark, name] of AREA_CORNER_NAMES.entries()) {
      const [isRight, isFar] = [mark === 1 || mark === 2, mark > 1]
      const x = left + aside + (isRight ? PAPER_MM + GAP_MM : 0)
      const y = top + (isFar ? 0 : PAPER_MM + GAP_MM)
      drawMark(pen, CORNER_MARK_BIT_ROWS[mark] ?? [], [x, y])
      const label = `${name[0]?.toUpperCase()}${name.slice(1)}`
      pen.text(label, [x + PAPER_MM / 2, y + PAPER_MM + 6], { ...TEXT_STYLES.label, sizePt: 11, anchor: 'middle' })
    }
  })
}

/** Draws a mark in black with white squares, each colour as one path, to avoid hairlines between squares. */
function drawMark(pen: Pen, rows: readonly string[], [x, y]: readonly [number, number]): void {
  const black = { fill: '#000000', stroke: null }
  pen.rect({ x, y, width: PAPER_MM, height: PAPER_MM }, { lineMm: 0.15, dash: [2, 2] })
  const [left, top] = [x + CORNER_MARK_MARGIN_MM, y + CORNER_MARK_MARGIN_MM]
  pen.rect({ x: left, y: top, width: CORNER_MARK_SIZE_MM, height: CORNER_MARK_SIZE_MM }, black)
  const module = CORNER_MARK_SIZE_MM / (rows.length + 2)
  const squares = rows.flatMap((row, down) =>
    [...row].flatMap((cell, across) =>
      cell === '1'
        ? [
            `M${formatMm(left + (across + 1) * module)} ${formatMm(top + (down + 1) * module)}h${formatMm(module)}v${formatMm(module)}h${formatMm(-module)}Z`,
          ]
        : [],
    ),
  )
  pen.path(squares.join(''), { fill: '#ffffff', stroke: null })
}
