import type { ChangeView, HistoryView } from '#shared/contract/history.ts'
import { type Author, type Change, ChangeConflict } from '../db/change-log.ts'
import { Refused } from './refused.ts'
import type { Tools } from './tools.ts'

/** Looks before a change is turned back; call what it answers in the same change: what that refuses is not turned back at all. */
export type UndoGuard = () => () => void

/** The use cases of the History page; every guard is asked before something is undone or redone. */
export function createHistory({ file: { changes } }: Pick<Tools, 'file'>, guards: readonly UndoGuard[]) {
  function guard(): () => void {
    const after = guards.map((look) => look())
    return () => after.forEach((require) => require())
  }

  return {
    list: ({ beforeId, limit }: { beforeId: number | null; limit: number }): HistoryView => ({
      changes: changes.list({ beforeId, limit }),
      total: changes.count(),
      undoable: changes.findUndoable(),
      redoable: changes.findRedoable(),
    }),
    undo({ id }: { id: number | null }, author: Author): ChangeView {
      const target = id ?? changes.findUndoable()?.id ?? null
      if (target === null) throw new Refused('conflict', 'There is nothing to undo.')
      return refusing(() => changes.undo(target, author, guard()))
    },
    redo({ id }: { id: number | null }, author: Author): ChangeView {
      const target = id ?? changes.findRedoable()?.id ?? null
      if (target === null) throw new Refused('conflict', 'There is nothing to redo.')
      return refusing(() => changes.redo(target, author, guard()))
    },
  }
}

function refusing(turn: () => Change): ChangeView {
  try {
    return turn()
  } catch (error) {
    if (error instanceof ChangeConflict) throw new Refused('conflict', error.message)
    throw error
  }
}
