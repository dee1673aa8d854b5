import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Machine } from '#shared/games/planetary-sand/model.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { buildMoveEvents } from '../ground/move-events.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { requireLegalMoveEnd } from '../ground/require-legal-move-end.ts'
import { findFigure, countWorkforce } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import {
  requireAbleToDoJob,
  requireWorkingMachine,
  requireMovableFigures,
  requireMovePhase,
  requireNotMarching,
  requireOutside,
  requireUnusedMove,
} from './action-checks.ts'

/** Pushes a gun with enough men beside it, who move with it. A robot counts as two men (SAND-MOVE-2). */
export function pushGun(transaction: Transaction, command: CommandOf<'push'>): void {
  const { state: battle } = transaction
  const { by, gun, pushers, way, ends } = command
  requireMovePhase(battle, by)
  const machine = requireWorkingMachine(battle, by, gun)
  requireMovableFigures(battle, by, pushers)
  requireUnusedMove(battle, machine)
  requireOutside(battle, pushers)
  requireNotMarching(battle, pushers)
  requireAbleToDoJob(battle, pushers, { job: 'push', where: gun })
  requireHands(transaction, machine, pushers)
  const events = buildMoveEvents(battle, { ids: [gun, ...pushers], task: 'push', slowing: 1, way, ends })
  requireLegalMoveEnd(battle, by, events)
  transaction.apply(...events)
}

/** Requires enough men beside the gun to push it (SAND-MOVE-2). */
function requireHands(transaction: Transaction, { id: gun, type }: Machine, pushers: readonly string[]): void {
  const { state: battle } = transaction
  const { mover } = getMachineRow(type)
  const need = mover && MOVERS[mover].pushers?.[battle.gravity]
  if (!need) transaction.refuse('not-pushed', `${gun} is not pushed.`, 'SAND-MOVE-2')
  const far = pushers.find((id) => !mayBeInContact(battle, id, gun))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${gun}.`, 'SAND-MOVE-2')
  const hands = countWorkforce(pushers.flatMap((id) => findFigure(battle, id) ?? []))
  if (hands < need) transaction.refuse('too-few', `${gun} needs ${need} men, ${hands} push: name more.`, 'SAND-MOVE-2')
}
