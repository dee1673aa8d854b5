/** A row's place: its table and id. */
export interface RowPlace {
  readonly tableName: string
  readonly rowId: string
}

/** One write to a row as its trigger noted it: JSON images, null where the row was not there. */
export interface RowImage extends RowPlace {
  readonly changeId: number
  readonly before: string | null
  readonly after: string | null
}

/** One image a row: what stood before a change and what stood after it. */
export function netImages(rows: readonly RowImage[]): RowImage[] {
  const net = new Map<string, RowImage>()
  for (const row of rows) {
    const key = `${row.tableName}/${row.rowId}`
    const first = net.get(key)
    net.set(key, first ? { ...row, before: first.before } : row)
  }
  return [...net.values()]
}

/** Whether two images of a row say the same. Columns that only one of the two knows do not count. */
export function sameImage(current: string | null, stored: string | null): boolean {
  if (current === null || stored === null || current === stored) return current === stored
  return differingColumns(current, stored).length === 0
}

/** The row with the columns that a change wrote as they stood on the other side of it, and the rest as it is now; null where that cannot be. */
export function mergedImage(row: RowImage, expected: 'before' | 'after', now: string | null): RowImage | null {
  const restored = expected === 'after' ? 'before' : 'after'
  const [had, gets] = [row[expected], row[restored]]
  if (had === null || now === null) return null
  if (gets === null) return row
  const own = differingColumns(gets, had)
  const differs = new Set(differingColumns(now, had))
  if (own.some((column) => differs.has(column))) return null
  const to = parseImage(gets)
  const columns = Object.fromEntries(own.map((column) => [column, to[column]]))
  return { ...row, [restored]: JSON.stringify({ ...parseImage(now), ...columns }) }
}

/** Columns that both images know and that differ. */
export function differingColumns(current: string, stored: string): string[] {
  const now = parseImage(current)
  return Object.entries(parseImage(stored))
    .filter(([column, value]) => column in now && now[column] !== value)
    .map(([column]) => column)
}

/** The columns of an image by their names. */
export function parseImage(image: string): Record<string, unknown> {
  return JSON.parse(image)
}
