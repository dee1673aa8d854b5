import type { Decision } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/planetary-sand/battle.ts'
import type { TaskId } from '#shared/games/planetary-sand/tables/tasks.ts'
import { findFigure, findMachine, placeOf } from '../find.ts'

/** Figures are in a vehicle or room from now on; it takes their move (SAND-MOVE-4). */
export function goInside(
  battle: Battle,
  { figures, into, task }: { figures: readonly string[]; into: string; task: TaskId },
): Decision<BattleEvent> {
  const machine = findMachine(battle, into)
  const things = figures.flatMap((id) => {
    const figure = findFigure(battle, id)
    if (!figure) return []
    const zone = machine ? machine.zone : figure.zone
    const near = machine ? machine.near : null
    return [{ id, place: { ...placeOf(figure), inside: into, zone, near, cover: null } }]
  })
  return { ok: true, events: [{ type: 'acted', task, things, moved: 0, stopped: null }] }
}
