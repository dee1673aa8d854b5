import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { WeaponRuleId } from '#shared/games/planet28/tables/weapon-rules.ts'
import type { WeaponId } from '#shared/games/planet28/tables/weapons.ts'
import { findHooks } from './row-values.ts'

/** What a weapon changes while a character is built. */
export interface WeaponHooks {
  /** Whether it takes no hand. */
  isHandless?(settings: Settings): boolean
}

/** What a weapon special rule changes. */
export interface WeaponRuleHooks {
  /** A weapon with it stays in hand all game. */
  readonly staysInHand?: boolean
  /** A weapon with it names the ammunition that it is reloaded with. */
  readonly needsAmmunition?: boolean
  /** Armour does not roll against it. */
  readonly letsNoArmourRoll?: boolean
}

const weaponHooks: Readonly<Partial<Record<WeaponId, WeaponHooks>>> = {
  // P28-WEAP-6: fists are at hand even with full hands.
  fist: { isHandless: ({ fistsAlways }) => fistsAlways === true },
}

const weaponRuleHooks: Readonly<Partial<Record<WeaponRuleId, WeaponRuleHooks>>> = {
  'armour-piercing': { letsNoArmourRoll: true },
  // P28-WEAP-5: it fills its hands and cannot be swapped.
  integral: { staysInHand: true },
  // P28-WR-reload: the piece comes from the owner's stock.
  reload: { needsAmmunition: true },
}

/** The hooks of a weapon; none for most, and none for a group's own. */
export function getWeaponHooks(id: string): WeaponHooks {
  return findHooks(weaponHooks, id) ?? {}
}

/** The hooks of a weapon special rule. */
export function getWeaponRuleHooks(id: string): WeaponRuleHooks {
  return findHooks(weaponRuleHooks, id) ?? {}
}
