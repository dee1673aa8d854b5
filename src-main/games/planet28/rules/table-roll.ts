import type { Dice } from '#main/games/kit/dice.ts'
import { type RowId, listRowIds } from '#shared/games/planet28/tables/row.ts'

type RolledTable = Readonly<Record<string, { readonly roll: number }>>

/** A row of a table with one row for each face of its die, by one throw of that die. */
export function rollOnTable<Table extends RolledTable>(table: Table, dice: Dice): RowId<Table> {
  return getRolledRow(table, dice.die(listRowIds(table).length))
}

/** The row of such a table that a face stands for. */
export function getRolledRow<Table extends RolledTable>(table: Table, face: number): RowId<Table> {
  const id = listRowIds(table).find((row) => table[row]?.roll === face)
  if (id === undefined) throw new Error(`The table has no row for ${face}`)
  return id
}
