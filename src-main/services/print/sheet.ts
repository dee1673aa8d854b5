import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet, SheetOptions } from '#shared/contract/printed-sheet.ts'
import { createPen, type Pen } from './pen.ts'

/** What every sheet of a print needs to know. */
export interface SheetJob {
  /** What it is printed for, in the head of sheets to read. */
  readonly game: string
  readonly options: SheetOptions
}

/** What printers cannot reach, and a little more. */
export const PRINT_MARGIN_MM = 10
/** The check bar is this long. */
const BAR_MM = 50
/** Room for the two bars. */
const BAR_BELOW = 13
const BAR_ASIDE = 8

/** The part of a sheet that is drawn on. */
export interface PrintArea extends SheetSize {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The room on a sheet: an exact one bears its bars besides. */
export function getPrintArea(paper: SheetOptions['paper'], isExact: boolean): PrintArea {
  const { widthMm, heightMm } = PAPERS[paper]
  const [below, aside] = isExact ? [BAR_BELOW, BAR_ASIDE] : [0, 0]
  return {
    widthMm,
    heightMm,
    left: PRINT_MARGIN_MM,
    top: PRINT_MARGIN_MM,
    right: widthMm - PRINT_MARGIN_MM - aside,
    bottom: heightMm - PRINT_MARGIN_MM - below,
  }
}

/** A sheet whose lengths count: it bears a bar each way, and one's own printer is corrected for. */
export function drawExactSheet({ options }: SheetJob, draw: (pen: Pen, room: PrintArea) => void): PrintedSheet {
  const room = getPrintArea(options.paper, true)
  const pen = createPen()
  draw(pen, room)
  drawBars(pen, room)
  const scale = { x: BAR_MM / options.measured.across, y: BAR_MM / options.measured.down }
  return { widthMm: room.widthMm, heightMm: room.heightMm, scale, marks: [...pen.marks] }
}

/** A sheet to read or to write on. */
export function drawPlainSheet(
  { game, options }: SheetJob,
  title: string,
  draw: (pen: Pen, room: PrintArea) => void,
): PrintedSheet {
  const room = getPrintArea(options.paper, false)
  const pen = createPen()
  pen.text(title, [room.left, room.top + 6], { sizePt: 19 })
  pen.text(game, [room.right, room.top + 6], { anchor: 'end', face: 'italic' })
  pen.line([room.left, room.top + 8.5], [room.right, room.top + 8.5], { lineMm: 0.4 })
  draw(pen, { ...room, top: room.top + 14 })
  return { widthMm: room.widthMm, heightMm: room.heightMm, scale: { x: 1, y: 1 }, marks: [...pen.marks] }
}

function drawBars(pen: Pen, { left, heightMm, widthMm }: PrintArea): void {
  const y = heightMm - PRINT_MARGIN_MM
  const x = widthMm - PRINT_MARGIN_MM
  const end = 3
  pen.line([left, y], [left + BAR_MM, y], { lineMm: 0.2 })
  for (const at of [left, left + BAR_MM]) pen.line([at, y - end], [at, y], { lineMm: 0.2 })
  pen.line([x, y - BAR_MM], [x, y], { lineMm: 0.2 })
  for (const at of [y - BAR_MM, y]) pen.line([x - end, at], [x, at], { lineMm: 0.2 })
  pen.text('50 mm, both ways. Print at 100 %; type what they measure in the Print room.', [left + BAR_MM + 3, y], {
    sizePt: 8,
  })
}
