import type { ChangeView } from '#shared/contract/history.ts'

/** One line of the History page. */
export type Change = Readonly<ChangeView>
/** What a change is: the first filling of a file, a change, or the undoing or redoing of one. */
export type ChangeKind = Change['kind']

/** Which way changes are turned. */
export type RevertDirection = 'undo' | 'redo'

/** A change that stands in the way of turning another one, and which way it must be turned first. */
export interface ChangeBlocker {
  readonly change: Change
  readonly needs: RevertDirection
}

/** Why a change cannot be undone or redone; `by` is the true hindrance, where one can be named. */
export class ChangeConflict extends Error {
  override readonly name = 'ChangeConflict'
  readonly by: ChangeBlocker | null

  constructor(message: string, by: ChangeBlocker | null = null) {
    super(message)
    this.by = by
  }
}

/** That a change cannot be turned, and what stands in the way. */
export function createChangeConflict(direction: RevertDirection, by: ChangeBlocker | null): ChangeConflict {
  if (by === null)
    return new ChangeConflict(`Cannot ${direction}: something made later stands in its place or needs it.`)
  const { change, needs } = by
  const isLater = needs === 'undo'
  const why = isLater ? `${change.actor} changed this later (“${change.label}”)` : `“${change.label}” is undone`
  return new ChangeConflict(`Cannot ${direction}: ${why}. ${isLater ? 'Undo' : 'Redo'} that first.`, by)
}

/** The columns of the table `change` that make a Change. */
export const CHANGE_COLUMNS = `id, label, actor, at, kind, target_id AS targetId, undone_by AS undoneBy`

/** The order in which changes stand on one another: a redone one stands on what was made in the meantime. */
export const DEPENDENCY_ORDER = 'coalesce(stands_since, id)'

/** The standing order of the change at `index` of the `count` that the redo `redoId` brought back. */
export function computeRedoOrder(redoId: number, index: number, count: number): number {
  return redoId + index / count
}
