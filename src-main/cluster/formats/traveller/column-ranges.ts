/** Where a column stands in a line: its first character and the one after its last; null for to the end of the line. */
export interface ColumnRange {
  readonly from: number
  readonly to: number | null
}

/** Whether a line is the runs of dashes that give columns their widths. */
export function isRuler(line: string): boolean {
  return /^-+( +-+)* *$/.test(line) && line.includes(' ')
}

/** The columns of a line of dashes; the last one has no end. */
export function parseRuler(ruler: string): readonly ColumnRange[] {
  const runs = Array.from(ruler.matchAll(/-+/g), ({ index, 0: dashes }) => ({ from: index, to: index + dashes.length }))
  return runs.map((run, at) => (at === runs.length - 1 ? { from: run.from, to: null } : run))
}

/** A line's cells, spaces around them removed. */
export function splitCells(line: string, ranges: readonly ColumnRange[]): string[] {
  return ranges.map(({ from, to }) => line.slice(from, to ?? undefined).trim())
}

/** How many characters a line's columns may be wider than the dashes say, together. */
const MOST_WIDER = 8

/**
 * The columns of one line: a column is widened, and those behind it moved, where text runs over its end. Null where
 * that does not bring the line into columns.
 */
export function fitRanges(line: string, ranges: readonly ColumnRange[]): readonly ColumnRange[] | null {
  let fitted = ranges
  for (let wider = 0; wider <= MOST_WIDER; wider += 1) {
    const stray = findStray(line, fitted)
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

/** The first character between two columns that is no space, counted from 1; null where there is none. */
export function findStray(line: string, ranges: readonly ColumnRange[]): number | null {
  let done = 0
  for (const { from, to } of ranges) {
    const between = line.slice(done, from)
    if (between.trim() !== '') return done + between.search(/\S/) + 1
    done = to ?? line.length
  }
  return null
}

/** Cells as a line, or null where one is wider than its column. */
export function joinCells(cells: readonly string[], ranges: readonly ColumnRange[]): string | null {
  let line = ''
  for (const [at, { from, to }] of ranges.entries()) {
    const cell = cells[at] ?? ''
    if (to !== null && cell.length > to - from) return null
    line = line.padEnd(from) + cell
  }
  return line.trimEnd()
}
