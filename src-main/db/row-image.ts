/** A row's place: its table and id. */
export interface RowRef {
  readonly tableName: string
  readonly rowId: string
}

/** One write to a row as its trigger noted it: JSON images, null where the row was not there. */
export interface RowImage extends RowRef {
  readonly changeId: number
  readonly before: string | null
  readonly after: string | null
}

/** What a change made of a row. */
type Written = Pick<RowImage, 'before' | 'after'>

/** One image a row: what stood before a change and what stood after it. */
export function computeNetImages(rows: readonly RowImage[]): RowImage[] {
  const net = new Map<string, RowImage>()
  for (const row of rows) {
    const key = `${row.tableName}/${row.rowId}`
    const first = net.get(key)
    net.set(key, first ? { ...row, before: first.before } : row)
  }
  return [...net.values()]
}

/** Whether two images of a row say the same. Columns that only one of the two knows do not count. */
export function isSameImage(current: string | null, stored: string | null): boolean {
  if (current === null || stored === null || current === stored) return current === stored
  return listDifferingColumns(current, stored).length === 0
}

/** The row with the columns that a change wrote as they stood on the other side of it, and the rest as it is now; null where that cannot be. */
export function mergeImage(row: RowImage, expected: 'before' | 'after', now: string | null): RowImage | null {
  const restored = expected === 'after' ? 'before' : 'after'
  const [had, gets] = [row[expected], row[restored]]
  if (had === null || now === null) return null
  if (gets === null) return row
  const own = listDifferingColumns(gets, had)
  const differs = new Set(listDifferingColumns(now, had))
  if (own.some((column) => differs.has(column))) return null
  const to = parseImage(gets)
  const columns = Object.fromEntries(own.map((column) => [column, to[column]]))
  return { ...row, [restored]: JSON.stringify({ ...parseImage(now), ...columns }) }
}

/** The columns that a change wrote in a row it edited; null where it added or removed the row, which is to write all of it. */
function writtenColumns({ before, after }: Written): string[] | null {
  return before === null || after === null ? null : listDifferingColumns(after, before)
}

/** Whether two changes of one row wrote the same column. */
export function hasSharedColumn(first: Written, second: Written): boolean {
  const [own, others] = [writtenColumns(first), writtenColumns(second)]
  if (own === null || others === null) return true
  return own.some((column) => others.includes(column))
}

/** Whether an edit or a first write of a row stands on an undone write: it found what that one left, in the columns that it wrote. */
export function isPredecessorOf(undone: Written, row: Written): boolean {
  if (undone.after === null || row.before === null) return undone.after === row.before
  if (!hasSharedColumn(undone, row)) return false
  const differing = listDifferingColumns(undone.after, row.before)
  const [own, others] = [writtenColumns(row), writtenColumns(undone)]
  return !differing.some((column) => (own?.includes(column) ?? true) && (others?.includes(column) ?? true))
}

/** Columns that both images know and that differ. */
export function listDifferingColumns(current: string, stored: string): string[] {
  const image = parseImage(current)
  return Object.entries(parseImage(stored))
    .filter(([column, value]) => column in image && image[column] !== value)
    .map(([column]) => column)
}

/** The columns of an image by their names. */
export function parseImage(image: string): Record<string, unknown> {
  return JSON.parse(image)
}
