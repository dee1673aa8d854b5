import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { FieldError } from './field-error.ts'

/** Unit that a bot controls. Throws a `FieldError` if it is not in the battle. */
export function getBotUnit(battle: Battle, id: string): BattleUnit {
  const unit = battle.units.find((battleUnit) => battleUnit.id === id)
  if (unit !== undefined) return unit
  throw new FieldError(`Nobody called “${id}” is in this battle. Give orders to who is in it.`)
}
