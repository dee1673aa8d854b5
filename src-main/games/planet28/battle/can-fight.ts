import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { weaponsAtHand } from './at-hand.ts'
import { mayBeAttacked } from './attack-legal.ts'
import { Illegal, type Scene } from './scene.ts'
import { hullWeapon } from './vehicles/hull-weapon.ts'
import { weaponInUse, type WeaponInUse } from './weapons.ts'

/** Whether a unit could fight another that it touches, with any weapon at hand: shields, hoods and Persuade may bar every one (P28-ARC-9, P28-ARM-psy-hood, P28-AB-persuade). */
export function canFight(scene: Scene, unit: BattleUnit, target: string): boolean {
  return listMeleeWeapons(scene, unit).some((weaponOf) => {
    try {
      mayBeAttacked(scene, unit, { target, weapon: weaponOf(), at: 'fight' })
      return true
    } catch (error) {
      if (error instanceof Illegal) return false
      throw error
    }
  })
}

/** What a unit could fight with; by ruling bare hands are not at hand where both are full, and throw (P28-WEAP-6). */
function listMeleeWeapons(scene: Scene, unit: BattleUnit): readonly (() => WeaponInUse)[] {
  if (unit.kind === 'vehicle') return [() => hullWeapon(unit, scene.rules)]
  return weaponsAtHand(scene, unit, 'melee').flatMap(({ id, models }) =>
    models.map((model) => () => weaponInUse(scene, unit, { model, id })),
  )
}
