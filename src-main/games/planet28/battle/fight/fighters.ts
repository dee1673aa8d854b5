import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import { getWeaponInUse, type WeaponInUse } from '../damage/weapons.ts'
import { listFightingModels } from '../effects-in-force.ts'
import { type Transaction } from '../transaction.ts'
import { getVehicleFightWeapon } from '../vehicles/vehicle-fight-weapon.ts'

/** A fighting model with its weapon. */
export interface ArmedFighter {
  /** Absent for vehicles. */
  readonly model?: Model
  readonly weapon: WeaponInUse
}

/** The blows of a counter-attack. */
export interface CounterAttack {
  readonly unit: BattleUnit
  readonly fighters: readonly ArmedFighter[]
  /** Depending on a setting, several opponents also cost a counter its focus (`focusForCounters`). */
  readonly situation: readonly NamedModifier[]
}

/**
 * Lists the models of a unit with this weapon at hand, for blows without a chosen model. A vehicle fights with its
 * hull (P28-COUNT-1, P28-LEAVE-2, P28-VEH-FIGHT-1).
 */
export function listFightersWithWeapon(transaction: Transaction, unit: BattleUnit, weaponId: string): ArmedFighter[] {
  if (unit.kind === 'vehicle') return [{ weapon: getVehicleFightWeapon(unit, transaction.rules) }]
  return listFightingModels(unit)
    .filter(({ hands }) => unit.kind === 'character' || hands.includes(weaponId))
    .map((model) => ({ model, weapon: getWeaponInUse(transaction, unit, { model, id: weaponId }) }))
}

/** Throws if a model would attack twice in one action (P28-SHOOT-6, P28-FIGHT-3). */
export function requireOneStrikeEach(strikes: readonly { readonly model: string }[]): void {
  if (new Set(strikes.map(({ model }) => model)).size === strikes.length) return
  throw new IllegalCommand('twice', 'Each model attacks once in an action, with one weapon.', 'P28-SHOOT-6')
}
