import { assert } from '#shared/kit/assert.ts'
import type { Database } from '../file/open-database.ts'
import { createChangeChecksumVerifier } from './change-checksums.ts'
import { createChangeDependencyQueries } from './change-dependencies.ts'
import { createChangeReader } from './change-reader.ts'
import {
  type Change,
  ChangeConflictError,
  type ChangeKind,
  createChangeConflictError,
  type RevertDirection,
} from './change.ts'
import { createReverter, type RevertRequest } from './revert.ts'
import { isConstraintError } from './row-access.ts'
import { createRowWriteAccess } from './row-write-access.ts'

/** The author of a change: the name shown in History, and the session it came from. */
export interface Author {
  readonly name: string
  readonly session: string
}

/** A change that was just committed, the tables it touched and the session it came from. */
export interface RecordedChange {
  readonly change: Change
  readonly tables: readonly string[]
  readonly session: string
}

type Heading = Pick<Change, 'label' | 'kind' | 'targetId'> & { readonly isNote?: boolean }

interface Written<Result> {
  readonly change: Change
  readonly result: Result
  readonly tables: readonly string[]
}

/** Prepares the statements that write to the log. */
function prepareLog(db: Database) {
  return {
    begin: db.prepare<[string, string, string, ChangeKind, 1 | null, number | null]>(
      `INSERT INTO change (label, actor, at, kind, is_note, target_id, first_row, open)
     VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM change_row), 1)`,
    ),
    end: db.prepare<[number, number]>('UPDATE change SET open = NULL, sum = ? WHERE id = ?'),
    drop: db.prepare<[number]>('DELETE FROM change WHERE id = ?'),
  }
}

/** Called before every change and after its commit. */
export interface ChangeHooks {
  /** Throws if the file must not be written to at present. */
  readonly beforeWriting: () => void
  /** Called after the commit of every change. */
  readonly announce: (recorded: RecordedChange) => void
}

/** The change log of one campaign file. */
export function createChangeLog(db: Database, now: () => string, { beforeWriting, announce }: ChangeHooks) {
  const [images, sums] = [createRowWriteAccess(db), createChangeChecksumVerifier(db)]
  const ties = createChangeDependencyQueries(db)
  const turner = createReverter(db, images, ties)
  const reading = createChangeReader(db, images, ties)
  const log = prepareLog(db)

  const inTransaction = db.transaction(
    <Result>(
      { label, kind, targetId, isNote }: Heading,
      author: Author,
      write: (id: number) => Result,
    ): Written<Result> => {
      const at = now()
      const last = reading.newest()
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
    const change = reading.find(id)
    if (!change) throw new ChangeConflictError(`There is no change number ${id}.`)
    return change
  }

  /**
   * Reverts several changes as one: undoes them from the top down, or redoes them from the bottom up. Throws
   * ChangeConflictError if a change that depends on them (undo), or that they depend on (redo), is not in the list.
   * `follow` writes the consequences as part of the same change.
   */
  function turn({ direction, ids }: RevertRequest, author: Author, follow?: () => void): Change {
    const [target] = ids.map(get)
    assert(target !== undefined, 'Nothing is turned')
    const rest = ids.length === 1 ? '' : ` (${ids.length} changes)`
    const heading = { label: `${target.label}${rest}`, kind: direction, targetId: target.id }
    return named(direction, () => write(heading, author, (id) => turner.write({ direction, ids }, id, follow)).change)
  }

  /** Reverts the changes and rolls back. Always throws: Rehearsed on success, otherwise the conflict. */
  function rehearse(turning: RevertRequest, follow?: () => void): void {
    const heading = { label: 'rehearsal', kind: turning.direction, targetId: null }
    inTransaction.immediate(heading, { name: '', session: '' }, (id) => {
      turner.write(turning, id, follow)
      throw new Rehearsed()
    })
  }

  return {
    /**
     * Runs `rows` in one transaction as one labelled change. If nothing is written, no change is recorded; if it
     * throws, the transaction is rolled back. `version` is the new version of every row written.
     */
    record: <Result>(label: string, author: Author, rows: (version: number) => Result): Result =>
      write({ label, kind: 'change', targetId: null }, author, rows).result,
    /**
     * As `record`, for a change that only notes that something has left the campaign. Undo skips it, and earlier
     * undone changes can still be redone.
     */
    note: (label: string, author: Author, rows: () => void): void =>
      void write({ label, kind: 'change', targetId: null, isNote: true }, author, rows),
    /** As `record`, for the initial content of a new file. It cannot be undone. */
    start: (label: string, author: Author, rows: () => void): void =>
      void write({ label, kind: 'start', targetId: null }, author, rows),
    /**
     * Undoes a change by writing its before-images back as a new change. Throws ChangeConflictError if later changes depend
     * on it. `follow` is as in `turn`.
     */
    undo: (id: number, author: Author, follow?: () => void): Change =>
      turn({ direction: 'undo', ids: [id] }, author, follow),
    /**
     * Redoes an undone change by writing its after-images back as a new change. Throws ChangeConflictError as `undo` does.
     */
    redo: (id: number, author: Author, follow?: () => void): Change =>
      turn({ direction: 'redo', ids: [id] }, author, follow),
    turn,
    /**
     * Lists the changes that must be reverted together with the given ones (themselves included), in the order of
     * reverting. Throws ChangeConflictError if even that does not suffice. Writes nothing; `follow` is as in `turn` and is
     * called once per attempt.
     */
    plan(turning: RevertRequest, follow?: () => () => void): Change[] {
      turning.ids.forEach(get)
      return turner.plan(turning, (whole) => rehearsed(whole.direction, () => rehearse(whole, follow?.())))
    },
    ...reading,
  }
}

/** The change log, the only way to write to a campaign. */
export type ChangeLog = ReturnType<typeof createChangeLog>

/** Thrown to roll back a rehearsal. */
class Rehearsed extends Error {}

/** Returns the conflict that a rehearsal ran into, or null. */
function rehearsed(direction: RevertDirection, rehearse: () => void): ChangeConflictError | null {
  try {
    named(direction, rehearse)
  } catch (error) {
    if (error instanceof ChangeConflictError) return error
    if (!(error instanceof Rehearsed)) throw error
  }
  return null
}

/** Turns a constraint error of SQLite into a ChangeConflictError without a known blocker. */
function named<Result>(direction: RevertDirection, turn: () => Result): Result {
  try {
    return turn()
  } catch (error) {
    throw isConstraintError(error) ? createChangeConflictError(direction, null) : error
  }
}
