import { assert } from '#shared/kit/assert.ts'
import { createChangeSums } from './change-sums.ts'
import type { Database } from './open-database.ts'
import { createRowImages, type RowPlace } from './row-images.ts'

/** What a change is: the first filling of a file, a change, or the undoing or redoing of one. */
export type ChangeKind = 'start' | 'change' | 'undo' | 'redo'

/** One line of the History page. */
export interface Change {
  readonly id: number
  readonly label: string
  readonly actor: string
  /** ISO time. */
  readonly at: string
  readonly kind: ChangeKind
  readonly targetId: number | null
  /** The undo that took this change back, null when it stands. */
  readonly undoneBy: number | null
}

/** Who makes a change: the name that History shows, and the session it came from. */
export interface Author {
  readonly name: string
  readonly session: string
}

/** A change just made, the tables it touched and the session it came from. */
export interface Recorded {
  readonly change: Change
  readonly tables: readonly string[]
  readonly session: string
}

/** A row that was written, or removed, and the last change that did so. */
export interface TouchedRow extends RowPlace {
  readonly version: number
}

/** Why a change cannot be undone or redone; `by` is the later change that stands in the way, where one can be named. */
export class ChangeConflict extends Error {
  override readonly name = 'ChangeConflict'
  readonly by: Change | null

  constructor(message: string, by: Change | null = null) {
    super(message)
    this.by = by
  }
}

/** The one way to write to a campaign, and the one undo. */
export interface ChangeLog {
  /** Runs `write` in one transaction as one labelled change; nothing written is no change. Whatever it throws, nothing stays. `version` is what every row that is written bears from now on. */
  record<Result>(label: string, author: Author, write: (version: number) => Result): Result
  /** As record, for the first filling of a new file: it cannot be undone. */
  start(label: string, author: Author, write: () => void): void
  /** Writes the images before a change back, as a new change; throws ChangeConflict when later changes stand in the way. `follow` writes what follows from that, in the same change. */
  undo(id: number, author: Author, follow?: () => void): Change
  /** Writes the images after an undone change back, as a new change; throws ChangeConflict as undo does. `follow` is as in undo. */
  redo(id: number, author: Author, follow?: () => void): Change
  find(id: number): Change | null
  /** Newest first, from `beforeId` (not included) on. */
  list(page: { beforeId: number | null; limit: number }): Change[]
  /** What a later change has made of the rows of this one, so that it cannot be undone now, or null. */
  findObstacle(id: number): ChangeConflict | null
  /** The change that undo would take back: of those that stand, the one made or redone last. */
  findUndoable(): Change | null
  /** The change that redo would bring back: the last one undone, as long as nothing new was done since. */
  findRedoable(): Change | null
  /** The id of the last change that touched a row: what a command must have seen. 0 for a row never written. */
  versionOf(table: string, rowId: string): number
  /** Versions of all rows of a table that there ever were. */
  versionsOf(table: string): ReadonlyMap<string, number>
  /** The id of the newest change; 0 before the first one. */
  newest(): number
  /** The rows that changes after this one touched, each once, with their versions. */
  touchedSince(id: number): TouchedRow[]
  /** The columns of a row that stand otherwise than when it bore this version; null when it was not there then, or is not now. */
  columnsChangedSince(table: string, rowId: string, seen: number): string[] | null
  /** How many changes there are in all. */
  count(): number
}

/** What turning a change back takes. */
interface Reversal {
  readonly direction: 'undo' | 'redo'
  /** Writes what follows from it, in the same change. */
  readonly follow: (() => void) | undefined
}

type Heading = Pick<Change, 'label' | 'kind' | 'targetId'>

interface Written<Result> {
  readonly change: Change
  readonly result: Result
  readonly tables: readonly string[]
}

const COLUMNS = `id, label, actor, at, kind, target_id AS targetId, undone_by AS undoneBy`

/** What the log asks of changes and writes of them, prepared once. */
function prepareLog(db: Database) {
  return {
    byId: db.prepare<[number], Change>(`SELECT ${COLUMNS} FROM change WHERE id = ?`),
    page: db.prepare<[number, number], Change>(`SELECT ${COLUMNS} FROM change WHERE id < ? ORDER BY id DESC LIMIT ?`),
    standing: db.prepare<[], Change>(
      `SELECT ${COLUMNS} FROM change WHERE kind = 'change' AND undone_by IS NULL
       ORDER BY coalesce(stands_since, id) DESC LIMIT 1`,
    ),
    lastUndone: db.prepare<[], Change>(
      `SELECT ${COLUMNS} FROM change WHERE undone_by IS NOT NULL
       AND undone_by > coalesce((SELECT max(id) FROM change WHERE kind = 'change'), 0) ORDER BY undone_by DESC LIMIT 1`,
    ),
    begin: db.prepare<[string, string, string, ChangeKind, number | null]>(
      `INSERT INTO change (label, actor, at, kind, target_id, first_row, open)
     VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM change_row), 1)`,
    ),
    end: db.prepare<[number, number]>('UPDATE change SET open = NULL, sum = ? WHERE id = ?'),
    drop: db.prepare<[number]>('DELETE FROM change WHERE id = ?'),
    takeBack: db.prepare<[number, number]>('UPDATE change SET undone_by = ? WHERE id = ?'),
    bringBack: db.prepare<[number, number]>('UPDATE change SET undone_by = NULL, stands_since = ? WHERE id = ?'),
    newest: db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change').pluck(),
    total: db.prepare<[], number>('SELECT count(*) FROM change').pluck(),
  }
}

/** What the log asks of the rows that changes touched, prepared once. */
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
    // NOT INDEXED: by its rowids alone; DISTINCT and GROUP BY would have the planner read a whole index.
    since: db.prepare<[number], TouchedRow>(
      `SELECT table_name AS tableName, row_id AS rowId, max(change_id) AS version FROM change_row NOT INDEXED
     WHERE id >= (SELECT first_row FROM change WHERE id > ? ORDER BY id LIMIT 1) GROUP BY table_name, row_id`,
    ),
  }
}

/** Who is asked before every change and hears of it afterwards. */
export interface ChangeListener {
  /** Throws where nothing may be written now. */
  readonly beforeWriting: () => void
  /** Hears of every change after its commit. */
  readonly announce: (recorded: Recorded) => void
}

/** The change log of one campaign file. */
export function createChangeLog(
  db: Database,
  now: () => string,
  { beforeWriting, announce }: ChangeListener,
): ChangeLog {
  const [images, sums] = [createRowImages(db), createChangeSums(db)]
  const [log, rowLog] = [prepareLog(db), prepareRowLog(db)]

  const inTransaction = db.transaction(
    <Result>({ label, kind, targetId }: Heading, author: Author, write: (id: number) => Result): Written<Result> => {
      const at = now()
      const last = log.newest.get() ?? 0
      const id = Number(log.begin.run(label, author.name, at, kind, targetId).lastInsertRowid)
      assert(id > last, `Change ${id} would come after change ${last}: versions must grow`)
      const result = write(id)
      const { tables, sum } = sums.of(id)
      if (tables.length === 0) log.drop.run(id)
      else log.end.run(sum, id)
      return { change: { id, label, actor: author.name, at, kind, targetId, undoneBy: null }, result, tables }
    },
  )

  function write<Result>(heading: Heading, author: Author, rows: (id: number) => Result): Written<Result> {
    if (db.inTransaction) throw new Error('A change cannot be recorded inside another one')
    beforeWriting()
    const written = inTransaction.immediate(heading, author, rows) as Written<Result>
    const { change, tables } = written
    if (tables.length > 0) announce({ change, tables, session: author.session })
    return written
  }

  function get(id: number): Change {
    const change = log.byId.get(id)
    if (!change) throw new ChangeConflict(`There is no change number ${id}.`)
    return change
  }

  function revert(id: number, author: Author, { direction, follow }: Reversal): Change {
    const target = get(id)
    requireTurnable(target, direction)
    const expected = direction === 'undo' ? 'after' : 'before'
    const restored = direction === 'undo' ? 'before' : 'after'
    const turn = (newId: number): void => {
      const rows = images.of(id)
      for (const row of images.net(rows)) if (!images.matches(row, row[expected])) throw conflict(direction, row)
      images.write(direction === 'undo' ? rows.toReversed() : rows, restored)
      const extra = images.touchedBeyond(newId, id)
      if (extra) throw conflict(direction, extra)
      log[direction === 'undo' ? 'takeBack' : 'bringBack'].run(newId, id)
      follow?.()
    }
    try {
      return write({ label: target.label, kind: direction, targetId: id }, author, turn).change
    } catch (error) {
      if (!isConstraint(error)) throw error
      throw new ChangeConflict(
        `Cannot ${direction}: something made later stands in its place or needs it. Undo that first.`,
      )
    }
  }

  function conflict(direction: 'undo' | 'redo', row: RowPlace): ChangeConflict {
    const by = images.lastChangeBefore(row)
    return conflictWith(direction, by === null ? null : get(by))
  }

  function conflictWith(direction: 'undo' | 'redo', later: Change | null): ChangeConflict {
    if (later === null) return new ChangeConflict(`Cannot ${direction}: it was changed since.`)
    return new ChangeConflict(
      `Cannot ${direction}: ${later.actor} changed this later (“${later.label}”). Undo that first.`,
      later,
    )
  }

  return {
    record: (label, author, rows) => write({ label, kind: 'change', targetId: null }, author, rows).result,
    start: (label, author, rows) => void write({ label, kind: 'start', targetId: null }, author, rows),
    undo: (id, author, follow) => revert(id, author, { direction: 'undo', follow }),
    redo: (id, author, follow) => revert(id, author, { direction: 'redo', follow }),
    find: (id) => log.byId.get(id) ?? null,
    list: ({ beforeId, limit }) => log.page.all(beforeId ?? Number.MAX_SAFE_INTEGER, limit),
    findObstacle(id) {
      const row = images.net(images.of(id)).find((one) => !images.matches(one, one.after))
      if (row === undefined) return null
      return conflictWith('undo', log.byId.get(rowLog.version.get(row.tableName, row.rowId) ?? 0) ?? null)
    },
    findUndoable: () => log.standing.get() ?? null,
    findRedoable: () => log.lastUndone.get() ?? null,
    versionOf: (table, rowId) => rowLog.version.get(table, rowId) ?? 0,
    versionsOf: (table) => new Map(rowLog.versions.all(table).map((row) => [row.rowId, row.version])),
    newest: () => log.newest.get() ?? 0,
    touchedSince: (id) => rowLog.since.all(id),
    columnsChangedSince: (tableName, rowId, seen) =>
      seen > (rowLog.version.get(tableName, rowId) ?? 0) ? null : images.changedSince({ tableName, rowId }, seen),
    count: () => log.total.get() ?? 0,
  }
}

function requireTurnable(target: Change, direction: 'undo' | 'redo'): void {
  if (target.kind === 'start') throw new ChangeConflict('The beginning of a campaign cannot be undone.')
  if (target.kind !== 'change')
    throw new ChangeConflict(`Only a change can be ${direction === 'undo' ? 'undone' : 'redone'}.`)
  if (direction === 'undo' && target.undoneBy !== null) throw new ChangeConflict('This change is undone already.')
  if (direction === 'redo' && target.undoneBy === null) throw new ChangeConflict('This change stands already.')
}

function isConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT')
}
