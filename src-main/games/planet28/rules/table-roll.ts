import type { Dice } from '#main/games/kit/dice.ts'
import { type RowId, rowIds } from '#shared/games/planet28/tables/row.ts'

/** A row of a table with one row for each face of its die, by one throw of that die. */
export function rollOn<Table extends Readonly<Record<string, { readonly roll: number }>>>(
  table: Table,
  dice: Dice,
): RowId<Table> {
  const ids = rowIds(table)
  const face = dice.die(ids.length)
  const id = ids.find((row) => table[row]?.roll === face)
  if (id === undefined) throw new Error(`The table has no row for ${face}`)
  return id
}
