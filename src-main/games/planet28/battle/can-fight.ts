import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { requireAttackable } from './require-attackable.ts'
import { IllegalCommand, type Transaction } from './transaction.ts'
import { listUsableWeapons } from './usable-weapons.ts'
import { getHullWeapon } from './vehicles/hull-weapon.ts'
import { getWeaponInUse, type WeaponInUse } from './weapons.ts'

/** Whether a unit could fight another that it touches, with any weapon at hand: shields, hoods and Persuade may bar every one (P28-ARC-9, P28-ARM-psy-hood, P28-AB-persuade). */
export function canFight(scene: Transaction, unit: BattleUnit, target: string): boolean {
  return listMeleeWeapons(scene, unit).some((weaponOf) => {
    try {
      requireAttackable(scene, unit, { target, weapon: weaponOf(), at: 'fight' })
      return true
    } catch (error) {
      if (error instanceof IllegalCommand) return false
      throw error
    }
  })
}

/** What a unit could fight with; by ruling bare hands are not at hand where both are full, and throw (P28-WEAP-6). */
function listMeleeWeapons(scene: Transaction, unit: BattleUnit): readonly (() => WeaponInUse)[] {
  if (unit.kind === 'vehicle') return [() => getHullWeapon(unit, scene.rules)]
  return listUsableWeapons(scene, unit, 'melee').flatMap(({ id, models }) =>
    models.map((model) => () => getWeaponInUse(scene, unit, { model, id })),
  )
}
