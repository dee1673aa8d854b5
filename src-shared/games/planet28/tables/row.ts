import type { HouseEffect } from '../house/house-effects.ts'

/** A number, dice or short word printed inside a row's effect, or a list of such; hooks read them by name. */
export type RowValue = number | string | readonly RowValue[] | { readonly [name: string]: RowValue }

/** The columns that every printed table has. */
export interface PrintedRow {
  /** The printed name. */
  readonly name: string
  /** Page of the book. */
  readonly page: number
  /** What the row does, in our words. */
  readonly summary: string
  /** The other numbers printed in the effect, by name. */
  readonly values?: Readonly<Record<string, RowValue>>
  /** What it does in a battle, where a group wrote a row of its own; printed rows have hooks. */
  readonly effects?: readonly HouseEffect[]
}

/** Id of a row of a table. */
export type RowId<Table> = Extract<keyof Table, string>

/** Whether a text is the id of a row. */
export function isRowId<Table extends object>(table: Table, id: string): id is RowId<Table> {
  return Object.hasOwn(table, id)
}

/** The ids of a table in book order. */
export function listRowIds<Table extends object>(table: Table): RowId<Table>[] {
  return Object.keys(table).filter((id) => isRowId(table, id))
}
