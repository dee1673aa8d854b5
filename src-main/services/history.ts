import type { ChangeView, HistoryFilter, HistoryView, RevertPlan } from '#shared/contract/history.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { Author } from '../db/change-log/change-log.ts'
import { ChangeConflictError, type RevertDirection } from '../db/change-log/change.ts'
import type { UndoGuard, UndoWarningFinder } from './kit/guards.ts'
import { requireFound, RefusalError } from './kit/refusal-error.ts'
import type { ServiceDependencies } from './kit/service-dependencies.ts'

/** A request to revert a change (null for the next one), and those to revert with it. */
interface TurnCall {
  readonly id: number | null
  readonly alongWith?: readonly number[]
  /** Whether to ignore warnings. */
  readonly despite?: boolean
}

/** Checks by the games before changes are reverted: guards refuse, warnings ask for confirmation. */
interface Watch {
  readonly guards: readonly UndoGuard[]
  readonly warnings?: readonly UndoWarningFinder[]
}

/** Creates the history service. Every guard runs before each undo and redo. */
export function createHistoryService(
  { file: { changes } }: Pick<ServiceDependencies, 'file'>,
  { guards, warnings = [] }: Watch,
) {
  function guard(direction: RevertDirection): () => void {
    const after = guards.map((look) => look(direction))
    return () => after.forEach((require) => require())
  }

  function turn(direction: RevertDirection, ids: readonly number[], author: Author): ChangeView {
    try {
      return changes.turn({ direction, ids: [...new Set(ids)] }, author, guard(direction))
    } catch (error) {
      if (error instanceof ChangeConflictError) throw new RefusalError('conflict', error.message)
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

  /** A change with those reverted together with it last time, and those requested. */
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

/** Query of the History page. */
interface ListCall {
  readonly beforeId: number | null
  readonly limit: number
  readonly filter?: HistoryFilter | null | undefined
}

const ALL: HistoryFilter = { kind: null, actor: null, from: null, until: null }

function wanted({ kind, ...rest }: HistoryFilter) {
  return { ...rest, table: kind === null ? null : THING_KIND_DEFINITIONS[kind].table }
}

function refusalOf(error: unknown): NonNullable<RevertPlan['refusal']> {
  if (error instanceof ChangeConflictError) return { message: error.message, by: error.by?.change ?? null }
  if (error instanceof RefusalError) return { message: error.message, by: null }
  throw error
}
