import type { CoordinateMarks } from '../picture-options.ts'
import type { MapPlacement } from './map-placement.ts'
import { createPathPen, drawBox, createStroke } from './path-pen.ts'
import type { Box, Mark, TextItem } from './picture.ts'

/** Margins around the board in text sizes: space inside the frame, and the frame. */
const PAD = 0.9
const BAND = { plain: 0.5, rulers: 1.8 } as const
const RULER_TEXT = 0.8

/** Distance of the frame's inner and outer edge from the board. */
export function computeFrameExtent(
  coordinates: CoordinateMarks,
  textMm: number,
): { readonly inner: number; readonly outer: number } {
  return { inner: PAD * textMm, outer: (PAD + (coordinates === 'rulers' ? BAND.rulers : BAND.plain)) * textMm }
}

/** Enlarges a box on every side. */
export function growBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Double frame around the map, with rulers between its lines if requested. */
export function drawFrameMarks(plot: MapPlacement, board: Box, textMm: number): Mark[] {
  const { inner, outer } = computeFrameExtent(plot.coordinates, textMm)
  const [thin, strong] = [createPathPen(), createPathPen()]
  drawBox(thin, growBox(board, inner))
  drawBox(strong, growBox(board, outer))
  const rules = [
    thin.mark(createStroke(plot.palette.ink, 0.035 * textMm)),
    strong.mark(createStroke(plot.palette.ink, 0.16 * textMm)),
  ]
  return plot.coordinates === 'rulers' ? [...rules, ...rulerMarks(plot, { board, inner, outer, textMm })] : rules
}

interface RulerRoom {
  readonly board: Box
  readonly inner: number
  readonly outer: number
  readonly textMm: number
}

/** Numbers and ticks of the rows at the left and right, and of the columns above and below. */
function rulerMarks(plot: MapPlacement, room: RulerRoom): Mark[] {
  const { board, inner, outer, textMm } = room
  const middle = (inner + outer) / 2
  const ticks = createPathPen()
  const items: TextItem[] = []
  const rise = 0.26 * textMm
  for (const { at, text } of listGridLines(plot, 'columns', textMm))
    for (const [edge, out] of [
      [board.y, -1],
      [board.y + board.height, 1],
    ] as const) {
      tick(ticks, [at, edge + out * inner], [0, out * 0.3 * textMm])
      if (text !== '') items.push({ text, x: at, y: edge + out * (middle + 0.12 * textMm) + rise })
    }
  for (const { at, text } of listGridLines(plot, 'rows', textMm))
    for (const [edge, out] of [
      [board.x, -1],
      [board.x + board.width, 1],
    ] as const) {
      tick(ticks, [edge + out * inner, at], [out * 0.3 * textMm, 0])
      if (text !== '') items.push({ text, x: edge + out * (middle + 0.1 * textMm), y: at + rise })
    }
  const colour = plot.palette.dim
  const look = {
    face: 'mono',
    sizeMm: Math.max(RULER_TEXT * textMm, plot.options.leastTextMm ?? 0),
    anchor: 'middle',
    colour,
    spacing: 0,
    halo: null,
  } as const
  return [ticks.mark(createStroke(plot.palette.ink, 0.05 * textMm)), { kind: 'texts', look, items }]
}

function tick(
  pen: ReturnType<typeof createPathPen>,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): void {
  pen.moveTo(x, y)
  pen.lineTo(x + dx, y + dy)
}

/** Position of each row or column, taken from its first hex, and its number if there is room. */
function listGridLines(
  { list: { board, middles }, x, y, radiusMm }: MapPlacement,
  which: 'rows' | 'columns',
  textMm: number,
) {
  const isRows = which === 'rows'
  const count = isRows ? board.rows : board.columns
  const placeOf = (line: number) =>
    isRows ? y + (middles[2 * line * board.columns + 1] ?? 0) * radiusMm : x + (middles[2 * line] ?? 0) * radiusMm
  const spacing = count > 1 ? Math.abs(placeOf(1) - placeOf(0)) : Infinity
  const needed = (isRows ? 1.5 : count > 99 ? 2.6 : 2) * textMm
  const step = [1, 2, 5, 10, 20, 50].find((value) => value * spacing >= needed) ?? 100
  const width = String(count).length
  return Array.from({ length: count }, (_, line) => {
    const isNumbered = line === 0 || (step === 2 ? line : line + 1) % step === 0
    return { at: placeOf(line), text: isNumbered ? String(line + 1).padStart(width, '0') : '' }
  })
}
