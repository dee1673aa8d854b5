import type { PageMark } from '#shared/print/page-marks.ts'
import { INK, TINT_COLOUR, WHITE } from './style.ts'

/** Colours of text on ink. */
const REVERSED = new Set([WHITE, '#e6ddc8'])

/** Replaces filled areas by outlines and reversed text by ink, to save toner. Small figures stay as they are. */
export function replaceFillsByOutlines(marks: readonly PageMark[]): PageMark[] {
  return marks.map((mark): PageMark => {
    switch (mark.kind) {
      case 'path': {
        const { paint } = mark
        if (paint.fill === TINT_COLOUR) return { ...mark, paint: { ...paint, fill: WHITE } }
        if (paint.fill === INK && (paint.stroke === null || paint.stroke === WHITE) && paint.hasHoles === undefined)
          return { ...mark, paint: { ...paint, fill: WHITE, stroke: INK, lineMm: 0.35 } }
        return mark
      }
      case 'lines':
        return {
          ...mark,
          lines: mark.lines.map((line) => ({
            ...line,
            spans: line.spans.map((span) => (REVERSED.has(span.colour) ? { ...span, colour: INK } : span)),
          })),
        }
      case 'group':
        return { ...mark, marks: isReversed(mark.marks) ? mark.marks.map(darken) : replaceFillsByOutlines(mark.marks) }
      case 'texts':
      case 'stamps':
      case 'image':
      case 'anchor':
      case 'link':
        return mark
    }
  })
}

/** Whether a group is a pictogram in white. */
function isReversed(marks: readonly PageMark[]): boolean {
  return (
    marks.length > 0 &&
    marks.every((mark) => {
      if (mark.kind === 'group') return isReversed(mark.marks)
      return mark.kind === 'path' && (mark.paint.fill ?? mark.paint.stroke) === WHITE
    })
  )
}

/** Draws a white pictogram in ink. */
function darken(mark: PageMark): PageMark {
  if (mark.kind === 'group') return { ...mark, marks: mark.marks.map(darken) }
  if (mark.kind !== 'path') return mark
  const { paint } = mark
  return { ...mark, paint: paint.fill === WHITE ? { ...paint, fill: INK } : { ...paint, stroke: INK } }
}
