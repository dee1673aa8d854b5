import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark, Span } from '#shared/print/page-marks.ts'
import { PRINT_FONTS } from './fonts.ts'
import { splitTextRuns } from './text-runs.ts'

/** Lists the letters that no font of the prints has, in the order of their first use. They print as empty boxes. */
export function findMissingLetters(sheets: readonly Pick<PrintedSheet, 'marks'>[]): string[] {
  const runs = sheets
    .flatMap(({ marks }) => listSpans(marks))
    .flatMap(({ text, face }) => splitTextRuns(text, face, PRINT_FONTS))
  return [...new Set(runs.flatMap(({ font, text }) => (font === null ? Array.from(text) : [])))]
}

function listSpans(marks: readonly PageMark[]): Pick<Span, 'text' | 'face'>[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return listSpans(mark.marks)
    if (mark.kind === 'texts') return mark.items.map(({ text }) => ({ text, face: mark.look.face }))
    return mark.kind === 'lines' ? mark.lines.flatMap(({ spans }) => spans) : []
  })
}
