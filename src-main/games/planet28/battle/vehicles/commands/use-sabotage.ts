import { getPeopleUnit, type Transaction } from '#main/games/planet28/battle/transaction.ts'
import { payActions } from '#main/games/planet28/battle/turn/pay-actions.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { getVehicle } from '../get-vehicle.ts'
import { resolveSabotage, findSabotageEffect } from '../sabotage.ts'

const RULE = 'P28-AB-sabotage'

/** Sabotages a section of a nearby enemy vehicle for some turns (P28-AB-sabotage). */
export function useSabotage(transaction: Transaction, command: BattleCommandOf<'sabotage'>): void {
  const { unit: id, vehicle: vehicleId, distanceCm, wishes } = command
  const [unit, vehicle] = [getPeopleUnit(transaction, id), getVehicle(transaction, vehicleId)]
  const skill = findSabotageEffect(unit.profile.abilities, transaction.rules)
  if (skill === null) transaction.refuse('no-ability', `${unit.name} is no saboteur.`, RULE)
  if (unit.side === vehicle.side) transaction.refuse('friend', `${vehicle.name} is on the own side.`, RULE)
  if (distanceCm > skill.reachCm)
    transaction.refuse('too-far', `${vehicle.name} is ${distanceCm} cm away, ${skill.reachCm} are near enough.`, RULE)
  payActions(transaction, id, { actions: 1, what: 'Sabotage' })
  resolveSabotage(transaction, { by: id, vehicle: vehicleId, wishes, skill })
}
