import type { Database } from '../file/open-database.ts'
import { createForeignKeyCheck } from './foreign-keys.ts'
import { createRowAccess } from './row-access.ts'
import {
  listDifferingColumns,
  mergeWriteWithPresentRow,
  computeNetRowWrites,
  type RowWrite,
  type RowRef,
  isSameRowImage,
} from './row-write.ts'

/** Prepares the queries on row images. */
function prepareWrites(db: Database) {
  return {
    ofChange: db.prepare<{ id: number }, RowWrite>(
      `SELECT change_id AS changeId, table_name AS tableName, row_id AS rowId, before, after
       FROM change_row WHERE ${buildChangeRowsCondition(':id')} ORDER BY id`,
    ),
    newest: db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change_row').pluck(),
    after: db.prepare<[number], RowRef>('SELECT table_name AS tableName, row_id AS rowId FROM change_row WHERE id > ?'),
    turned: db
      .prepare<[string, string], number | null>(
        `SELECT target_id FROM change WHERE kind IN ('undo', 'redo') AND id < (SELECT max(id) FROM change)
           AND id IN (SELECT change_id FROM change_row WHERE table_name = ? AND row_id = ?) ORDER BY id DESC LIMIT 1`,
      )
      .pluck(),
    nextBefore: db
      .prepare<[string, string, number], string | null>(
        `SELECT before FROM change_row WHERE table_name = ? AND row_id = ? AND change_id > ? ORDER BY change_id, id LIMIT 1`,
      )
      .pluck(),
  }
}

/** Creates access to the row images of one campaign file. Statements are prepared once per table. */
export function createRowWriteAccess(db: Database) {
  const { ofChange, newest, after, turned, nextBefore } = prepareWrites(db)
  const access = createRowAccess(db)
  const { current, write } = access

  function ofRow(id: number, { tableName, rowId }: RowRef): RowWrite | null {
    return (
      computeNetRowWrites(ofChange.all({ id })).find((row) => row.tableName === tableName && row.rowId === rowId) ??
      null
    )
  }

  return {
    /** All writes of a change, in order. */
    of: (changeId: number): RowWrite[] => ofChange.all({ id: changeId }),
    /** One image pair per row: before the change and after it. */
    net: computeNetRowWrites,
    /** Whether the row equals the image. Columns that only one of them has are ignored. */
    matches: (place: RowRef, image: string | null): boolean => isSameRowImage(current(place), image),
    /**
     * Defers foreign-key checks to the end of the transaction. Call once: it makes SQLite prepare every statement
     * again.
     */
    deferKeys: (): void => void db.pragma('defer_foreign_keys = ON'),
    /** Restores each row, in order, to its state on one side of its write. */
    write(rows: readonly RowWrite[], side: 'before' | 'after'): void {
      for (const row of rows) write(row, row[side])
    },
    /** Id of the last recorded write. */
    lastWrite: (): number => newest.get() ?? 0,
    /** The rows written after that write. */
    touchedAfter: (last: number): RowRef[] => after.all(last),
    /** The images of one row in a change, or null if the change did not touch it. */
    ofRow,
    /** Whether the write of a row by another change is in the given relation to this one. */
    isRelated(otherId: number, row: RowWrite, relation: (otherImage: RowWrite, row: RowWrite) => boolean): boolean {
      const otherRowImage = ofRow(otherId, row)
      return otherRowImage !== null && relation(otherRowImage, row)
    },
    /**
     * The present row with the columns that a change wrote set to their values on the other side of it; null if the
     * change wrote the whole row or the columns have other values now.
     */
    merged: (row: RowWrite, expected: 'before' | 'after'): RowWrite | null =>
      mergeWriteWithPresentRow(row, expected, current(row)),
    ...createForeignKeyCheck(db, access),
    /** The change whose undo or redo touched the row last, or null. */
    lastTurnedOn: ({ tableName, rowId }: RowRef): number | null => turned.get(tableName, rowId) ?? null,
    /**
     * The columns that differ from their values before the first change after `seen`; null if the row did not exist
     * then or does not exist now.
     */
    changedSince(place: RowRef, seen: number): string[] | null {
      const then = nextBefore.get(place.tableName, place.rowId, seen)
      if (then === undefined) return []
      const now = current(place)
      return then === null || now === null ? null : listDifferingColumns(now, then)
    },
  }
}

/** Access to row images, and writing them back to their tables. */
export type RowWriteAccess = ReturnType<typeof createRowWriteAccess>

/** SQL condition for the rows of a change: from its first row to the first row of the next change. */
export function buildChangeRowsCondition(changeId: string, row = 'id'): string {
  return `${row} >= (SELECT first_row FROM change WHERE id = ${changeId})
    AND ${row} < coalesce((SELECT first_row FROM change WHERE id > ${changeId} ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})`
}
