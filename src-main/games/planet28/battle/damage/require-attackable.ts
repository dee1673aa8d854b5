import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import type { WeaponInUse } from './weapons.ts'

/** Throws if a unit is aboard a vehicle, where it cannot be targeted (P28-VEH-TRANS-1). */
export function requireNotAboard(target: BattleUnit): void {
  if (target.kind === 'vehicle' || target.aboard === null) return
  throw new IllegalCommand('aboard', `${target.name} is aboard a vehicle: attack that.`, 'P28-VEH-TRANS-1')
}

/**
 * Throws if a unit may not be attacked by another with a weapon, in shooting or fighting (P28-ARC-9, P28-ARM-psy-hood,
 * P28-AB-persuade, P28-SHOOT-8).
 */
export function requireAttackable(
  transaction: Transaction,
  unit: BattleUnit,
  { target: id, weapon, at }: { readonly target: string; readonly weapon: WeaponInUse; readonly at: 'shoot' | 'fight' },
): void {
  const target = getUnit(transaction, id)
  if (id === unit.id || !isOnTable(target))
    transaction.refuse('target', `${target.name} cannot be attacked.`, 'P28-SHOOT-1')
  requireNotAboard(target)
  if (unit.turn.spared.includes(id))
    transaction.refuse('spared', `${unit.name} does not attack ${target.name} this turn.`, 'P28-AB-persuade')
  const effects = listUnitEffects(target, transaction.rules)
  const shielded = findProhibitingEffect(effects, 'being-attacked')
  if (shielded !== null)
    transaction.refuse('shielded', `${target.name} cannot be attacked: ${shielded.effect.because}.`, shielded.rule)
  const hood =
    filterEffectsByShape(weapon.effects, 'uses-skill').length > 0
      ? findProhibitingEffect(effects, 'psychic-target')
      : null
  if (hood !== null)
    transaction.refuse('hooded', `${target.name} cannot be attacked with that: ${hood.effect.because}.`, hood.rule)
  if (target.side !== unit.side) return
  if (at === 'fight') transaction.refuse('friend', `${target.name} is a friend.`, 'P28-FIGHT-1')
  if (transaction.rules.settings.friendlyFire === 'splashOnly')
    transaction.refuse('friend', `${target.name} is a friend.`, 'P28-SHOOT-8')
}
