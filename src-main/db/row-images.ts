import { createForeignKeyCheck } from './foreign-keys.ts'
import type { Database } from './open-database.ts'
import { createRowAccess } from './row-access.ts'
import {
  listDifferingColumns,
  mergeImage,
  computeNetImages,
  type RowImage,
  type RowRef,
  isSameImage,
} from './row-image.ts'

/** What is asked of the rows that changes wrote, prepared once. */
function prepareWrites(db: Database) {
  return {
    ofChange: db.prepare<{ id: number }, RowImage>(
      `SELECT change_id AS changeId, table_name AS tableName, row_id AS rowId, before, after
       FROM change_row WHERE ${buildRowQuery(':id')} ORDER BY id`,
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

/** The row images of one campaign file; statements are prepared once a table. */
export function createRowImages(db: Database) {
  const { ofChange, newest, after, turned, nextBefore } = prepareWrites(db)
  const access = createRowAccess(db)
  const { current, write } = access

  function ofRow(id: number, { tableName, rowId }: RowRef): RowImage | null {
    return (
      computeNetImages(ofChange.all({ id })).find((row) => row.tableName === tableName && row.rowId === rowId) ?? null
    )
  }

  return {
    /** Every write of a change, in order. */
    of: (changeId: number): RowImage[] => ofChange.all({ id: changeId }),
    /** One image a row: what stood before the change and what stood after it. */
    net: computeNetImages,
    /** Does the row stand as the image says? Columns that only one of the two knows do not count. */
    matches: (place: RowRef, image: string | null): boolean => isSameImage(current(place), image),
    /** Lets rows point nowhere until the end of the transaction; once, for it has every statement prepared again. */
    deferKeys: (): void => void db.pragma('defer_foreign_keys = ON'),
    /** Makes each row stand as it stood on one side of its write, one after the other. */
    write(rows: readonly RowImage[], side: 'before' | 'after'): void {
      for (const row of rows) write(row, row[side])
    },
    /** The last write noted so far. */
    lastWrite: (): number => newest.get() ?? 0,
    /** The rows written after that. */
    touchedAfter: (last: number): RowRef[] => after.all(last),
    /** What a change made of one row, or null where it did not touch it. */
    ofRow,
    /** Whether what another change made of a row is in a relation to this write of it. */
    isRelated(otherId: number, row: RowImage, relation: (otherImage: RowImage, row: RowImage) => boolean): boolean {
      const otherRowImage = ofRow(otherId, row)
      return otherRowImage !== null && relation(otherRowImage, row)
    },
    /** The row with the columns that a change wrote as they stood on the other side of it, and the rest as it is now; null where it wrote the row as a whole or its columns stand otherwise. */
    merged: (row: RowImage, expected: 'before' | 'after'): RowImage | null => mergeImage(row, expected, current(row)),
    ...createForeignKeyCheck(db, access),
    /** The change whose undoing or redoing touched the row last, or null. */
    lastTurnedOn: ({ tableName, rowId }: RowRef): number | null => turned.get(tableName, rowId) ?? null,
    /** The columns that stand otherwise than before the first change after `seen`; null when the row was not there then, or is not now. */
    changedSince(place: RowRef, seen: number): string[] | null {
      const then = nextBefore.get(place.tableName, place.rowId, seen)
      if (then === undefined) return []
      const now = current(place)
      return then === null || now === null ? null : listDifferingColumns(now, then)
    },
  }
}

/** Reading images back and writing them into their tables. */
export type RowImages = ReturnType<typeof createRowImages>

/** The condition for a change's rows: from its first one to the first one of the next change. */
export function buildRowQuery(changeId: string, row = 'id'): string {
  return `${row} >= (SELECT first_row FROM change WHERE id = ${changeId})
    AND ${row} < coalesce((SELECT first_row FROM change WHERE id > ${changeId} ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})`
}
