import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { needsSpecialistInRange } from '../robots/command-range.ts'
import { findFigure } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovePhase } from './action-checks.ts'

/**
 * Reports which robots are within R6 of a specialist, measured with the cord, in battles without a map (SAND-ROBO-9).
 */
export function reportCommandRange(
  transaction: Transaction,
  { by, robots, isWithin }: CommandOf<'command-range'>,
): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  const wrong = robots.find((id) => {
    const robot = findFigure(battle, id)
    return !robot || robot.side !== by || !needsSpecialistInRange(robot) || robot.at !== null
  })
  if (wrong !== undefined)
    transaction.refuse('no-mobile-robot', `${wrong} is no mobile robot that the table measures.`, 'SAND-ROBO-9')
  const before = battle.figures
    .filter((figure) => figure.isOutOfCommand && !robots.includes(figure.id))
    .map(({ id }) => id)
  transaction.apply({ type: 'command-checked', out: isWithin ? before : [...before, ...robots] })
}
