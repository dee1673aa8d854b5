import type { ChangeView, HistoryFilter, HistoryView, RevertPlan } from '#shared/contract/history.ts'
import { THINGS } from '#shared/things.ts'
import type { Author } from '../db/change-log.ts'
import { ChangeConflict, type RevertDirection } from '../db/change.ts'
import { requireFound, RefusalError } from './refusal-error.ts'
import type { Tools } from './tools.ts'

/** Looks before changes are turned; call what it answers in the same change: what that refuses is not turned at all. */
export type UndoGuard = (direction: RevertDirection) => () => void

/** What undoing these changes means outside the campaign, in words, or null where it is free. */
export type UndoWarning = (changeIds: readonly number[]) => string | null

/** A change to turn, without an id the next one, and what is turned with it. */
interface TurnCall {
  readonly id: number | null
  readonly alongWith?: readonly number[]
  /** Whether it is turned whatever a game warns of. */
  readonly despite?: boolean
}

/** What the games say to a change that is turned: what may not be, and what is better thought of first. */
interface Watch {
  readonly guards: readonly UndoGuard[]
  readonly warnings?: readonly UndoWarning[]
}

/** The use cases of the History page; every guard is asked before something is undone or redone. */
export function createHistory({ file: { changes } }: Pick<Tools, 'file'>, { guards, warnings = [] }: Watch) {
  function guard(direction: RevertDirection): () => void {
    const after = guards.map((look) => look(direction))
    return () => after.forEach((require) => require())
  }

  function turn(direction: RevertDirection, ids: readonly number[], author: Author): ChangeView {
    try {
      return changes.turn({ direction, ids: [...new Set(ids)] }, author, guard(direction))
    } catch (error) {
      if (error instanceof ChangeConflict) throw new RefusalError('conflict', error.message)
      throw error
    }
  }

  function warning(direction: RevertDirection, ids: readonly number[]): string | null {
    if (direction === 'redo') return null
    for (const warn of warnings) {
      const text = warn(ids)
      if (text !== null) return text
    }
    return null
  }

  /** A change with what was turned along with it the last time, and what is asked to. */
  function withAll(id: number, alongWith: readonly number[]): number[] {
    const { kind } = requireFound(changes.find(id), 'change')
    return kind === 'change' ? [id, ...changes.turnedWith(id).map((item) => item.id), ...alongWith] : [id]
  }

  function plan(id: number): RevertPlan {
    const { undoneBy } = requireFound(changes.find(id), 'change')
    const direction = undoneBy === null ? 'undo' : 'redo'
    try {
      const planned = changes.plan({ direction, ids: withAll(id, []) }, () => guard(direction))
      const ids = planned.map((change) => change.id)
      return { direction, changes: planned, refusal: null, warning: warning(direction, ids) }
    } catch (error) {
      return { direction, changes: [], refusal: refusalOf(error), warning: null }
    }
  }

  return {
    list: ({ beforeId, limit, filter }: ListCall): HistoryView => ({
      changes: changes.list({ beforeId, limit, ...wanted(filter ?? ALL) }),
      total: changes.count(),
      undoable: changes.findUndoable(),
      redoable: changes.findRedoable(),
      actors: changes.actors(),
    }),
    plan: ({ id }: { id: number }): RevertPlan => plan(id),
    undo({ id, alongWith = [], despite = false }: TurnCall, author: Author): ChangeView {
      const target = id ?? changes.findUndoable()?.id ?? null
      if (target === null) throw new RefusalError('not-found', 'There is nothing to undo.')
      const ids = withAll(target, alongWith)
      const text = despite ? null : warning('undo', ids)
      if (text !== null) throw new RefusalError('warned', text)
      return turn('undo', ids, author)
    },
    redo({ id, alongWith = [] }: TurnCall, author: Author): ChangeView {
      const target = id ?? changes.findRedoable()?.id ?? null
      if (target === null) throw new RefusalError('not-found', 'There is nothing to redo.')
      return turn('redo', withAll(target, alongWith), author)
    },
  }
}

/** What History lists. */
interface ListCall {
  readonly beforeId: number | null
  readonly limit: number
  readonly filter?: HistoryFilter | null | undefined
}

const ALL: HistoryFilter = { kind: null, actor: null, from: null, until: null }

function wanted({ kind, ...rest }: HistoryFilter) {
  return { ...rest, table: kind === null ? null : THINGS[kind].table }
}

function refusalOf(error: unknown): NonNullable<RevertPlan['refusal']> {
  if (error instanceof ChangeConflict) return { message: error.message, by: error.by?.change ?? null }
  if (error instanceof RefusalError) return { message: error.message, by: null }
  throw error
}
