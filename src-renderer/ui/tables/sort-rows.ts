import type { TableCellValue, TableColumnDefinition } from '../types.ts'

/** Sort column and direction of a table. */
export interface Sorting {
  readonly key: string
  readonly descending: boolean
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The value of a column for a row. */
export function getCellValue<Row extends object>(row: Row, column: TableColumnDefinition<Row>): TableCellValue {
  if (column.value) return column.value(row)
  const value: unknown = Reflect.get(row, column.key)
  return isCellValue(value) ? value : null
}

/** Compares numbers by value, strings in natural order, and false before true. */
export function compareCellValues(a: TableCellValue, b: TableCellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** Returns a stably sorted copy. Rows without a value come last in both directions. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumnDefinition<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find((candidate) => candidate.key === sorting?.key)
  if (!sorting || !column) return rows
  const sign = sorting.descending ? -1 : 1
  const keyed = rows.map((row) => ({ row, value: getCellValue(row, column) }))
  keyed.sort((a, b) => {
    if (isMissing(a.value) || isMissing(b.value)) return Number(isMissing(a.value)) - Number(isMissing(b.value))
    return sign * compareCellValues(a.value, b.value)
  })
  return keyed.map(({ row }) => row)
}

/** Cycles through ascending, descending and the original order. */
export function getNextSorting(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) return { key, descending: false }
  return sorting.descending ? null : { key, descending: true }
}

function isCellValue(value: unknown): value is TableCellValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isMissing(value: TableCellValue): boolean {
  return value === null || value === undefined || value === ''
}
