import { formatCount } from '#shared/kit/format.ts'
import { type DecorationContext, type Decoration, buildTextMark } from './decorations.ts'
import { createPathPen, drawBox, createFillPaint, createStrokePaint } from './path-pen.ts'
import type { Mark } from './picture.ts'
import { wrapText } from './text-width.ts'

/** A scale bar of several hexes, alternately black and white, with the true size of a hex. */
export function buildScaleBar({ textMm, palette }: DecorationContext, mmPerHex: number, width: number): Decoration {
  const hexes = [20, 10, 5, 3, 2, 1].find((count) => count * mmPerHex <= width) ?? 0
  const size = `${formatRulerMm(mmPerHex)} mm to a hex`
  const look = { sizeMm: textMm, colour: palette.ink, face: palette.faces.text } as const
  const text = hexes === 0 ? size : `${formatCount(hexes, 'hex', 'hexes')}, ${size}`
  const lines = wrapText(text, width, { face: look.face, size: textMm })
  const bar = { hexes, mmPerHex, height: 0.5 * textMm }
  const first = (hexes === 0 ? 1.05 : 2.15) * textMm
  return {
    width,
    height: first + (0.45 + 1.2 * (lines.length - 1)) * textMm,
    draw: (x, y) => [
      ...(hexes === 0 ? [] : barMarks({ x, y: y + 0.3 * textMm, ...bar }, palette)),
      ...lines.map((line, index) => buildTextMark(line, { x, y: y + first + 1.2 * index * textMm }, look)),
    ],
  }
}

/** Formats millimetres with the precision of a ruler. */
export function formatRulerMm(mm: number): string {
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
  return [
    frame.mark(createFillPaint(ground)),
    filled.mark(createFillPaint(ink)),
    frame.mark(createStrokePaint(ink, height * 0.16)),
  ]
}
