import { assert } from '#shared/kit/assert.ts'
import { createChangeSums } from './change-sums.ts'
import { type ChangeTies, createChangeTies } from './change-ties.ts'
import {
  type Change,
  CHANGE_COLUMNS,
  ChangeConflict,
  type ChangeKind,
  conflictOf,
  type Direction,
  STANDING_ORDER,
} from './change.ts'
import type { Database } from './open-database.ts'
import { createRowImages, isConstraint, type RowImages, type RowPlace } from './row-images.ts'
import { createChangeTurner, type Turn } from './turn-changes.ts'

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

/** Which changes to list; null asks for all. */
export interface Page {
  readonly beforeId: number | null
  readonly limit: number
  /** Touched rows of this table. */
  readonly table?: string | null
  readonly actor?: string | null
  /** Made at this time or later, and before that one. */
  readonly from?: string | null
  readonly until?: string | null
}

/** The one way to write to a campaign, and the one undo. */
export interface ChangeLog {
  /** Runs `write` in one transaction as one labelled change; nothing written is no change. Whatever it throws, nothing stays. `version` is what every row that is written bears from now on. */
  record<Result>(label: string, author: Author, write: (version: number) => Result): Result
  /** As record, for what says only what has left the campaign: undo looks past it, and what was undone before can still be redone. */
  note(label: string, author: Author, write: () => void): void
  /** As record, for the first filling of a new file: it cannot be undone. */
  start(label: string, author: Author, write: () => void): void
  /** Writes the images before a change back, as a new change; throws ChangeConflict when later changes stand in the way. `follow` writes what follows from that, in the same change. */
  undo(id: number, author: Author, follow?: () => void): Change
  /** Writes the images after an undone change back, as a new change; throws ChangeConflict as undo does. `follow` is as in undo. */
  redo(id: number, author: Author, follow?: () => void): Change
  find(id: number): Change | null
  /** Newest first, from `beforeId` (not included) on. */
  list(page: Page): Change[]
  /** Everybody who ever made a change. */
  actors(): string[]
  /** Turns several changes as one: undoes them from the top down, or redoes them from the bottom up. Throws ChangeConflict where what stands on them, or what they stood on, is not among them. */
  turn(turn: Turn, author: Author, follow?: () => void): Change
  /** What turning changes takes: themselves and all that must be turned with them, the first one to turn first; throws ChangeConflict where that is not enough. Writes nothing; `follow` as in undo, once for every try. */
  plan(turn: Turn, follow?: () => () => void): Change[]
  /** The changes that stand and touched a row, the top one first. */
  standingOn(place: RowPlace): Change[]
  /** What the last undo or redo of a change turned: itself and all that went with it; itself alone where it was never turned. */
  turnedWith(id: number): Change[]
  /** What stands on the rows of this change, so that it cannot be undone alone, or null. */
  findObstacle(id: number): ChangeConflict | null
  /** The change that undo would take back: of those that stand, the one made or redone last; where one redo brought several back, the one that it was asked for. */
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

type Heading = Pick<Change, 'label' | 'kind' | 'targetId'> & { readonly isNote?: boolean }

interface Written<Result> {
  readonly change: Change
  readonly result: Result
  readonly tables: readonly string[]
}

/** What History lists, prepared once. */
function prepareLists(db: Database) {
  return {
    byId: db.prepare<[number], Change>(`SELECT ${CHANGE_COLUMNS} FROM change WHERE id = ?`),
    page: db.prepare<Required<Page>, Change>(
      `SELECT ${CHANGE_COLUMNS} FROM change WHERE id < coalesce(@beforeId, ${Number.MAX_SAFE_INTEGER})
         AND (@actor IS NULL OR actor = @actor) AND (@from IS NULL OR at >= @from) AND (@until IS NULL OR at < @until)
         AND (@table IS NULL OR id IN (SELECT change_id FROM change_row WHERE table_name = @table))
       ORDER BY id DESC LIMIT @limit`,
    ),
    actors: db.prepare<[], string>('SELECT DISTINCT actor FROM change ORDER BY actor').pluck(),
    standing: db.prepare<[], Change>(
      `WITH top AS (SELECT * FROM change WHERE kind = 'change' AND undone_by IS NULL AND is_note IS NULL ORDER BY ${STANDING_ORDER} DESC LIMIT 1)
       SELECT ${CHANGE_COLUMNS} FROM change WHERE id = (SELECT coalesce(
         (SELECT root.id FROM change AS redo JOIN change AS root ON root.id = redo.target_id
          WHERE redo.id = cast(top.stands_since AS integer) AND cast(root.stands_since AS integer) = redo.id
            AND root.undone_by IS NULL), top.id) FROM top)`,
    ),
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
       ORDER BY ${STANDING_ORDER}`,
    ),
  }
}

/** What the log writes of changes, prepared once. */
function prepareLog(db: Database) {
  return {
    ...prepareLists(db),
    begin: db.prepare<[string, string, string, ChangeKind, 1 | null, number | null]>(
      `INSERT INTO change (label, actor, at, kind, is_note, target_id, first_row, open)
     VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM change_row), 1)`,
    ),
    end: db.prepare<[number, number]>('UPDATE change SET open = NULL, sum = ? WHERE id = ?'),
    drop: db.prepare<[number]>('DELETE FROM change WHERE id = ?'),
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
  const ties = createChangeTies(db)
  const turner = createChangeTurner(db, images, ties)
  const [log, rowLog] = [prepareLog(db), prepareRowLog(db)]

  const inTransaction = db.transaction(
    <Result>(
      { label, kind, targetId, isNote }: Heading,
      author: Author,
      write: (id: number) => Result,
    ): Written<Result> => {
      const at = now()
      const last = log.newest.get() ?? 0
      const id = Number(log.begin.run(label, author.name, at, kind, isNote ? 1 : null, targetId).lastInsertRowid)
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

  function turn({ direction, ids }: Turn, author: Author, follow?: () => void): Change {
    const [target] = ids.map(get)
    assert(target !== undefined, 'Nothing is turned')
    const rest = ids.length === 1 ? '' : ` (${ids.length} changes)`
    const heading = { label: `${target.label}${rest}`, kind: direction, targetId: target.id }
    return named(direction, () => write(heading, author, (id) => turner.write({ direction, ids }, id, follow)).change)
  }

  /** Turns and takes all of it back. */
  function rehearse(turning: Turn, follow?: () => void): void {
    const heading = { label: 'rehearsal', kind: turning.direction, targetId: null }
    inTransaction.immediate(heading, { name: '', session: '' }, (id) => {
      turner.write(turning, id, follow)
      throw new Rehearsed()
    })
  }

  return {
    record: (label, author, rows) => write({ label, kind: 'change', targetId: null }, author, rows).result,
    note: (label, author, rows) => void write({ label, kind: 'change', targetId: null, isNote: true }, author, rows),
    start: (label, author, rows) => void write({ label, kind: 'start', targetId: null }, author, rows),
    undo: (id, author, follow) => turn({ direction: 'undo', ids: [id] }, author, follow),
    redo: (id, author, follow) => turn({ direction: 'redo', ids: [id] }, author, follow),
    turn,
    plan(turning, follow) {
      turning.ids.forEach(get)
      return turner.plan(turning, (whole) => rehearsed(whole.direction, () => rehearse(whole, follow?.())))
    },
    standingOn: (place) => ties.standingOn(place),
    turnedWith: (id) => log.turnedWith.all({ id }),
    ...createReading({ log, rowLog, ties, images }),
  }
}

/** What the log answers. */
function createReading({ log, rowLog, ties, images }: Readers) {
  return {
    find: (id) => log.byId.get(id) ?? null,
    list: (page) => log.page.all({ table: null, actor: null, from: null, until: null, ...page }),
    actors: () => log.actors.all(),
    findObstacle(id) {
      const [change] = ties.above(id)
      return change ? conflictOf('undo', { change, needs: 'undo' }) : null
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
  } satisfies Partial<ChangeLog>
}

interface Readers {
  readonly log: ReturnType<typeof prepareLog>
  readonly rowLog: ReturnType<typeof prepareRowLog>
  readonly ties: ChangeTies
  readonly images: RowImages
}

/** Takes a rehearsal back. */
class Rehearsed extends Error {}

/** What a rehearsal was refused with, or null. */
function rehearsed(direction: Direction, rehearse: () => void): ChangeConflict | null {
  try {
    named(direction, rehearse)
  } catch (error) {
    if (error instanceof ChangeConflict) return error
    if (!(error instanceof Rehearsed)) throw error
  }
  return null
}

/** What SQLite refuses is a conflict, whose cause nobody knows. */
function named<Result>(direction: Direction, turn: () => Result): Result {
  try {
    return turn()
  } catch (error) {
    throw isConstraint(error) ? conflictOf(direction, null) : error
  }
}
