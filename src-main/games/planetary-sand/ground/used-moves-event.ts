import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { TaskId } from '#shared/games/planetary-sand/tables/tasks.ts'
import { findPiece, getPositionFields } from '../state/find.ts'

/** Builds the event by which figures use up their move without moving. */
export function buildUsedMovesEvent(battle: Battle, ids: readonly string[], task: TaskId): BattleEvent {
  const things = ids.flatMap((id) => {
    const piece = findPiece(battle, id)
    return piece ? [{ id, place: getPositionFields(piece) }] : []
  })
  return { type: 'acted', task, things, moved: 0, stopped: null }
}
