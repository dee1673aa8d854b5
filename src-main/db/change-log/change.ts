import type { ChangeView } from '#shared/contract/history.ts'

/** One line of the History page. */
export type Change = Readonly<ChangeView>
/** Kind of a change: initial content, ordinary change, undo or redo. */
export type ChangeKind = Change['kind']

/** Direction of a revert. */
export type RevertDirection = 'undo' | 'redo'

/** A change that blocks the revert of another one, and the direction in which it must be reverted first. */
export interface ChangeBlocker {
  readonly change: Change
  readonly needs: RevertDirection
}

/** A change that cannot be undone or redone. `by` is the actual blocker, if one can be named. */
export class ChangeConflictError extends Error {
  override readonly name = 'ChangeConflict'
  readonly by: ChangeBlocker | null

  constructor(message: string, by: ChangeBlocker | null = null) {
    super(message)
    this.by = by
  }
}

/** Creates the error for a revert that is blocked by `by`, or by an unknown cause. */
export function createChangeConflictError(direction: RevertDirection, by: ChangeBlocker | null): ChangeConflictError {
  if (by === null)
    return new ChangeConflictError(`Cannot ${direction}: something made later stands in its place or needs it.`)
  const { change, needs } = by
  const isLater = needs === 'undo'
  const why = isLater ? `${change.actor} changed this later (“${change.label}”)` : `“${change.label}” is undone`
  return new ChangeConflictError(`Cannot ${direction}: ${why}. ${isLater ? 'Undo' : 'Redo'} that first.`, by)
}

/** The columns of the table `change` that make up a Change. */
export const CHANGE_COLUMNS = `id, label, actor, at, kind, target_id AS targetId, undone_by AS undoneBy`

/** SQL of the dependency order of changes: a redone change comes after those made in the meantime. */
export const DEPENDENCY_ORDER_SQL = 'coalesce(stands_since, id)'

/**
 * Computes the position in dependency order of the change at `index` among the `count` changes that redo `redoId`
 * restored.
 */
export function computeRedoOrder(redoId: number, index: number, count: number): number {
  return redoId + index / count
}
