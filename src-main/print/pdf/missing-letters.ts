import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark } from '#shared/print/page-marks.ts'
import { PRINT_FONTS } from './fonts.ts'
import { splitTextRuns } from './texts.ts'

/** Lists the letters that no font of the prints has, in the order of their first use. They print as empty boxes. */
export function findMissingLetters(sheets: readonly Pick<PrintedSheet, 'marks'>[]): string[] {
  const missing = new Set<string>()
  for (const { marks } of sheets)
    for (const { text, face } of listSpans(marks))
      for (const { font, text: run } of splitTextRuns(text, face, PRINT_FONTS))
        if (font === null) for (const letter of run) missing.add(letter)
  return [...missing]
}

function listSpans(marks: readonly PageMark[]) {
  const spans: { readonly text: string; readonly face: Parameters<typeof splitTextRuns>[1] }[] = []
  for (const mark of marks) {
    if (mark.kind === 'group') spans.push(...listSpans(mark.marks))
    else if (mark.kind === 'lines') spans.push(...mark.lines.flatMap((line) => line.spans))
  }
  return spans
}
