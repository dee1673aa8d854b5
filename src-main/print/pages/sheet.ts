import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet, SheetOptions } from '#shared/contract/printed-sheet.ts'
import { createPen, type Pen } from '../pen.ts'

/** Settings common to all sheets of a print. */
export interface SheetJob {
  /** The game, shown in the header of sheets for reading. */
  readonly game: string
  readonly options: SheetOptions
}

/** Margin that printers cannot reach, with a reserve. */
export const PRINT_MARGIN_MM = 10
/** Length of the check bar. */
const BAR_MM = 50
/** Space for the two check bars. */
const BAR_BELOW = 13
const BAR_ASIDE = 8

/** The drawing area of a sheet. */
export interface PrintArea extends SheetSize {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Returns the drawing area of a sheet. An exact sheet reserves space for its check bars. */
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

/** Draws a sheet at true size: with a check bar in each direction, and corrected for the user's printer. */
export function drawExactSheet({ options }: SheetJob, draw: (pen: Pen, room: PrintArea) => void): PrintedSheet {
  const room = getPrintArea(options.paper, true)
  const pen = createPen()
  draw(pen, room)
  drawBars(pen, room)
  const scale = { x: BAR_MM / options.measured.across, y: BAR_MM / options.measured.down }
  return { widthMm: room.widthMm, heightMm: room.heightMm, title: '', scale, marks: [...pen.marks] }
}

/** Draws a sheet to read or to write on. */
export function drawTitledSheet(
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
  return { widthMm: room.widthMm, heightMm: room.heightMm, title, scale: { x: 1, y: 1 }, marks: [...pen.marks] }
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
