import type { Mark, Paint } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'

/** Text style. Readable text needs 8 pt or more. */
interface TextStyle {
  readonly sizePt?: number
  readonly face?: TextFace
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly colour?: string
}

/** Draws on a sheet, in millimetres from its top left corner. */
export interface Pen {
  readonly marks: readonly Mark[]
  path(d: string, paint?: Partial<Paint>): void
  line(from: readonly [number, number], to: readonly [number, number], paint?: Partial<Paint>): void
  rect(box: readonly [x: number, y: number, width: number, height: number], paint?: Partial<Paint>): void
  text(text: string, at: readonly [x: number, y: number], style?: TextStyle): void
  /** Breaks a text into lines of the given width. Returns the baseline below the last line. */
  paragraph(text: string, at: readonly [x: number, y: number, width: number], style?: TextStyle): number
}

const MM_A_POINT = 25.4 / 72
const LEADING = 1.3
const INK = '#111111'
const PLAIN: Paint = { fill: null, stroke: INK, lineMm: 0.15, dash: [], opacity: 1 }

/** Formats millimetres to the micrometre, which loses nothing at 600 dpi. */
export function formatMm(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Creates an empty sheet to draw on. */
export function createPen(): Pen {
  const marks: Mark[] = []
  const path: Pen['path'] = (d, paint = {}) =>
    void marks.push({ kind: 'path', d, box: null, paint: { ...PLAIN, ...paint } })
  const text: Pen['text'] = (words, [x, y], { sizePt = 9, face = 'regular', anchor = 'start', colour = INK } = {}) => {
    const look = { face, sizeMm: sizePt * MM_A_POINT, anchor, colour, spacing: 0, halo: null }
    marks.push({ kind: 'texts', look, items: [{ text: words, x, y }] })
  }
  return {
    marks,
    path,
    text,
    line: ([x0, y0], [x1, y1], paint) =>
      path(`M${formatMm(x0)} ${formatMm(y0)}L${formatMm(x1)} ${formatMm(y1)}`, paint),
    rect: ([x, y, width, height], paint) =>
      path(
        `M${formatMm(x)} ${formatMm(y)}L${formatMm(x + width)} ${formatMm(y)}L${formatMm(x + width)} ${formatMm(y + height)}L${formatMm(x)} ${formatMm(y + height)}z`,
        paint,
      ),
    paragraph(words, [x, y, width], style = {}) {
      const size = (style.sizePt ?? 9) * MM_A_POINT
      let line = y
      for (const item of broken(words, width, { face: style.face ?? 'regular', size })) {
        text(item, [x, line], style)
        line += size * LEADING
      }
      return line
    },
  }
}

function broken(text: string, width: number, setting: { readonly face: TextFace; readonly size: number }): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measureTextWidth(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
