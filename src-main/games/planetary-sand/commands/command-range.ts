import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { findFigure } from '../find.ts'
import { needsCommand } from '../robots/command-range.ts'
import { findMovePhaseRefusal } from './action-refusals.ts'

/**
 * Reports which robots are within R6 of a specialist, measured with the cord, in battles without a map (SAND-ROBO-9).
 */
export function reportCommandRange(
  battle: Battle,
  { by, robots, isWithin }: CommandOf<'command-range'>,
): Decision<BattleEvent> {
  const refusal = findMovePhaseRefusal(battle, by)
  if (refusal) return refusal
  const wrong = robots.find((id) => {
    const robot = findFigure(battle, id)
    return !robot || robot.side !== by || !needsCommand(robot) || robot.at !== null
  })
  if (wrong !== undefined)
    return refuse('no-mobile-robot', `${wrong} is no mobile robot that the table measures.`, 'SAND-ROBO-9')
  const before = battle.figures
    .filter((figure) => figure.isOutOfCommand && !robots.includes(figure.id))
    .map(({ id }) => id)
  return { ok: true, events: [{ type: 'command-checked', out: isWithin ? before : [...before, ...robots] }] }
}
