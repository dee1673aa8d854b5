import { FormatError, type ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { collectWorldRows } from './collect-rows.ts'
import {
  splitCells,
  type ColumnRange,
  findTextBetweenColumns,
  fitRanges,
  isRuler,
  parseRuler,
} from './column-ranges.ts'
import { isTableRemark } from './read-tab-separated.ts'
import type { SectorRows } from './sector-rows.ts'
import { parseHeader, parseWorldCells } from './table-columns.ts'
import { visitLines, type TextLine } from './text-lines.ts'
import type { WorldField } from './world.ts'

/** Column layout of a file, known after its first two lines. */
interface Layout {
  readonly ranges: readonly ColumnRange[]
  readonly fields: readonly (WorldField | null)[]
}

/** Reads second-survey data in fixed-width columns: a line of names, a line of dashes, then one world per line. */
export function* readFixedWidthData({ file, text }: TextFile, losses: LossTally): Generator<ReadProgress, SectorRows> {
  const rows = collectWorldRows(text, losses)
  const header: TextLine[] = []
  let layout: Layout = { ranges: [], fields: [] }
  yield* visitLines(text, 'Reading worlds', (line) => {
    if (isTableRemark(line.text)) return
    if (header.length < 2) {
      header.push(line)
      if (header.length === 2) layout = layoutOf(header, file.name)
      return
    }
    const stray = findTextBetweenColumns(line.text, layout.ranges)
    if (stray !== null)
      losses.add(
        'Lines with text between two columns, read as wider columns',
        `line ${line.number}, character ${stray}`,
      )
    const ranges = fitRanges(line.text, layout.ranges)
    rows.take(line, ranges && parseWorldCells(splitCells(line.text, ranges), layout.fields))
  })
  return rows.finish(header.map((line) => line.text))
}

function layoutOf([names, ruler]: readonly TextLine[], file: string): Layout {
  if (!names || !ruler || !isRuler(ruler.text))
    throw new FormatError(file, ruler?.number ?? null, 'a line of dashes is missing under the names of the columns.')
  const ranges = parseRuler(ruler.text)
  return { ranges, fields: parseHeader(splitCells(names.text, ranges), { file, line: names.number }) }
}
