import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { ARMOUR, BUILDINGS } from '#shared/games/planetary-sand/tables/armour.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { findMachine, findOpening } from './find.ts'

/** The points needed to repair something: the value of a wall, the strongest plate of a vehicle (SAND-FIX-1). */
export function getRepairPointsNeeded(battle: Battle, subject: string): number {
  const opening = findOpening(battle, subject)
  const building = battle.buildings.find(({ id }) => id === opening?.building)
  if (opening && building) return BUILDINGS[building.type][opening.part]
  const machine = findMachine(battle, subject)
  return machine ? Math.max(...Object.values(ARMOUR[getMachineRow(machine.type).armour])) : 0
}
