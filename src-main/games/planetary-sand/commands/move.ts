import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { buildMoveEvents } from '../ground/move-events.ts'
import { requireLegalMoveEnd } from '../ground/require-legal-move-end.ts'
import { requireMoveObeysOrders, requireRobotOrders } from '../robots/one-order.ts'
import { findFigure, isInMelee } from '../state/find.ts'
import { isMarchingUncontrolled } from '../state/robot-control.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovableVehicle, requireMovePhase, requireNotMarching, requireOutside } from './action-checks.ts'
import { requireMovableParty } from './require-movable-party.ts'

/**
 * Moves figures and vehicles along a path, given as measured stretches or as points on the map. Guards take their
 * prisoners along (SAND-MOVE-1, SAND-MOVE-5, SAND-PRIS-1).
 */
export function movePiecesAlongPath(transaction: Transaction, command: CommandOf<'move'>): void {
  const { by, movers, ends } = command
  requireMovePhase(transaction.state, by)
  requireMovers(transaction, by, movers)
  if (ends.isOff) leaveTable(transaction, movers)
  else moveAlong(transaction, command)
}

function moveAlong(transaction: Transaction, { by, movers, way, ends }: CommandOf<'move'>): void {
  const { state: battle } = transaction
  requireNotMarching(battle, movers)
  requireRobotOrders(battle, movers)
  const events = buildMoveEvents(battle, { ids: movers, task: 'move', slowing: 1, way, ends })
  transaction.apply(...events)
  requireMoveObeysOrders({ before: battle, after: transaction.state }, movers)
  requireLegalMoveEnd(battle, by, events)
}

/** Requires driven vehicles, and figures on the ground that can use their move (SAND-TURN-1, SAND-ROBO-4). */
function requireMovers(transaction: Transaction, by: string, movers: readonly string[]): void {
  const { state: battle } = transaction
  const figures = movers.filter((id) => findFigure(battle, id) !== null)
  for (const id of movers.filter((mover) => !figures.includes(mover))) requireSelfPropelled(transaction, by, id)
  requireMovableParty(battle, by, figures)
  requireOutside(battle, figures)
}

/** Requires a driven vehicle. Guns must be pushed, and pads are immobile (SAND-MOVE-2). */
function requireSelfPropelled(transaction: Transaction, by: string, id: string): void {
  const machine = requireMovableVehicle(transaction.state, by, id)
  const { mover } = getMachineRow(machine.type)
  if (!mover) transaction.refuse('stays', `${id} stays where it is.`, 'SAND-MOVE-1')
  if (MOVERS[mover].pushers) transaction.refuse('pushed', `${id} must be pushed.`, 'SAND-MOVE-2')
}

/** Removes robots that march off the table, in battles without a map (SAND-ROBO-3). */
function leaveTable(transaction: Transaction, movers: readonly string[]): void {
  const { state: battle } = transaction
  const staying = movers.find((id) => {
    const figure = findFigure(battle, id)
    return !figure || !isMarchingUncontrolled(battle, figure) || figure.at !== null || isInMelee(battle, id)
  })
  if (staying !== undefined) transaction.refuse('stays-on', `${staying} does not march off the table.`, 'SAND-ROBO-3')
  transaction.apply({ type: 'left-table', figures: movers })
}
