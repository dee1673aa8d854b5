import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { DEFAULT_HAND_COUNT } from '#shared/games/planet28/starting-profiles.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { getWeaponHooks, getWeaponRuleTraits } from '../special-rules/build-weapons.ts'
import { listTraitsInForce } from '../special-rules/traits-in-force.ts'

/**
 * Number of hands, and number of hands needed to hold all carried weapons at once. More may be carried than held
 * (P28-WEAP-7).
 */
export interface HandCount {
  readonly has: number
  readonly carries: number
}

/** A weapon among the gear of a character. */
export interface CarriedWeapon {
  readonly id: string
  readonly row: WeaponRow
  /** Number of hands it needs. */
  readonly hands: number
  /** Whether it stays in hand all game (P28-WEAP-5). */
  readonly staysInHand: boolean
}

/** Counts the hands of a character and those its weapons need (P28-WEAP-1). */
export function countHandUse(traits: readonly string[], equipment: readonly string[], rules: Rules): HandCount {
  const carries = listCarriedWeapons(equipment, rules).reduce((sum, { hands }) => sum + hands, 0)
  return { has: countHands(traits, rules), carries }
}

/**
 * Number of hands: two, or the number set by a trait. If traits contradict each other, the lower number counts
 * (P28-TR-armless, P28-TR-extra-limbs).
 */
export function countHands(traits: readonly string[], rules: Rules): number {
  const limits = listTraitsInForce(traits, rules.tables).flatMap(({ row }) => row.limits?.hands ?? [])
  return limits.length === 0 ? DEFAULT_HAND_COUNT : Math.min(...limits)
}

/** Weapons among gear, in the same order. */
export function listCarriedWeapons(equipment: readonly string[], rules: Rules): CarriedWeapon[] {
  return equipment.flatMap((id): CarriedWeapon[] => {
    const row = findRulebookRow(rules.tables, 'weapons', id)
    if (row === null) return []
    const hands = getWeaponHooks(id).isHandless?.(rules.settings) === true ? 0 : row.hands
    const staysInHand = row.specialRules.some((rule) => getWeaponRuleTraits(rule).staysInHand === true)
    return [{ id, row, hands, staysInHand }]
  })
}

/** Whether weapons can be held at the same time (P28-WEAP-1). */
export function canHold(traits: readonly string[], weapons: readonly string[], rules: Rules): boolean {
  const { has, carries } = countHandUse(traits, weapons, rules)
  return carries <= has
}

/** Whether one action may use these of the weapons held. Exactly one is allowed (P28-SHOOT-6, P28-FIGHT-3). */
export function canUseAtOnce(used: readonly string[], held: readonly string[]): boolean {
  return used.length === 1 && used.every((weapon) => held.includes(weapon))
}
