import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import { listFightingModels } from './effects-in-force.ts'
import { IllegalCommand, type Transaction } from './transaction.ts'
import { getHullWeapon } from './vehicles/hull-weapon.ts'
import { getWeaponInUse, type WeaponInUse } from './weapons.ts'

/** A model that fights, with its weapon. */
export interface Fighter {
  /** None of a vehicle. */
  readonly model?: Model
  readonly weapon: WeaponInUse
}

/** The blows of a unit that fights back. */
export interface CounterAttack {
  readonly unit: BattleUnit
  readonly fighters: readonly Fighter[]
  /** By ruling several opponents cost a counter its focus too (`focusForCounters`). */
  readonly situation: readonly NamedModifier[]
}

/** Everybody of a unit who has that weapon at hand, for a blow that nobody chose them for; a vehicle fights with its hull (P28-COUNT-1, P28-LEAVE-2, P28-VEH-FIGHT-1). */
export function listFightersWith(scene: Transaction, unit: BattleUnit, weaponId: string): Fighter[] {
  if (unit.kind === 'vehicle') return [{ weapon: getHullWeapon(unit, scene.rules) }]
  return listFightingModels(unit)
    .filter(({ hands }) => unit.kind === 'character' || hands.includes(weaponId))
    .map((model) => ({ model, weapon: getWeaponInUse(scene, unit, { model, id: weaponId }) }))
}

/** Throws where a model would attack twice in one action (P28-SHOOT-6, P28-FIGHT-3). */
export function requireOneStrikeEach(strikes: readonly { readonly model: string }[]): void {
  if (new Set(strikes.map(({ model }) => model)).size === strikes.length) return
  throw new IllegalCommand('twice', 'Each model attacks once in an action, with one weapon.', 'P28-SHOOT-6')
}
