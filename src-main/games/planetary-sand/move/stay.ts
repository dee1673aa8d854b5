import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { TaskId } from '#shared/games/planetary-sand/tables/tasks.ts'
import { findThing, placeOf } from '../find.ts'

/** Figures use their move where they stand. */
export function stay(battle: Battle, ids: readonly string[], task: TaskId): BattleEvent {
  const things = ids.flatMap((id) => {
    const thing = findThing(battle, id)
    return thing ? [{ id, place: placeOf(thing) }] : []
  })
  return { type: 'acted', task, things, moved: 0, stopped: null }
}
