import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { CORNERS, MARK_MARGIN_MM, MARK_SIZE_MM, MARK_ROWS } from '#shared/kit/corner-marks.ts'
import { drawExactSheet, type SheetJob } from './pages/sheet.ts'
import { formatMm, type Pen } from './pen.ts'

const PAPER_MM = MARK_SIZE_MM + 2 * MARK_MARGIN_MM
const GAP_MM = 18
const BELOW_MM = 6

/** Draws the corner marks for a photographed table, to cut out. The name of each corner is outside the cut. */
export function drawCornerMarksSheet(job: SheetJob): PrintedSheet {
  return drawExactSheet(job, (pen, { left, top, right }) => {
    pen.text('Corner marks', [left, top + 5], { sizePt: 15 })
    const below = drawParagraph(
      pen,
      `Cut out along the dashed lines. Lay each mark flat inside the playing area, the corner of its paper in the corner that it names, as seen from the near edge. Photograph the whole table with all four marks in the picture, not cropped, from at least 40° above it. Each black square is ${MARK_SIZE_MM} mm wide.`,
      [left, top + 11, right - left],
    )
    const aside = (right - left - 2 * PAPER_MM - GAP_MM) / 2
    for (const [mark, name] of CORNERS.entries()) {
      const [isRight, isFar] = [mark === 1 || mark === 2, mark > 1]
      const x = left + aside + (isRight ? PAPER_MM + GAP_MM : 0)
      const y = below + 4 + (isFar ? 0 : PAPER_MM + GAP_MM)
      drawMark(pen, MARK_ROWS[mark] ?? [], [x, y])
      pen.text(`${name[0]?.toUpperCase()}${name.slice(1)}`, [x + PAPER_MM / 2, y + PAPER_MM + BELOW_MM], {
        sizePt: 11,
        anchor: 'middle',
      })
    }
  })
}

/** Draws a mark in black with white squares, each colour as one path, to avoid hairlines between squares. */
function drawMark(pen: Pen, rows: readonly string[], [x, y]: readonly [number, number]): void {
  const black = { fill: '#000000', stroke: null }
  pen.rect({ x, y, width: PAPER_MM, height: PAPER_MM }, { lineMm: 0.15, dash: [2, 2] })
  const [left, top] = [x + MARK_MARGIN_MM, y + MARK_MARGIN_MM]
  pen.rect({ x: left, y: top, width: MARK_SIZE_MM, height: MARK_SIZE_MM }, black)
  const module = MARK_SIZE_MM / (rows.length + 2)
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
