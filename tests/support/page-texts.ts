import type { PageMark } from '#shared/print/page-marks.ts'

/** A line of text on a page, in millimetres. */
interface PageText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly sizeMm: number
}

/** Lists the lines of text of a page, those in groups included, turned groups at their origin. */
export function listPageTexts(marks: readonly PageMark[]): PageText[] {
  return marks.flatMap((mark): PageText[] => {
    switch (mark.kind) {
      case 'texts':
        return mark.items.map((item) => ({ ...item, sizeMm: mark.look.sizeMm }))
      case 'lines':
        return mark.lines.map(({ x, y, spans }) => ({
          text: spans.map(({ text }) => text).join(''),
          x,
          y,
          sizeMm: Math.min(...spans.map(({ sizeMm }) => sizeMm)),
        }))
      case 'group':
        return listPageTexts(mark.marks).map(({ text, x, y, sizeMm }) => ({
          text,
          x: mark.x + mark.scale * x,
          y: mark.y + mark.scale * y,
          sizeMm: mark.scale * sizeMm,
        }))
      case 'path':
      case 'image':
      case 'stamps':
      case 'anchor':
      case 'link':
        return []
    }
  })
}
