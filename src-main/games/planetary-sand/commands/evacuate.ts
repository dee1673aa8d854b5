import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { listAirtightNeighbours } from '../air/lose-air.ts'
import { moveFiguresInside } from '../ground/move-figures-inside.ts'
import { findFigure, findMachine, findRoom, isPassageBetween } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { listDoorsBetween, requireWorkingMachine, requireMovePhase, requireEntranceReachable } from './action-checks.ts'
import { requireMovableParty } from './require-movable-party.ts'

/**
 * Leaves a room that is losing its air for an adjacent airtight one, or for a friendly tank or carrier, even if it is
 * full (SAND-AIR-3, SAND-AIR-5).
 */
export function evacuateRoom(transaction: Transaction, command: CommandOf<'evacuate'>): void {
  const { state: battle } = transaction
  const { by, figures, to } = command
  requireMovePhase(battle, by)
  requireMovableParty(battle, by, figures)
  if (findRoom(battle, to)) requireRefuge(transaction, command)
  else requireCab(transaction, command)
  moveFiguresInside(transaction, { figures, into: to, task: 'evacuate' })
}

/** Requires an airtight room with air next to all figures (SAND-AIR-3). */
function requireRefuge(transaction: Transaction, { figures, to }: CommandOf<'evacuate'>): void {
  const { state: battle } = transaction
  const cutOff = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && !(figure.inside !== null && listAirtightNeighbours(battle, figure.inside).includes(to)))
  if (cutOff)
    transaction.refuse('no-refuge', `${to} is not an airtight room with air next to ${cutOff.id}.`, 'SAND-AIR-3')
  requireEntranceReachable(battle, figures, ({ inside }) => listDoorsBetween(battle, inside, to))
}

/** Requires an airtight vehicle that all figures can reach (SAND-AIR-5). */
function requireCab(transaction: Transaction, { by, figures, to }: CommandOf<'evacuate'>): void {
  const { state: battle } = transaction
  const machine = requireWorkingMachine(battle, by, to)
  if (!getMachineRow(machine.type).isAirtight || !machine.hasAir)
    transaction.refuse('not-airtight', `${to} keeps no air.`, 'SAND-AIR-5')
  const aboard = figures.find((id) => findMachine(battle, findFigure(battle, id)?.inside ?? null))
  if (aboard !== undefined) transaction.refuse('inside', `${aboard} is aboard something already.`, 'SAND-AIR-5')
  const shut = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && findRoom(battle, figure.inside) && !isPassageBetween(battle, figure.inside, null))
  if (shut) transaction.refuse('not-next', `No door or breach leads from ${shut.inside} to the outside.`, 'SAND-AIR-5')
  requireEntranceReachable(battle, figures, () => [to])
}
