import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawExactSheet, drawTitledSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import { drawTable } from '#main/print/pages/table.ts'
import type { Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { BANDS, CORDS } from '#shared/games/planetary-sand/tables/bands.ts'
import type { SandJob } from './job.ts'

const LONGEST = 6
const FOOT_MM = 304.8
/** Width of a strip, chosen so that the strips of a foot fit on one sheet. */
const STRIP_MM = 22.5
const TITLE_MM = 16

/** Draws the positions of the knots of R1 to R6 (SAND-KIT-1, SAND-KIT-2). */
export function drawCordSheet(job: SandJob): PrintedSheet {
  const { unitMm } = job.options
  const words = (r: number) => `${Math.round(r * unitMm)} mm (${((r * unitMm) / FOOT_MM).toFixed(2)} ft)`
  return drawTitledSheet(job, 'Range cords', (pen, room) => {
    const y = drawParagraph(
      pen,
      `R1 is ${unitMm} mm. Leave some string for tying, measure from the first knot, mark the two knots between and the end. The strips show every knot at true size.`,
      [room.left, room.top, room.right - room.left],
      { sizePt: 11 },
    )
    drawTable(
      pen,
      { ...room, top: y + 3 },
      {
        columns: Object.entries({
          Cord: 1,
          [`Close ends: ${BANDS.close.need}+`]: 3,
          [`Medium ends: ${BANDS.medium.need}+`]: 3,
          [`Long ends: ${BANDS.long.need}+`]: 3,
        }),
        rowMm: 11,
        rows: CORDS.map((cord) => [`R${cord}`, ...[1, 2, 3].map((third) => words((cord * third) / 3))]),
        most: CORDS.length,
      },
    )
  })
}

/** Draws a ruler of R6 as strips to glue end to end, with every knot of every cord at true size (SAND-KIT-1). */
export function drawStripSheets(job: SandJob): PrintedSheet[] {
  const { unitMm, paper } = job.options
  const room = getPrintArea(paper, true)
  const tall = Math.floor(room.bottom - room.top - TITLE_MM)
  const stripsPerPage = Math.floor((room.right - room.left) / STRIP_MM)
  const strips = Math.ceil((LONGEST * unitMm) / tall)
  const pages = Math.ceil(strips / stripsPerPage)
  return Array.from({ length: pages }, (_, page) =>
    drawExactSheet(job, (pen) => {
      pen.text(`Knot strips, page ${page + 1} of ${pages}`, [room.left, room.top + 5], { sizePt: 15 })
      pen.text('Cut out, glue 1, 2, 3 … end to end at the lines, and lay the cords along them.', [
        room.left,
        room.top + 11,
      ])
      for (let column = 0; column < stripsPerPage && page * stripsPerPage + column < strips; column += 1)
        drawStrip(pen, {
          number: page * stripsPerPage + column,
          tall,
          unitMm,
          at: [room.left + column * STRIP_MM, room.top + TITLE_MM],
        })
    }),
  )
}

interface Strip {
  readonly number: number
  readonly tall: number
  readonly unitMm: number
  readonly at: readonly [x: number, y: number]
}

function drawStrip(pen: Pen, { number, tall, unitMm, at: [x, y] }: Strip): void {
  const [from, to] = [number * tall, Math.min((number + 1) * tall, LONGEST * unitMm)]
  pen.rect({ x, y, width: STRIP_MM - 3, height: to - from }, { lineMm: 0.15 })
  pen.text(String(number + 1), [x + STRIP_MM - 5, y + 4], { sizePt: 8, anchor: 'end' })
  for (let mark = Math.ceil(from / 10) * 10; mark <= to; mark += 10) {
    const length = mark % 100 === 0 ? 3.5 : mark % 50 === 0 ? 2.5 : 1.5
    pen.line([x, y + mark - from], [x + length, y + mark - from], { lineMm: 0.1 })
  }
  for (let third = 1; third <= LONGEST * 3; third += 1) {
    const mark = (third * unitMm) / 3
    const isHere = mark > from && mark <= to
    if (isHere) drawKnot(pen, third, [x, y + mark - from])
  }
}

/** Draws a knot and the cords that have one there. */
function drawKnot(pen: Pen, third: number, [x, y]: readonly [number, number]): void {
  const knots = CORDS.flatMap((cord) =>
    Object.values(BANDS)
      .filter((band) => cord * band.third === third)
      .map((band) => `R${cord} ${band.title.toLowerCase()}`),
  )
  if (knots.length === 0) return
  pen.line([x, y], [x + STRIP_MM - 3, y], { lineMm: 0.3 })
  for (const [index, knot] of knots.entries()) pen.text(knot, [x + 4.5, y - 0.8 - index * 3.3], { sizePt: 8 })
}
