import type { Database } from '../file/open-database.ts'
import type { ChangeDependencyQueries } from './change-dependencies.ts'
import {
  type Change,
  ChangeConflictError,
  createChangeConflictError,
  type RevertDirection,
  type ChangeBlocker,
  computeRedoOrder,
} from './change.ts'
import { RowConstraintError } from './row-access.ts'
import type { RowWriteAccess } from './row-write-access.ts'
import { dependsOnWrite, type RowWrite, type RowRef, haveWrittenSameColumn } from './row-write.ts'

/** Changes to revert, and the direction. */
export interface RevertRequest {
  readonly direction: RevertDirection
  readonly ids: readonly number[]
}

/** Reverts changes through their row images. */
export interface Reverter {
  /** Writes a revert and its consequences as the open change `newId`. Throws ChangeConflictError naming the blocker. */
  write(turn: RevertRequest, newId: number, follow?: () => void): void
  /**
   * Lists the changes that must be reverted together, in the order of reverting. `rehearse` returns what blocks a
   * given revert.
   */
  plan(turn: RevertRequest, rehearse: (turn: RevertRequest) => ChangeConflictError | null): Change[]
}

/** State of a running revert. */
interface RevertState extends RevertRequest {
  readonly change: Change
}

/** Creates the reverter, which writes reverts through row images. */
export function createReverter(db: Database, images: RowWriteAccess, ties: ChangeDependencyQueries): Reverter {
  const takeBack = db.prepare<[number, number]>('UPDATE change SET undone_by = ? WHERE id = ?')
  const setTargets = db.prepare<[string, number]>('UPDATE change SET target_ids = ? WHERE id = ?')
  const bringBack = db.prepare<[number, number]>('UPDATE change SET undone_by = NULL, stands_since = ? WHERE id = ?')

  function write({ direction, ids }: RevertRequest, newId: number, follow?: () => void): void {
    const rising = ties.inOrder(ids)
    for (const change of rising) requireTurnable(change, direction)
    writeRows({ direction, ids })
    setTargets.run(JSON.stringify(rising.map(({ id }) => id)), newId)
    rising.forEach(({ id }, at) => {
      if (direction === 'undo') takeBack.run(newId, id)
      else bringBack.run(computeRedoOrder(newId, at, rising.length), id)
    })
    follow?.()
  }

  function writeRows({ direction, ids }: RevertRequest): void {
    images.deferKeys()
    const rising = ties.inOrder(ids)
    const ordered = direction === 'undo' ? rising.toReversed() : rising
    const restored = ordered.flatMap((change) => turnOne({ direction, ids, change }))
    const orphan = images.findOrphan(restored)
    if (orphan) throw createChangeConflictError(direction, findMissing(orphan.parent, orphan.child, { direction, ids }))
  }

  /** Reverts one change. Returns the rows that exist again. */
  function turnOne(turning: RevertState): RowWrite[] {
    const { direction, ids, change } = turning
    const above = direction === 'undo' ? ties.above(change.id).find(({ id }) => !ids.includes(id)) : undefined
    if (above) throw createChangeConflictError(turning.direction, { change: above, needs: 'undo' })
    const [expected, restored] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const)
    const rows = images.of(change.id)
    const net = images.net(rows)
    const last = images.lastWrite()
    const odd = net.filter((row) => !images.matches(row, row[expected]))
    const merged = odd.map((row) => merge(row, expected, turning))
    const oddKeys = new Set(odd.map(placeKey))
    const plain = rows.filter((row) => !oddKeys.has(placeKey(row)))
    writing(() => images.write(direction === 'undo' ? plain.toReversed() : plain, restored), turning)
    writing(() => images.write(merged, restored), turning)
    requireOwn(net, images.touchedAfter(last), turning)
    return net.filter((row) => row[restored] !== null)
  }

  /** Throws if other rows are affected too, such as the children of a removed row. */
  function requireOwn(own: readonly RowRef[], touched: readonly RowRef[], turning: RevertState): void {
    const keys = new Set(own.map(placeKey))
    const extra = touched.find((place) => !keys.has(placeKey(place)))
    if (extra) throw createChangeConflictError(turning.direction, findOn(extra, turning))
  }

  /**
   * Merges the reverted columns into the row. The other columns keep their values: other changes wrote them, or
   * consequences of an undo or redo.
   */
  function merge(row: RowWrite, expected: 'before' | 'after', turning: RevertState): RowWrite {
    const merged = images.merged(row, expected)
    const isRemoval = row[expected === 'after' ? 'before' : 'after'] === null
    const hindrance = merged === null || isRemoval ? findMismatch(row, turning) : null
    if (hindrance) throw createChangeConflictError(turning.direction, hindrance)
    if (merged === null) throw createChangeConflictError(turning.direction, findTurned(row, turning))
    return merged
  }

  function findMismatch(row: RowWrite, { direction, ids, change }: RevertState): ChangeBlocker | null {
    if (direction === 'undo') return null
    const isRemoval = row.after === null
    const ground = ties
      .undoneOn(row)
      .find(
        ({ id }) =>
          !ids.includes(id) && (isRemoval ? ties.isBelow(id, change.id) : images.isRelated(id, row, dependsOnWrite)),
      )
    if (ground) return { change: ground, needs: 'redo' }
    const later = ties
      .standingOn(row)
      .find(
        ({ id }) =>
          id > (change.undoneBy ?? 0) && !ids.includes(id) && images.isRelated(id, row, haveWrittenSameColumn),
      )
    return later ? { change: later, needs: 'undo' } : null
  }

  /** Finds the undone change whose undo, or its consequences, touched the row last. */
  function findTurned(row: RowRef, { ids }: RevertRequest): ChangeBlocker | null {
    const turned = images.lastTurnedOn(row)
    const change = turned === null ? undefined : ties.inOrder([turned])[0]
    if (!change || ids.includes(change.id)) return null
    return { change, needs: change.undoneBy === null ? 'undo' : 'redo' }
  }

  function findOn(place: RowRef, { ids }: RevertRequest): ChangeBlocker | null {
    const change = ties.standingOn(place).find(({ id }) => !ids.includes(id))
    return change ? { change, needs: 'undo' } : null
  }

  /** Finds why a parent row is missing: the change that removed it is applied, or the one that created it is undone. */
  function findMissing(parent: RowRef, child: RowRef, turn: RevertRequest): ChangeBlocker | null {
    const removed = findOn(parent, turn)
    if (turn.direction === 'undo')
      return removed && isAboveFirst(removed.change, child, turn) ? removed : (findOn(child, turn) ?? removed)
    const maker = ties
      .undoneOn(parent)
      .find(({ id }) => !turn.ids.includes(id) && images.ofRow(id, parent)?.after !== null)
    return maker ? { change: maker, needs: 'redo' } : removed
  }

  /**
   * Whether a change is above the lowest change of a revert that touched a row. Below it, the change was applied
   * before the state that is restored.
   */
  function isAboveFirst({ id }: Change, row: RowRef, { ids }: RevertRequest): boolean {
    const rising = ties.inOrder([id, ...ids.filter((value) => images.ofRow(value, row) !== null)])
    return rising[0]?.id !== id
  }

  function writing(rows: () => void, turning: RevertState): void {
    try {
      rows()
    } catch (error) {
      if (!(error instanceof RowConstraintError)) throw error
      const occupant = images.findOccupant(error)
      throw createChangeConflictError(turning.direction, occupant && findOn(occupant, turning))
    }
  }

  /** The changes and all changes that depend on them, according to their rows. */
  function withAbove(ids: readonly number[]): number[] {
    const all = new Set(ids)
    for (const id of all) for (const above of ties.above(id)) all.add(above.id)
    return [...all]
  }

  function plan(
    { direction, ids: first }: RevertRequest,
    rehearse: (turn: RevertRequest) => ChangeConflictError | null,
  ): Change[] {
    let ids = [...first]
    for (;;) {
      if (direction === 'undo') ids = withAbove(ids)
      const conflict = rehearse({ direction, ids })
      if (conflict === null) break
      const { by } = conflict
      if (by === null || by.needs !== direction || ids.includes(by.change.id)) throw conflict
      ids.push(by.change.id)
    }
    const rising = ties.inOrder(ids)
    return direction === 'undo' ? rising.toReversed() : rising
  }

  return { write, plan }
}

function requireTurnable(target: Change, direction: RevertDirection): void {
  if (target.kind === 'start') throw new ChangeConflictError('The beginning of a campaign cannot be undone.')
  if (target.kind !== 'change')
    throw new ChangeConflictError(`Only a change can be ${direction === 'undo' ? 'undone' : 'redone'}.`)
  if (direction === 'undo' && target.undoneBy !== null) throw new ChangeConflictError('This change is undone already.')
  if (direction === 'redo' && target.undoneBy === null) throw new ChangeConflictError('This change stands already.')
}

function placeKey({ tableName, rowId }: RowRef): string {
  return `${tableName}/${rowId}`
}
