import { type ChartFile, FormatError, type ReadProgress } from '../chart-file.ts'
import { decodeText, findNonUtf8Encoding, type TextFile } from '../decode-text.ts'
import { getFileBaseName } from '../file-name.ts'
import type { LossTally } from '../loss-tally.ts'
import {
  splitCells,
  type ColumnRange,
  findTextPositionBetweenColumns,
  fitColumnRangesToLine,
  isColumnRuler,
  parseColumnRuler,
} from './column-ranges.ts'
import { detectTravellerFormat, type TravellerFormat } from './detect-traveller-format.ts'
import { readSec } from './read-sec.ts'
import { readTabSeparatedData, isBlankOrCommentLine } from './read-tab-separated.ts'
import { parseWorldTableHeader, parseWorldCells } from './table-columns.ts'
import { visitLines, type NumberedLine } from './text-lines.ts'
import { toStorableName } from './to-storable-name.ts'
import type { WorldFormat, WorldFileContent } from './world-file-content.ts'
import { createWorldRowCollector } from './world-row-collector.ts'
import type { WorldField } from './world.ts'

/** Files of one sector by type. */
export interface SectorFiles {
  readonly data: ({ readonly format: WorldFormat } & TextFile) | null
  readonly xml: TextFile | null
  readonly msec: TextFile | null
}

/** Classifies the files of a sector by content. Refuses unknown files, and two files of the same type. */
export function classifySectorFiles(files: readonly ChartFile[]): SectorFiles {
  const found = new Map<'data' | 'xml' | 'msec', TextFile & { format: TravellerFormat }>()
  for (const file of files) {
    const format = detectTravellerFormat(file)
    if (format === null)
      throw new FormatError(file.name, null, 'this is no Traveller sector: neither worlds nor a description of them.')
    const kind = format === 'traveller-xml' ? 'xml' : format === 'traveller-msec' ? 'msec' : 'data'
    const sameKind = found.get(kind)
    if (sameKind)
      throw new FormatError(
        file.name,
        null,
        `this and ${sameKind.file.name} hold the same kind of data. Choose the files of one sector.`,
      )
    found.set(kind, { file, text: textToKeep(file), format })
  }
  if (found.size === 0) throw new FormatError('Traveller sector', null, 'no file was chosen.')
  const data = found.get('data')
  return {
    data: data ? { ...data, format: data.format as WorldFormat } : null,
    xml: found.get('xml') ?? null,
    msec: found.get('msec') ?? null,
  }
}

/**
 * Text of a file for storage. If the file is not UTF-8, the encoding in its XML declaration is changed to UTF-8, which
 * every export writes.
 */
function textToKeep(file: ChartFile): string {
  const text = decodeText(file)
  if (findNonUtf8Encoding(file) === null) return text
  return text.replace(/^(<\?xml[^>]{0,200}?encoding\s{0,20}=\s{0,20}["'])[^"'>]{0,80}/, '$1UTF-8')
}

/** Column layout of a file, known after its first two lines. */
interface Layout {
  readonly ranges: readonly ColumnRange[]
  readonly fields: readonly (WorldField | null)[]
}

/** Reads second-survey data in fixed-width columns: a line of names, a line of dashes, then one world per line. */
function* readFixedWidthData({ file, text }: TextFile, losses: LossTally): Generator<ReadProgress, WorldFileContent> {
  const rows = createWorldRowCollector(text, losses)
  const header: NumberedLine[] = []
  let layout: Layout = { ranges: [], fields: [] }
  yield* visitLines(text, 'Reading worlds', (line) => {
    if (isBlankOrCommentLine(line.text)) return
    if (header.length < 2) {
      header.push(line)
      if (header.length === 2) layout = layoutOf(header, file.name)
      return
    }
    const stray = findTextPositionBetweenColumns(line.text, layout.ranges)
    if (stray !== null)
      losses.add(
        'Lines with text between two columns, read as wider columns',
        `line ${line.number}, character ${stray}`,
      )
    const ranges = fitColumnRangesToLine(line.text, layout.ranges)
    rows.take(line, ranges && parseWorldCells(splitCells(line.text, ranges), layout.fields))
  })
  return rows.finish(header.map((line) => line.text))
}

function layoutOf([names, ruler]: readonly NumberedLine[], file: string): Layout {
  if (!names || !ruler || !isColumnRuler(ruler.text))
    throw new FormatError(file, ruler?.number ?? null, 'a line of dashes is missing under the names of the columns.')
  const ranges = parseColumnRuler(ruler.text)
  return { ranges, fields: parseWorldTableHeader(splitCells(names.text, ranges), { file, line: names.number }) }
}

/** Reads the file of worlds. */
export function readWorldData(
  data: { readonly format: WorldFormat } & TextFile,
  losses: LossTally,
): Generator<ReadProgress, WorldFileContent> {
  switch (data.format) {
    case 'traveller-sec':
      return readSec(data, losses)
    case 'traveller-tab':
      return readTabSeparatedData(data, losses)
    case 'traveller-column':
      return readFixedWidthData(data, losses)
  }
}

/** Name of a sector derived from its file name. */
export function getSectorNameFromFile(file: string): string {
  return toStorableName(getFileBaseName({ name: file })) || 'Sector'
}
