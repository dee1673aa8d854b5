import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { findFigure, isRobot } from '../find.ts'
import { stopMoving } from '../move/stop.ts'
import { findFiguresRefusal, findMovePhaseRefusal } from './action-refusals.ts'

/** Puts on suits: one helmet from the box per figure, and the whole move (SAND-AIR-3, SAND-AIR-4). */
export function suitUp(battle: Battle, { by, figures }: CommandOf<'suit-up'>): Decision<BattleEvent> {
  const refusal = findMovePhaseRefusal(battle, by) ?? findFiguresRefusal(battle, by, figures)
  if (refusal) return refusal
  const needless = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && (figure.hasSuit || isRobot(figure)))
  if (needless) return refuse('needs-none', `${needless.id} needs no suit.`, 'SAND-AIR-4')
  const helmets = battle.helmets[by] ?? 0
  if (helmets < figures.length)
    return refuse('no-helmet', `${by} has ${helmets} helmets left in the box.`, 'SAND-AIR-4')
  return { ok: true, events: [stopMoving(battle, figures, 'suit'), { type: 'suited', figures }] }
}
