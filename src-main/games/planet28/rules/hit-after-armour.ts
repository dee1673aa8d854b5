import { subtractOdds, computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { getWeaponRuleHooks } from '../special-rules/weapons.ts'

/** What is left of a hit behind one armour. */
export interface HitAfterArmour {
  readonly id: string
  readonly name: string
  /** Dice of its roll. */
  readonly defence: string
  /** Mean damage that is left. */
  readonly mean: number
  /** Why the armour does not roll, or null where it does. */
  readonly why: string | null
}

/** What a hit of a weapon leaves behind each armour in force that rolls (P28-ARM-1, P28-WR-armour-piercing). */
export function listHitsAfterArmour(weapon: WeaponRow | VehicleWeaponRow, { tables }: Rules): HitAfterArmour[] {
  const hit = computeDiceOdds(weapon.damage)
  const pierced = weapon.specialRules.find((id) => getWeaponRuleHooks(id).letsNoArmourRoll === true)
  const piercing = pierced === undefined ? null : (tables.weaponRules[pierced]?.name ?? null)
  return Object.entries(tables.armour).flatMap(([id, armour]): HitAfterArmour[] => {
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
