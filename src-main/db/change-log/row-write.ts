/** Reference to a row by table and id. */
export interface RowRef {
  readonly tableName: string
  readonly rowId: string
}

/** One write to a row, recorded by its trigger. Images are JSON, null if the row did not exist. */
export interface RowWrite extends RowRef {
  readonly changeId: number
  readonly before: string | null
  readonly after: string | null
}

/** The images before and after a write. */
type Written = Pick<RowWrite, 'before' | 'after'>

/** Merges the writes of a change into one image pair per row: before the change and after it. */
export function computeNetRowWrites(rows: readonly RowWrite[]): RowWrite[] {
  const net = new Map<string, RowWrite>()
  for (const row of rows) {
    const key = `${row.tableName}/${row.rowId}`
    const first = net.get(key)
    net.set(key, first ? { ...row, before: first.before } : row)
  }
  return [...net.values()]
}

/** Whether two images of a row are equal. Columns that only one of them has are ignored. */
export function isSameRowImage(current: string | null, stored: string | null): boolean {
  if (current === null || stored === null || current === stored) return current === stored
  return listDifferingColumns(current, stored).length === 0
}

/**
 * Adapts a write so that reverting it keeps later writes to other columns: the side to restore becomes the present row
 * with the written columns set back. `expected` is the side that the row is on now, and `now` the present row. Null if
 * the row does not exist on that side or now, or if a written column has changed since.
 */
export function mergeWriteWithPresentRow(
  row: RowWrite,
  expected: 'before' | 'after',
  now: string | null,
): RowWrite | null {
  const restored = expected === 'after' ? 'before' : 'after'
  const [had, gets] = [row[expected], row[restored]]
  if (had === null || now === null) return null
  if (gets === null) return row
  const own = listDifferingColumns(gets, had)
  const differs = new Set(listDifferingColumns(now, had))
  if (own.some((column) => differs.has(column))) return null
  const to = parseRowImage(gets)
  const columns = Object.fromEntries(own.map((column) => [column, to[column]]))
  return { ...row, [restored]: JSON.stringify({ ...parseRowImage(now), ...columns }) }
}

/** The columns that a change wrote in an edited row; null if it added or removed the row and so wrote all of it. */
function writtenColumns({ before, after }: Written): string[] | null {
  return before === null || after === null ? null : listDifferingColumns(after, before)
}

/** Whether two changes to one row wrote the same column. */
export function haveWrittenSameColumn(first: Written, second: Written): boolean {
  const [own, others] = [writtenColumns(first), writtenColumns(second)]
  if (own === null || others === null) return true
  return own.some((column) => others.includes(column))
}

/**
 * Whether an edit or insert of a row depends on an undone write: it started from the values that write left in the
 * columns it wrote.
 */
export function dependsOnWrite(undone: Written, row: Written): boolean {
  if (undone.after === null || row.before === null) return undone.after === row.before
  if (!haveWrittenSameColumn(undone, row)) return false
  const differing = listDifferingColumns(undone.after, row.before)
  const [own, others] = [writtenColumns(row), writtenColumns(undone)]
  return !differing.some((column) => (own?.includes(column) ?? true) && (others?.includes(column) ?? true))
}

/** Lists the columns that both images have and that differ. */
export function listDifferingColumns(current: string, stored: string): string[] {
  const image = parseRowImage(current)
  return Object.entries(parseRowImage(stored))
    .filter(([column, value]) => column in image && image[column] !== value)
    .map(([column]) => column)
}

/** Parses an image into column values by name. */
export function parseRowImage(image: string): Record<string, unknown> {
  return JSON.parse(image)
}
