import { CsvError, parse } from 'csv-parse/sync'
import { type ChartFile, FormatError, READ_LIMITS } from '../chart-file.ts'
import { unescapeFormula } from './csv-columns.ts'

/** A row of a table with its first line, counted from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

const DELIMITERS = [',', ';', '\t'] as const
const LONGEST_ROW = 1_000_000
const MOST_COLUMNS = 500

/** Parses the rows of a CSV text. The delimiter is the candidate most frequent in the first row. */
export function parseCsvTable(text: string, file: ChartFile): readonly CsvRow[] {
  const rows: CsvRow[] = []
  const { delimiter, table, linesBefore } = findTable(text)
  try {
    withoutStacks(() =>
      parse(table, {
        delimiter,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        max_record_size: LONGEST_ROW,
        to: READ_LIMITS.stars + 2,
        on_record: (cells: string[], { lines }) =>
          void rows.push({ line: lines + linesBefore - countLineEnds(cells), cells: cells.map(unescapeFormula) }),
      }),
    )
  } catch (error) {
    if (error instanceof CsvError) throw new FormatError(file.name, findErrorLine(error, linesBefore), reasonOf(error))
    throw error
  }
  if ((rows[0]?.cells.length ?? 0) > MOST_COLUMNS)
    throw new FormatError(file.name, 1, `the table has more than ${MOST_COLUMNS} columns.`)
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/**
 * Suppresses stack traces. The library creates an error for every row that is longer or shorter than the first, which
 * is accepted here; without stack traces such a table is read three times as fast.
 */
function withoutStacks(act: () => unknown): void {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    act()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Cells of the first row, as far as they can be determined before the table is read. */
export function readCsvHeader(text: string): readonly string[] {
  const { delimiter, table } = findTable(text.slice(0, START))
  return firstLine(table)
    .split(delimiter)
    .slice(0, MOST_COLUMNS)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

/** Splits a CSV text into its table and its delimiter, which a first line such as `sep=;` may declare. */
function findTable(text: string): { delimiter: string; table: string; linesBefore: number } {
  const [line, named] = /^sep=([^\r\n])[ \t]*(?:\r\n|\r|\n)/i.exec(text) ?? []
  if (line !== undefined && named !== undefined)
    return { delimiter: named, table: text.slice(line.length), linesBefore: 1 }
  const head = firstLine(text)
  const counts = DELIMITERS.map((sign) => head.split(sign).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',', table: text, linesBefore: 0 }
}

/** Maximum number of characters of the first row used for detection. */
const START = 100_000

function firstLine(text: string): string {
  return /^\s*([^\r\n]*)/.exec(text.slice(0, START))?.[1] ?? ''
}

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}

function findErrorLine(error: CsvError, linesBefore: number): number | null {
  const { lines } = error as { lines?: unknown }
  return typeof lines === 'number' ? lines + linesBefore : null
}

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quoted cell is never closed. Put a double quote at its end.'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'a row is longer than a million characters. Is a quote missing?'
  return 'this is no row of a CSV table. Save it again as CSV.'
}
