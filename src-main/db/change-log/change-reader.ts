import type { Database } from '../file/open-database.ts'
import type { ChangeDependencyQueries } from './change-dependencies.ts'
import {
  type Change,
  CHANGE_COLUMNS,
  type ChangeConflictError,
  createChangeConflictError,
  DEPENDENCY_ORDER_SQL,
} from './change.ts'
import type { RowWriteAccess } from './row-write-access.ts'
import type { RowRef } from './row-write.ts'

/** A row that was written or removed, and the last change that touched it. */
export interface TouchedRow extends RowRef {
  readonly version: number
}

/** Filter of a list of changes; null or absent fields do not filter. */
export interface ChangeFilter {
  readonly beforeId: number | null
  readonly limit: number
  /** Only changes that touched rows of this table. */
  readonly table?: string | null
  readonly actor?: string | null
  /** Only changes made at this time or later, and before `until`. */
  readonly from?: string | null
  readonly until?: string | null
}

/** Prepares the statements behind History. */
function prepareLists(db: Database) {
  return {
    byId: db.prepare<[number], Change>(`SELECT ${CHANGE_COLUMNS} FROM change WHERE id = ?`),
    page: db.prepare<Required<ChangeFilter>, Change>(
      `SELECT ${CHANGE_COLUMNS} FROM change WHERE id < coalesce(@beforeId, ${Number.MAX_SAFE_INTEGER})
         AND (@actor IS NULL OR actor = @actor) AND (@from IS NULL OR at >= @from) AND (@until IS NULL OR at < @until)
         AND (@table IS NULL OR id IN (SELECT change_id FROM change_row WHERE table_name = @table))
       ORDER BY id DESC LIMIT @limit`,
    ),
    actors: db.prepare<[], string>('SELECT DISTINCT actor FROM change ORDER BY actor').pluck(),
    standing: db.prepare<[], Change>(
      `WITH top AS (SELECT * FROM change WHERE kind = 'change' AND undone_by IS NULL AND is_note IS NULL ORDER BY ${DEPENDENCY_ORDER_SQL} DESC LIMIT 1)
       SELECT ${CHANGE_COLUMNS} FROM change WHERE id = (SELECT coalesce(
         (SELECT root.id FROM change AS redo JOIN change AS root ON root.id = redo.target_id
          WHERE redo.id = cast(top.stands_since AS integer) AND cast(root.stands_since AS integer) = redo.id
            AND root.undone_by IS NULL), top.id) FROM top)`,
    ),
    newest: db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change').pluck(),
    total: db.prepare<[], number>('SELECT count(*) FROM change').pluck(),
    lastUndone: db.prepare<[], Change>(
      `SELECT ${CHANGE_COLUMNS} FROM change WHERE id = (SELECT target_id FROM change WHERE id =
         (SELECT max(undone_by) FROM change
          WHERE undone_by > coalesce((SELECT max(id) FROM change WHERE kind = 'change' AND is_note IS NULL), 0)))`,
    ),
    turnedWith: db.prepare<{ id: number }, Change>(
      `WITH target AS (SELECT * FROM change WHERE id = @id)
       SELECT ${CHANGE_COLUMNS} FROM change WHERE id = @id
         OR undone_by = (SELECT undo.id FROM change AS undo, target WHERE undo.id = target.undone_by AND undo.target_id = @id)
         OR undone_by IS NULL AND cast(stands_since AS integer) = (SELECT redo.id FROM change AS redo, target
           WHERE target.undone_by IS NULL AND redo.id = cast(target.stands_since AS integer) AND redo.target_id = @id)
       ORDER BY ${DEPENDENCY_ORDER_SQL}`,
    ),
  }
}

/** Prepares the queries for the rows that changes touched. */
function prepareRowLog(db: Database) {
  return {
    version: db
      .prepare<[string, string], number | null>(
        'SELECT max(change_id) FROM change_row WHERE table_name = ? AND row_id = ?',
      )
      .pluck(),
    versions: db.prepare<[string], { rowId: string; version: number }>(
      'SELECT row_id AS rowId, max(change_id) AS version FROM change_row WHERE table_name = ? GROUP BY row_id',
    ),
    // NOT INDEXED makes SQLite scan rowids only; for DISTINCT and GROUP BY the planner would read a whole index.
    since: db.prepare<[number], TouchedRow>(
      `SELECT table_name AS tableName, row_id AS rowId, max(change_id) AS version FROM change_row NOT INDEXED
     WHERE id >= (SELECT first_row FROM change WHERE id > ? ORDER BY id LIMIT 1) GROUP BY table_name, row_id`,
    ),
  }
}

/** Creates the read queries of the change log. */
export function createChangeReader(db: Database, images: RowWriteAccess, ties: ChangeDependencyQueries) {
  const [log, rowLog] = [prepareLists(db), prepareRowLog(db)]
  return {
    /** Applied changes that touched a row, topmost first. */
    standingOn: (place: RowRef): Change[] => ties.standingOn(place),
    /**
     * The changes reverted together by the last undo or redo of a change, itself included. Only the change itself if
     * it was never reverted.
     */
    turnedWith: (id: number): Change[] => log.turnedWith.all({ id }),
    find: (id: number): Change | null => log.byId.get(id) ?? null,
    /** Lists changes, newest first, starting below `beforeId` (exclusive). */
    list: (page: ChangeFilter): Change[] =>
      log.page.all({ table: null, actor: null, from: null, until: null, ...page }),
    /** All authors who ever made a change. */
    actors: (): string[] => log.actors.all(),
    /** Returns the conflict that keeps this change from being undone without others, or null. */
    findObstacle(id: number): ChangeConflictError | null {
      const [change] = ties.above(id)
      return change ? createChangeConflictError('undo', { change, needs: 'undo' }) : null
    },
    /**
     * The change that undo would take back: the applied change that was made or redone last. If one redo restored
     * several, the one it was requested for.
     */
    findUndoable: (): Change | null => log.standing.get() ?? null,
    /** The change that redo would restore: the last one undone, as long as nothing new was changed since. */
    findRedoable: (): Change | null => log.lastUndone.get() ?? null,
    /** Id of the last change that touched a row, used as the row's version in commands; 0 for a row never written. */
    versionOf: (table: string, rowId: string): number => rowLog.version.get(table, rowId) ?? 0,
    /** Versions of all rows of a table, removed ones included. */
    versionsOf: (table: string): ReadonlyMap<string, number> =>
      new Map(rowLog.versions.all(table).map((row) => [row.rowId, row.version])),
    /** Id of the newest change; 0 if there is none. */
    newest: (): number => log.newest.get() ?? 0,
    /** The rows touched by later changes than this one, each once, with their versions. */
    touchedSince: (id: number): TouchedRow[] => rowLog.since.all(id),
    /**
     * The columns of a row that differ from their values at version `seen`; null if the row did not exist then or does
     * not exist now.
     */
    columnsChangedSince: (tableName: string, rowId: string, seen: number): string[] | null =>
      seen > (rowLog.version.get(tableName, rowId) ?? 0) ? null : images.changedSince({ tableName, rowId }, seen),
    /** Total number of changes. */
    count: (): number => log.total.get() ?? 0,
  }
}
