import type { CellValue, Column } from '../types.ts'

/** The column a table is sorted by, and which way. */
export interface Sorting {
  readonly key: string
  readonly descending: boolean
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** What a column shows of a row. */
export function getCellValue<Row extends object>(row: Row, column: Column<Row>): CellValue {
  if (column.value) return column.value(row)
  const value: unknown = Reflect.get(row, column.key)
  return isCellValue(value) ? value : null
}

/** Numbers by size, words by the alphabet (numbers inside them by size), no before yes. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** A sorted copy; equals keep their order, and rows without a value come last either way. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find((candidate) => candidate.key === sorting?.key)
  if (!sorting || !column) return rows
  const sign = sorting.descending ? -1 : 1
  const keyed = rows.map((row) => ({ row, value: getCellValue(row, column) }))
  keyed.sort((a, b) => {
    if (isMissing(a.value) || isMissing(b.value)) return Number(isMissing(a.value)) - Number(isMissing(b.value))
    return sign * compareValues(a.value, b.value)
  })
  return keyed.map(({ row }) => row)
}

/** Upwards, downwards, then back to the order the rows came in. */
export function getNextSorting(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) return { key, descending: false }
  return sorting.descending ? null : { key, descending: true }
}

function isCellValue(value: unknown): value is CellValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isMissing(value: CellValue): boolean {
  return value === null || value === undefined || value === ''
}
