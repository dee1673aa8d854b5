import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import type { Pen } from '../pen.ts'
import { MM_PER_POINT, TEXT } from '../style.ts'
import { breakLines } from './text.ts'

/** Draws a text in lines below its first baseline. Returns the baseline after the last line. */
export function drawParagraph(
  pen: Pen,
  text: string,
  [x, y, width]: readonly [x: number, y: number, width: number],
  { sizePt = 9, face = 'regular' }: { readonly sizePt?: number; readonly face?: TextFace } = {},
): number {
  const style = { ...TEXT.body, sizePt, face, leading: 1.3 }
  const step = sizePt * MM_PER_POINT * style.leading
  const lines = breakLines(text, style, width)
  if (lines.length > 0)
    pen.lines(
      lines.map((spans, index) => ({ x, y: y + index * step, spans })),
      { role: 'P', anchor: 'start' },
    )
  return y + lines.length * step
}
