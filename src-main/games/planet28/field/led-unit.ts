import type { Battle, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { FieldFault } from './field-fault.ts'

/** Somebody whom a director leads; directors know no vehicles. */
export function ledUnit(battle: Battle, id: string): PeopleUnit {
  const unit = battle.units.find((one) => one.id === id)
  if (unit === undefined) throw new FieldFault(`Nobody called “${id}” is in this battle. Give orders to who is in it.`)
  if (unit.kind !== 'vehicle') return unit
  throw new FieldFault(
    `“${unit.name}” is a vehicle, and nobody leads vehicles on the practice field. Take it out of the battle.`,
  )
}
