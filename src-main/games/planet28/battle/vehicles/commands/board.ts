import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { listUnitsLockedWith, getPeopleUnit, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import { payActions } from '#main/games/planet28/battle/turn/pay-actions.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { countFreeSeats } from '../aboard.ts'
import { getVehicle } from '../get-vehicle.ts'
import { listWorkingSections } from '../sections.ts'

const RULE = 'P28-VEH-TRANS-1'

/**
 * Embarks for free at the end of a Move that touches a transport section of the own side. A squad needs one seat per
 * member (P28-VEH-TRANS-1).
 */
export function embark(
  transaction: Transaction,
  { unit: id, vehicle: vehicleId, cell }: BattleCommandOf<'embark'>,
): void {
  const [unit, vehicle] = [getPeopleUnit(transaction, id), getVehicle(transaction, vehicleId)]
  if (transaction.battle.active !== id || !unit.turn.hasJustMoved)
    transaction.refuse('no-move', `${unit.name} gets in at the end of a move of its own.`, RULE)
  if (unit.control !== null)
    transaction.refuse('controlled', `${unit.name} is led by another and gets into nothing.`, 'P28-ARC-5')
  if (unit.side !== vehicle.side) transaction.refuse('not-yours', `${vehicle.name} is led by another side.`, RULE)
  if (unit.aboard !== null) transaction.refuse('aboard', `${unit.name} is aboard already.`, RULE)
  if (listUnitsLockedWith(transaction.battle, id).length > 0)
    transaction.refuse('locked', `${unit.name} is in combat.`, RULE)
  const section = listWorkingSections(vehicle, transaction.rules).find((workingSection) => workingSection.cell === cell)
  const seats = section?.row.seats ?? 0
  const free = countFreeSeats(transaction.battle, vehicle, { cell, seats })
  const needed = listFightingModels(unit).length
  if (needed > free) transaction.refuse('no-seat', `${cell} has ${free} free seats, ${needed} are needed.`, RULE)
  transaction.apply({ type: 'changed', unit: id, change: { aboard: { vehicle: vehicleId, cell } } })
  // Embarking takes no action, so no other event would log it.
  transaction.apply({ type: 'noted', unit: id, text: `${unit.name} gets into ${vehicle.name}`, rule: RULE })
}

/** Disembarks for one action at the same point; the other action remains (P28-VEH-TRANS-1). */
export function disembark(transaction: Transaction, { unit: id }: BattleCommandOf<'disembark'>): void {
  const { name, aboard } = getPeopleUnit(transaction, id)
  if (aboard === null) transaction.refuse('not-aboard', `${name} is aboard no vehicle.`, RULE)
  payActions(transaction, id, { actions: 1, what: 'Get out', whileAboard: true })
  transaction.apply({ type: 'changed', unit: id, change: { aboard: null } })
}
