import type { Dice } from '#main/games/kit/dice.ts'
import { type RowId, listRowIds } from '#shared/games/planet28/tables/row.ts'

type RolledTable = Readonly<Record<string, { readonly roll: number }>>

/** Rolls a row of a table that has one row per face of its die. */
export function rollOnTable<Table extends RolledTable>(table: Table, dice: Dice): RowId<Table> {
  return getRolledRow(table, dice.die(listRowIds(table).length))
}

/** Row of such a table for a face. */
export function getRolledRow<Table extends RolledTable>(table: Table, face: number): RowId<Table> {
  const id = listRowIds(table).find((row) => table[row]?.roll === face)
  if (id === undefined) throw new Error(`The table has no row for ${face}`)
  return id
}
