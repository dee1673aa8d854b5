import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { WeaponRuleId } from '#shared/games/planet28/tables/weapon-rules.ts'
import type { WeaponId } from '#shared/games/planet28/tables/weapons.ts'
import { findHooks } from './row-values.ts'

/** Effects of a weapon on character building. */
export interface WeaponHooks {
  /** Whether it needs no hand. */
  isHandless?(settings: Settings): boolean
}

/** Effects of a weapon special rule. */
export interface WeaponRuleTraits {
  /** Whether the weapon stays in hand all game. */
  readonly staysInHand?: boolean
  /** Whether the weapon needs named ammunition to reload. */
  readonly needsAmmunition?: boolean
  /** Whether armour makes no roll against the weapon. */
  readonly letsNoArmourRoll?: boolean
}

const weaponHooks: Readonly<Partial<Record<WeaponId, WeaponHooks>>> = {
  // P28-WEAP-6: fists are available even with full hands.
  fist: { isHandless: ({ fistsAlways }) => fistsAlways === true },
}

const weaponRuleHooks: Readonly<Partial<Record<WeaponRuleId, WeaponRuleTraits>>> = {
  'armour-piercing': { letsNoArmourRoll: true },
  // P28-WEAP-5: occupies its hands and cannot be swapped.
  integral: { staysInHand: true },
  // P28-WR-reload: the ammunition comes from the owner's stock.
  reload: { needsAmmunition: true },
}

/** Hooks of a weapon. Empty for most, and for house weapons. */
export function getWeaponHooks(id: string): WeaponHooks {
  return findHooks(weaponHooks, id) ?? {}
}

/** Hooks of a weapon special rule. */
export function getWeaponRuleTraits(id: string): WeaponRuleTraits {
  return findHooks(weaponRuleHooks, id) ?? {}
}
