import type { ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { MAX_TABLE_COLUMNS, parseWorldTableHeader, parseWorldCells } from './table-columns.ts'
import { visitLines } from './text-lines.ts'
import type { WorldFileContent } from './world-file-content.ts'
import { createWorldRowCollector } from './world-row-collector.ts'

/** Whether a line of second-survey data is blank or a comment. */
export function isBlankOrCommentLine(line: string): boolean {
  return line.trim() === '' || line.startsWith('#')
}

/** Reads tab-separated second-survey data. The first line names the columns, in any order. */
export function* readTabSeparatedData(
  { file, text }: TextFile,
  losses: LossTally,
): Generator<ReadProgress, WorldFileContent> {
  const rows = createWorldRowCollector(text, losses)
  const header: string[] = []
  let fields: ReturnType<typeof parseWorldTableHeader> = []
  yield* visitLines(text, 'Reading worlds', (line) => {
    if (isBlankOrCommentLine(line.text)) return
    // Splitting into one more cell than allowed is sufficient to detect excess columns.
    const cells = line.text.split('\t', (header.length === 0 ? MAX_TABLE_COLUMNS : fields.length) + 1)
    if (header.length === 0) {
      fields = parseWorldTableHeader(cells, { file: file.name, line: line.number })
      header.push(line.text)
      return
    }
    if (cells.length === fields.length) return rows.take(line, parseWorldCells(cells, fields))
    const found = cells.length > fields.length ? 'more' : 'fewer'
    losses.add('Lines with more or fewer cells than the header', `line ${line.number}: ${found} than ${fields.length}`)
    rows.take(line, null)
  })
  return rows.finish(header)
}
