import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { HANDS } from '#shared/games/planet28/starting-profiles.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { getWeaponHooks, getWeaponRuleHooks } from '../special-rules/weapons.ts'
import { listTraitsInForce } from './traits-in-force.ts'

/** Hands there are, and hands that all weapons carried would fill at once; more may be carried than held (P28-WEAP-7). */
export interface HandCount {
  readonly has: number
  readonly carries: number
}

/** A weapon among the gear of a character. */
export interface CarriedWeapon {
  readonly id: string
  readonly row: WeaponRow
  /** Hands that it takes. */
  readonly hands: number
  /** It stays in hand all game (P28-WEAP-5). */
  readonly staysInHand: boolean
}

/** The hands of a character (P28-WEAP-1). */
export function countHandUse(traits: readonly string[], equipment: readonly string[], rules: Rules): HandCount {
  const carries = listWeapons(equipment, rules).reduce((sum, { hands }) => sum + hands, 0)
  return { has: countHands(traits, rules), carries }
}

/** Two hands, or what a trait says; where traits contradict each other, the fewer count (P28-TR-armless, P28-TR-extra-limbs). */
export function countHands(traits: readonly string[], rules: Rules): number {
  const limits = listTraitsInForce(traits, rules.tables).flatMap(({ row }) => row.limits?.hands ?? [])
  return limits.length === 0 ? HANDS : Math.min(...limits)
}

/** The weapons among gear, in its order. */
export function listWeapons(equipment: readonly string[], rules: Rules): CarriedWeapon[] {
  return equipment.flatMap((id): CarriedWeapon[] => {
    const row = findRow(rules.tables, 'weapons', id)
    if (row === null) return []
    const hands = getWeaponHooks(id).isHandless?.(rules.settings) === true ? 0 : row.hands
    const staysInHand = row.specialRules.some((rule) => getWeaponRuleHooks(rule).staysInHand === true)
    return [{ id, row, hands, staysInHand }]
  })
}

/** Whether weapons may be held together (P28-WEAP-1). */
export function canHold(traits: readonly string[], weapons: readonly string[], rules: Rules): boolean {
  const { has, carries } = countHandUse(traits, weapons, rules)
  return carries <= has
}

/** Whether one action may use these of the weapons held: exactly one (P28-SHOOT-6, P28-FIGHT-3). */
export function canUseAtOnce(used: readonly string[], held: readonly string[]): boolean {
  return used.length === 1 && used.every((weapon) => held.includes(weapon))
}
