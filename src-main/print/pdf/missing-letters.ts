import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark, Span } from '#shared/print/page-marks.ts'
import { hasCjkGlyph } from './cjk-fonts.ts'
import { PRINT_FONTS } from './fonts.ts'
import { splitTextRuns } from './text-runs.ts'

/** Lists the letters that no font of the prints has, in the order of their first use. They print as empty boxes. */
export function listMissingLettersOfSheets(sheets: readonly Pick<PrintedSheet, 'marks'>[]): string[] {
  return listMissingLettersOfTexts(sheets.flatMap(({ marks }) => listSpansOfMarks(marks)))
}

/** Lists the letters of texts that no font of the prints has. */
export function listMissingLettersOfTexts(texts: readonly Pick<Span, 'text' | 'face'>[]): string[] {
  const runs = texts.flatMap(({ text, face }) => splitTextRuns(text, face, PRINT_FONTS))
  const boxes = new Set(runs.flatMap(({ font, text }) => (font === null ? Array.from(text) : [])))
  return [...boxes].filter((letter) => !hasCjkGlyph(letter))
}

/** Lists the texts of marks. */
export function listSpansOfMarks(marks: readonly PageMark[]): Pick<Span, 'text' | 'face'>[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return listSpansOfMarks(mark.marks)
    if (mark.kind === 'texts') return mark.items.map(({ text }) => ({ text, face: mark.look.face }))
    return mark.kind === 'lines' ? mark.lines.flatMap(({ spans }) => spans) : []
  })
}
