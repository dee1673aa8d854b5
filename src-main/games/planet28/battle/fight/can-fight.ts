import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { requireAttackable } from '../damage/require-attackable.ts'
import { listUsableWeapons } from '../damage/usable-weapons.ts'
import { getWeaponInUse, type WeaponInUse } from '../damage/weapons.ts'
import { type Transaction } from '../transaction.ts'
import { getVehicleFightWeapon } from '../vehicles/vehicle-fight-weapon.ts'

/**
 * Whether a unit can fight another that it touches with any weapon at hand. Shields, hoods and Persuade may prohibit
 * all of them (P28-ARC-9, P28-ARM-psy-hood, P28-AB-persuade).
 */
export function canFight(transaction: Transaction, unit: BattleUnit, target: string): boolean {
  return listMeleeWeapons(transaction, unit).some((weaponOf) => {
    try {
      requireAttackable(transaction, unit, { target, weapon: weaponOf(), at: 'fight' })
      return true
    } catch (error) {
      if (error instanceof IllegalCommand) return false
      throw error
    }
  })
}

/**
 * Getters of the weapons that a unit can fight with. The getter of bare hands throws if, by setting, they are not
 * available because both hands are full (P28-WEAP-6).
 */
function listMeleeWeapons(transaction: Transaction, unit: BattleUnit): readonly (() => WeaponInUse)[] {
  if (unit.kind === 'vehicle') return [() => getVehicleFightWeapon(unit, transaction.rules)]
  return listUsableWeapons(transaction, unit, 'melee').flatMap(({ id, models }) =>
    models.map((model) => () => getWeaponInUse(transaction, unit, { model, id })),
  )
}
