import { formatCount } from '#shared/kit/format.ts'
import { type DecorationContext, type Decoration, buildTextMark } from './decorations.ts'
import { createPathPen, drawBox, createFill, createStroke } from './path-pen.ts'
import type { Mark } from './picture.ts'

/** Space for the bar, in text sizes. */
const WIDTH = 14
const LONGEST_BAR = 12.5

/** A scale bar of several hexes, alternately black and white, with the size of a hex. */
export function drawScaleBar({ textMm, palette }: DecorationContext, mmPerHex: number): Decoration {
  const hexes = [20, 10, 5, 3, 2, 1].find((count) => count * mmPerHex <= LONGEST_BAR * textMm) ?? 0
  const size = `${formatMm(mmPerHex)} mm to a hex`
  const look = { sizeMm: textMm, colour: palette.ink } as const
  return {
    width: WIDTH * textMm,
    height: (hexes === 0 ? 1.6 : 3.1) * textMm,
    draw: (x, y) =>
      hexes === 0
        ? [buildTextMark(size, { x, y: y + 1.05 * textMm }, look)]
        : [
            ...barMarks({ x: x + 0.2 * textMm, y: y + 0.6 * textMm, hexes, mmPerHex, height: 0.42 * textMm }, palette),
            buildTextMark(`${formatCount(hexes, 'hex', 'hexes')}, ${size}`, { x, y: y + 2.4 * textMm }, look),
          ],
  }
}

/** Formats millimetres with the precision of a ruler. */
export function formatMm(mm: number): string {
  return String(Number(mm.toFixed(mm < 20 ? 1 : 0)))
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly hexes: number
  readonly mmPerHex: number
  readonly height: number
}

function barMarks({ x, y, hexes, mmPerHex, height }: Bar, { ink, ground }: DecorationContext['palette']): Mark[] {
  const parts = Math.min(hexes, 5)
  const part = (hexes * mmPerHex) / parts
  const [frame, filled] = [createPathPen(), createPathPen()]
  drawBox(frame, { x, y, width: hexes * mmPerHex, height })
  for (let index = 0; index < parts; index += 2) drawBox(filled, { x: x + index * part, y, width: part, height })
  return [frame.mark(createFill(ground)), filled.mark(createFill(ink)), frame.mark(createStroke(ink, height * 0.16))]
}
