import type { HouseEffect } from '../house/house-effects.ts'

/** A number, dice or word in the printed effect of a row, or a list of these. Hooks read them by name. */
export type RowValue = number | string | readonly RowValue[] | { readonly [name: string]: RowValue }

/** Columns common to all printed tables. */
export interface PrintedRow {
  readonly name: string
  /** Page of the book. */
  readonly page: number
  /** Effect of the row in Orrery's own words. */
  readonly summary: string
  /** Other numbers of the printed effect, by name. */
  readonly values?: Readonly<Record<string, RowValue>>
  /** Battle effects of a house row; printed rows have hooks. */
  readonly effects?: readonly HouseEffect[]
}

/** Id of a row of a table. */
export type RowId<Table> = Extract<keyof Table, string>

/** Whether a text is the id of a row. */
export function isRowId<Table extends object>(table: Table, id: string): id is RowId<Table> {
  return Object.hasOwn(table, id)
}

/** Ids of a table's rows in book order. */
export function listRowIds<Table extends object>(table: Table): RowId<Table>[] {
  return Object.keys(table).filter((id) => isRowId(table, id))
}
