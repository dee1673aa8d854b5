import type { Database } from './open-database.ts'
import { createRowAccess, type RowRefused } from './row-access.ts'
import { differingColumns, mergedImage, netImages, type RowImage, type RowPlace, sameImage } from './row-image.ts'
import { createNeighbours, type Orphan } from './row-neighbours.ts'

/** Reading images back and writing them into their tables. */
export interface RowImages {
  /** Every write of a change, in order. */
  of(changeId: number): RowImage[]
  /** One image a row: what stood before the change and what stood after it. */
  net(rows: readonly RowImage[]): RowImage[]
  /** Does the row stand as the image says? Columns that only one of the two knows do not count. */
  matches(place: RowPlace, image: string | null): boolean
  /** Lets rows point nowhere until the end of the transaction; once, for it has every statement prepared again. */
  deferKeys(): void
  /** Makes each row stand as it stood on one side of its write, one after the other. */
  write(rows: readonly RowImage[], side: 'before' | 'after'): void
  /** The last write noted so far. */
  lastWrite(): number
  /** The rows written after that. */
  touchedAfter(write: number): RowPlace[]
  /** What a change made of one row, or null where it did not touch it. */
  ofRow(changeId: number, place: RowPlace): RowImage | null
  /** The row with the columns that a change wrote as they stood on the other side of it, and the rest as it is now; null where it wrote the row as a whole or its columns stand otherwise. */
  merged(row: RowImage, expected: 'before' | 'after'): RowImage | null
  /** A row that points to one that is not there, and that one; or null. */
  findOrphan(rows: readonly RowImage[]): Orphan | null
  /** The row that stands in the place of one that could not be written, or null. */
  findOccupant(refused: RowRefused): RowPlace | null
  /** The change whose undoing or redoing touched the row last, or null. */
  lastTurnedOn(place: RowPlace): number | null
  /** The columns that stand otherwise than before the first change after `seen`; null when the row was not there then, or is not now. */
  changedSince(place: RowPlace, seen: number): string[] | null
}

/** The row images of one campaign file; statements are prepared once a table. */
export function createRowImages(db: Database): RowImages {
  const ofChange = db.prepare<{ id: number }, RowImage>(
    `SELECT change_id AS changeId, table_name AS tableName, row_id AS rowId, before, after
     FROM change_row WHERE ${rowsOf(':id')} ORDER BY id`,
  )
  const newest = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change_row').pluck()
  const after = db.prepare<[number], RowPlace>(
    'SELECT table_name AS tableName, row_id AS rowId FROM change_row WHERE id > ?',
  )
  const turned = db
    .prepare<[string, string], number | null>(
      `SELECT target_id FROM change WHERE kind IN ('undo', 'redo') AND id < (SELECT max(id) FROM change)
         AND id IN (SELECT change_id FROM change_row WHERE table_name = ? AND row_id = ?) ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
  const nextBefore = db
    .prepare<[string, string, number], string | null>(
      `SELECT before FROM change_row WHERE table_name = ? AND row_id = ? AND change_id > ? ORDER BY change_id, id LIMIT 1`,
    )
    .pluck()

  const access = createRowAccess(db)
  const { current, write } = access

  return {
    of: (changeId) => ofChange.all({ id: changeId }),
    net: netImages,
    matches: (place, image) => sameImage(current(place), image),
    deferKeys: () => void db.pragma('defer_foreign_keys = ON'),
    write(rows, side) {
      for (const row of rows) write(row, row[side])
    },
    lastWrite: () => newest.get() ?? 0,
    touchedAfter: (last) => after.all(last),
    ofRow: (id, { tableName, rowId }) =>
      netImages(ofChange.all({ id })).find((row) => row.tableName === tableName && row.rowId === rowId) ?? null,
    merged: (row, expected) => mergedImage(row, expected, current(row)),
    ...createNeighbours(db, access),
    lastTurnedOn: ({ tableName, rowId }) => turned.get(tableName, rowId) ?? null,
    changedSince(place, seen) {
      const then = nextBefore.get(place.tableName, place.rowId, seen)
      if (then === undefined) return []
      const now = current(place)
      return then === null || now === null ? null : differingColumns(now, then)
    },
  }
}

/** The condition for a change's rows: from its first one to the first one of the next change. */
export function rowsOf(changeId: string, row = 'id'): string {
  return `${row} >= (SELECT first_row FROM change WHERE id = ${changeId})
    AND ${row} < coalesce((SELECT first_row FROM change WHERE id > ${changeId} ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})`
}
