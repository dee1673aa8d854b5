import type { ChangeView, HistoryView } from '#shared/contract/history.ts'
import { type Author, type Change, ChangeConflict } from '../db/change-log.ts'
import { createFistfulUndo } from './games/fistful/undo.ts'
import type { ForceTools } from './games/planet28/forces/force-tools.ts'
import { Refused } from './refused.ts'

/** The use cases of the History page. */
export function createHistory({ file, editions }: ForceTools) {
  const { changes } = file
  const sealed = createFistfulUndo({ file })

  /** What follows from turning a change back, in the same change: what is refused there is not turned back at all. */
  function beforeTurn(): () => void {
    const [settle, requireStanding] = [editions.beforeTurn(), sealed.beforeTurn()]
    return () => {
      settle()
      requireStanding()
    }
  }

  return {
    list: ({ beforeId, limit }: { beforeId: number | null; limit: number }): HistoryView => ({
      changes: changes.list({ beforeId, limit }),
      total: changes.count(),
      undoable: changes.findUndoable(),
      redoable: changes.findRedoable(),
    }),
    undo(id: number | null, author: Author): ChangeView {
      const target = id ?? changes.findUndoable()?.id ?? null
      if (target === null) throw new Refused('conflict', 'There is nothing to undo.')
      return refusing(() => changes.undo(target, author, beforeTurn()))
    },
    redo(id: number | null, author: Author): ChangeView {
      const target = id ?? changes.findRedoable()?.id ?? null
      if (target === null) throw new Refused('conflict', 'There is nothing to redo.')
      return refusing(() => changes.redo(target, author, beforeTurn()))
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
