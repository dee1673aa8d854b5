import { subtractOdds, computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { getWeaponRuleTraits } from '../special-rules/build-weapons.ts'

/** Damage of a hit after one kind of armour. */
export interface MeanDamageAfterArmour {
  readonly id: string
  readonly name: string
  /** Defence dice of the armour. */
  readonly defence: string
  /** Mean damage after armour. */
  readonly mean: number
  /** Reason why the armour makes no roll, or null. */
  readonly why: string | null
}

/** Damage of a weapon's hit after each armour in force that makes a roll (P28-ARM-1, P28-WR-armour-piercing). */
export function listMeanDamageAfterArmour(
  weapon: WeaponRow | VehicleWeaponRow,
  { tables }: Rules,
): MeanDamageAfterArmour[] {
  const hit = computeDiceOdds(weapon.damage)
  const pierced = weapon.specialRules.find((id) => getWeaponRuleTraits(id).letsNoArmourRoll === true)
  const piercing = pierced === undefined ? null : (tables.weaponRules[pierced]?.name ?? null)
  return Object.entries(tables.armour).flatMap(([id, armour]): MeanDamageAfterArmour[] => {
    const { name, defence } = armour
    if (defence === null) return []
    const why = piercing ?? whyUseless(armour, weapon.keywords)
    return [
      { id, name, defence, mean: computeMean(why === null ? subtractOdds(hit, computeDiceOdds(defence)) : hit), why },
    ]
  })
}

function whyUseless({ noProtection, onlyProtection }: ArmourRow, keywords: readonly string[]): string | null {
  const useless = noProtection?.keywords.find((word) => keywords.includes(word))
  if (useless !== undefined) return `nothing against ${useless}`
  if (onlyProtection === undefined || onlyProtection.keywords.some((word) => keywords.includes(word))) return null
  return `only against ${onlyProtection.keywords.join(', ')}`
}
