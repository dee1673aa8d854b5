/**
 * Column position in a line: index of its first character, and of the one after its last. Null means to the end of the
 * line.
 */
export interface ColumnRange {
  readonly from: number
  readonly to: number | null
}

/** Whether a line consists of the runs of dashes that define column widths. */
export function isColumnRuler(line: string): boolean {
  return /^-+( +-+)* *$/.test(line) && line.includes(' ')
}

/** Parses the columns from a line of dashes. The last one has no end. */
export function parseColumnRuler(ruler: string): readonly ColumnRange[] {
  const runs = Array.from(ruler.matchAll(/-+/g), ({ index, 0: dashes }) => ({ from: index, to: index + dashes.length }))
  return runs.map((run, at) => (at === runs.length - 1 ? { from: run.from, to: null } : run))
}

/** Splits a line into trimmed cells. */
export function splitCells(line: string, ranges: readonly ColumnRange[]): string[] {
  return ranges.map(({ from, to }) => line.slice(from, to ?? undefined).trim())
}

/** Maximum number of characters by which the columns of a line may exceed the dashes, in total. */
const MOST_WIDER = 8

/**
 * Fits the columns to one line: where text runs over the end of a column, the column is widened and those behind it
 * are moved. Null if the line still does not fit.
 */
export function fitColumnRangesToLine(line: string, ranges: readonly ColumnRange[]): readonly ColumnRange[] | null {
  let fitted = ranges
  for (let wider = 0; wider <= MOST_WIDER; wider += 1) {
    const stray = findTextPositionBetweenColumns(line, fitted)
    if (stray === null) return fitted
    const next = fitted.findIndex(({ from }) => from >= stray)
    if (next < 1) return null
    fitted = fitted.map(({ from, to }, at) => ({
      from: at < next ? from : from + 1,
      to: to === null || at < next - 1 ? to : to + 1,
    }))
  }
  return null
}

/** Position of the first non-space character between two columns, counted from 1. Null if there is none. */
export function findTextPositionBetweenColumns(line: string, ranges: readonly ColumnRange[]): number | null {
  let done = 0
  for (const { from, to } of ranges) {
    const between = line.slice(done, from)
    if (between.trim() !== '') return done + between.search(/\S/) + 1
    done = to ?? line.length
  }
  return null
}

/** Joins cells to a line. Null if one is wider than its column. */
export function joinCellsInColumns(cells: readonly string[], ranges: readonly ColumnRange[]): string | null {
  let line = ''
  for (const [at, { from, to }] of ranges.entries()) {
    const cell = cells[at] ?? ''
    if (to !== null && cell.length > to - from) return null
    line = line.padEnd(from) + cell
  }
  return line.trimEnd()
}
