import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import type { PageMark, TextLine } from '#shared/print/page-marks.ts'

/** The box of a line of text, from its capitals to its baseline, in millimetres. */
export interface TextBox {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Size of its smallest letters. */
  readonly sizeMm: number
}

const CAPITAL = 0.64

/** Lists the boxes of all upright lines of text of a page. */
export function listTextBoxes(marks: readonly PageMark[]): TextBox[] {
  return marks.flatMap((mark): TextBox[] => {
    if (mark.kind === 'lines') return mark.lines.flatMap((line) => boxOf(line, mark.anchor))
    if (mark.kind !== 'group' || mark.turn !== 0) return []
    return listTextBoxes(mark.marks).map(({ text, left, right, top, bottom, sizeMm }) => ({
      text,
      left: mark.x + mark.scale * left,
      right: mark.x + mark.scale * right,
      top: mark.y + mark.scale * top,
      bottom: mark.y + mark.scale * bottom,
      sizeMm: sizeMm * mark.scale,
    }))
  })
}

function boxOf({ x, y, spans }: TextLine, anchor: 'start' | 'middle' | 'end'): TextBox[] {
  const text = spans.map((span) => span.text).join('')
  if (text.trim() === '') return []
  const width = spans.reduce(
    (sum, span) => sum + measureTextWidth(span.text, { face: span.face, size: span.sizeMm }),
    0,
  )
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const largest = Math.max(...spans.map(({ sizeMm }) => sizeMm))
  return [
    {
      text,
      left,
      right: left + width,
      top: y - CAPITAL * largest,
      bottom: y,
      sizeMm: Math.min(...spans.map(({ sizeMm }) => sizeMm)),
    },
  ]
}

/** Tolerance of touching boxes, in millimetres. */
const TOUCH_MM = 0.3

/** Lists pairs of lines that print over each other. */
export function listOverlaps(boxes: readonly TextBox[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          a.left < b.right - TOUCH_MM &&
          b.left < a.right - TOUCH_MM &&
          a.top < b.bottom - TOUCH_MM &&
          b.top < a.bottom - TOUCH_MM,
      )
      .map((b) => `“${a.text}” and “${b.text}”`),
  )
}
