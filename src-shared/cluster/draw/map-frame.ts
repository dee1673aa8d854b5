import type { CoordinateStyle } from '../picture-options.ts'
import type { MapOnSheet } from './map-on-sheet.ts'
import { createFillPaint, createPathPen, drawBox, createStrokePaint } from './path-pen.ts'
import type { Box, Mark, TextItem } from './picture.ts'

/** Margins around the board in text sizes: space inside the frame, the graduated band, and the numbers outside. */
const PAD = 0.55
const BAND = 0.75
const NUMBERS = { columns: 1.45, rows: 1.75 } as const
const RULER_TEXT = 0.8

/** Distances from the board: of the frame’s inner and outer edge, and of the outer edge of its numbers. */
export interface FrameExtent {
  readonly inner: number
  readonly outer: number
  /** Beside and above the map. */
  readonly across: number
  readonly down: number
}

export function computeFrameExtent(coordinates: CoordinateStyle, textMm: number): FrameExtent {
  const [inner, outer] = [PAD * textMm, (PAD + BAND) * textMm]
  const hasNumbers = coordinates === 'rulers'
  return {
    inner,
    outer,
    across: outer + (hasNumbers ? NUMBERS.rows * textMm : 0),
    down: outer + (hasNumbers ? NUMBERS.columns * textMm : 0),
  }
}

/** Enlarges a box on every side. */
export function growBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Frame around the map with a graduated band, and rulers outside if requested. */
export function buildFrameMarks(plot: MapOnSheet, board: Box, textMm: number): Mark[] {
  const { inner, outer } = computeFrameExtent(plot.coordinates, textMm)
  const { ink, ground } = plot.palette
  const [paper, thin, strong] = [createPathPen(), createPathPen(), createPathPen()]
  for (const part of [0.3, 0.7]) drawBox(thin, growBox(board, inner + (outer - inner) * part))
  drawBox(paper, growBox(board, (inner + outer) / 2))
  drawBox(strong, growBox(board, outer))
  return [
    paper.mark(createStrokePaint(ground, outer - inner)),
    drawGraduation(plot, { board, from: inner + (outer - inner) * 0.3, to: inner + (outer - inner) * 0.7, textMm }),
    thin.mark(createStrokePaint(ink, 0.045 * textMm)),
    strong.mark(createStrokePaint(ink, 0.18 * textMm)),
    ...(plot.coordinates === 'rulers' ? [drawNumbers(plot, { board, outer, textMm })] : []),
  ]
}

interface Band {
  readonly board: Box
  readonly from: number
  readonly to: number
  readonly textMm: number
}

/** Alternate dark segments, one for each numbered row and column. */
function drawGraduation(plot: MapOnSheet, { board, from, to, textMm }: Band): Mark {
  const pen = createPathPen()
  const width = to - from
  for (const [start, end] of listSegments(plot, 'columns', textMm))
    for (const y of [board.y - to, board.y + board.height + from])
      drawBox(pen, { x: start, y, width: end - start, height: width })
  for (const [start, end] of listSegments(plot, 'rows', textMm))
    for (const x of [board.x - to, board.x + board.width + from])
      drawBox(pen, { x, y: start, width, height: end - start })
  return pen.mark(createFillPaint(plot.palette.ink))
}

/** Every second of the segments around the rows or columns, as start and end. */
function listSegments(plot: MapOnSheet, which: 'rows' | 'columns', textMm: number): (readonly [number, number])[] {
  const lines = listGridLines(plot, which, textMm)
  const half = lines.length > 1 ? ((lines[1]?.at ?? 0) - (lines[0]?.at ?? 0)) / 2 : plot.mmPerHex / 2
  const group = Math.max(1, Math.ceil((0.9 * textMm) / (2 * half)))
  return lines.flatMap(({ at }, line) => {
    if (line % (2 * group) !== 0) return []
    const last = lines[Math.min(lines.length - 1, line + group - 1)]
    return [[at - half, (last?.at ?? at) + half] as const]
  })
}

interface RulerRoom {
  readonly board: Box
  readonly outer: number
  readonly textMm: number
}

/** Numbers of the rows at the left and right, and of the columns above and below. */
function drawNumbers(plot: MapOnSheet, { board, outer, textMm }: RulerRoom): Mark {
  const sizeMm = Math.max(RULER_TEXT * textMm, plot.options.leastTextMm ?? 0)
  const items: TextItem[] = []
  const [top, bottom] = [board.y - outer, board.y + board.height + outer]
  for (const { at, text } of listGridLines(plot, 'columns', textMm))
    if (text !== '')
      items.push({ text, x: at, y: top - 0.42 * textMm }, { text, x: at, y: bottom + 0.42 * textMm + 0.73 * sizeMm })
  const [left, right] = [board.x - outer, board.x + board.width + outer]
  for (const { at, text } of listGridLines(plot, 'rows', textMm))
    if (text !== '')
      for (const x of [left - (NUMBERS.rows / 2) * textMm, right + (NUMBERS.rows / 2) * textMm])
        items.push({ text, x, y: at + 0.36 * sizeMm })
  const look = {
    face: 'sans-bold',
    sizeMm,
    anchor: 'middle',
    colour: plot.palette.ink,
    spacing: 0,
    halo: null,
  } as const
  return { kind: 'texts', look, items }
}

/** Position of each row or column, taken from its first hex, and its number if there is room. */
function listGridLines(
  { list: { board, middles }, x, y, radiusMm }: MapOnSheet,
  which: 'rows' | 'columns',
  textMm: number,
) {
  const isRows = which === 'rows'
  const count = isRows ? board.rows : board.columns
  const before = (board.origin?.[isRows ? 'row' : 'column'] ?? 1) - 1
  const placeOf = (line: number) =>
    isRows ? y + (middles[2 * line * board.columns + 1] ?? 0) * radiusMm : x + (middles[2 * line] ?? 0) * radiusMm
  const spacing = count > 1 ? Math.abs(placeOf(1) - placeOf(0)) : Infinity
  const needed = (isRows ? 1.5 : before + count > 99 ? 2.6 : 2) * textMm
  const step = [1, 2, 5, 10, 20, 50].find((value) => value * spacing >= needed) ?? 100
  const width = String(before + count).length
  return Array.from({ length: count }, (_, line) => {
    const number = before + line + 1
    const isNumbered = line === 0 || (step === 2 ? number - 1 : number) % step === 0
    return { at: placeOf(line), text: isNumbered ? String(number).padStart(width, '0') : '' }
  })
}
