import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { buildUsedMovesEvent } from '../ground/used-moves-event.ts'
import { findFigure, isRobot } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovableFigures, requireMovePhase } from './action-checks.ts'

/** Puts on suits: one helmet from the box per figure, and the whole move (SAND-AIR-3, SAND-AIR-4). */
export function suitUp(transaction: Transaction, { by, figures }: CommandOf<'suit-up'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  requireMovableFigures(battle, by, figures)
  const needless = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && (figure.hasSuit || isRobot(figure)))
  if (needless) transaction.refuse('needs-none', `${needless.id} needs no suit.`, 'SAND-AIR-4')
  const helmets = battle.helmets[by] ?? 0
  if (helmets < figures.length)
    transaction.refuse('no-helmet', `${by} has ${helmets} helmets left in the box.`, 'SAND-AIR-4')
  transaction.apply(buildUsedMovesEvent(battle, figures, 'suit'), { type: 'suited', figures })
}
