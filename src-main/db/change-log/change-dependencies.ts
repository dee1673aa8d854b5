import type { Database } from '../file/open-database.ts'
import { type Change, CHANGE_COLUMNS, DEPENDENCY_ORDER_SQL } from './change.ts'
import { buildChangeRowsCondition } from './row-write-access.ts'
import { type RowRef, haveWrittenSameColumn } from './row-write.ts'

const STANDS = `kind = 'change' AND undone_by IS NULL`
const ON_ROW = 'id IN (SELECT change_id FROM change_row WHERE table_name = @tableName AND row_id = @rowId)'

/** A row that two changes both wrote. */
interface SharedRow {
  readonly ownBefore: string | null
  readonly ownAfter: string | null
  readonly before: string | null
  readonly after: string | null
}

/** Creates the dependency queries over the changes of one campaign file. */
export function createChangeDependencyQueries(db: Database) {
  const above = db.prepare<{ id: number }, Change>(
    `SELECT ${CHANGE_COLUMNS} FROM change
     WHERE ${STANDS} AND id <> @id AND ${DEPENDENCY_ORDER_SQL} > (SELECT ${DEPENDENCY_ORDER_SQL} FROM change WHERE id = @id)
       AND id IN (SELECT other.change_id FROM change_row AS own JOIN change_row AS other
         ON other.table_name = own.table_name AND other.row_id = own.row_id WHERE ${buildChangeRowsCondition('@id', 'own.id')})
     ORDER BY ${DEPENDENCY_ORDER_SQL} DESC`,
  )
  const sharedRows = db.prepare<{ id: number; other: number }, SharedRow>(
    `SELECT own.before AS ownBefore, own.after AS ownAfter, other.before, other.after
     FROM change_row AS own JOIN change_row AS other ON other.table_name = own.table_name AND other.row_id = own.row_id
     WHERE other.change_id = @other AND ${buildChangeRowsCondition('@id', 'own.id')}`,
  )
  /** Whether two changes wrote the same column of a row. Otherwise they are independent. */
  function areTied(id: number, otherValue: number): boolean {
    for (const { ownBefore, ownAfter, before, after } of sharedRows.iterate({ id, other: otherValue }))
      if (haveWrittenSameColumn({ before: ownBefore, after: ownAfter }, { before, after })) return true
    return false
  }
  const standing = db.prepare<RowRef, Change>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE ${STANDS} AND ${ON_ROW} ORDER BY ${DEPENDENCY_ORDER_SQL} DESC`,
  )
  const undone = db.prepare<RowRef, Change>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE undone_by IS NOT NULL AND ${ON_ROW} ORDER BY ${DEPENDENCY_ORDER_SQL} DESC`,
  )
  const ordered = db.prepare<[string], Change>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE id IN (SELECT value FROM json_each(?)) ORDER BY ${DEPENDENCY_ORDER_SQL}`,
  )
  const at = ({ tableName, rowId }: RowRef): RowRef => ({ tableName, rowId })
  return {
    /** Applied changes that wrote the same columns as this one and were applied after it, topmost first. */
    above: (id: number): Change[] => above.all({ id }).filter((later) => areTied(id, later.id)),
    /** Applied changes that touched a row, topmost first. */
    standingOn: (place: RowRef): Change[] => standing.all(at(place)),
    /** Undone changes that touched a row, the one that was topmost first. */
    undoneOn: (place: RowRef): Change[] => undone.all(at(place)),
    /** Whether a change is, or was, below another one in dependency order. */
    isBelow: (id: number, otherId: number): boolean => ordered.all(JSON.stringify([id, otherId]))[0]?.id === id,
    /** The given changes in dependency order, lowest first. */
    inOrder: (ids: readonly number[]): Change[] => ordered.all(JSON.stringify(ids)),
  }
}

/** Dependencies between changes: which ones are applied on top of the rows of which. */
export type ChangeDependencyQueries = ReturnType<typeof createChangeDependencyQueries>
