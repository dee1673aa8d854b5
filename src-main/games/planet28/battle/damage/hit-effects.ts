import type { Effect, NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { getLastTurnOfEffect } from '../battle-conditions.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { isImmuneToRule } from './hits.ts'
import { applyPoison, type WeaponInUse } from './weapons.ts'

/**
 * Applies the lasting effects of a weapon on targets hit, regardless of armour: poison, a modifier or a prohibition
 * (P28-WR-poisonous). Only poison affects vehicles.
 */
export function applyHitEffects(
  transaction: Transaction,
  { weapon, by, victim }: { weapon: WeaponInUse; by: string; victim: string },
): void {
  if (weapon.effects.length === 0) return
  applyPoison(transaction, { weapon, by, victim })
  if (getUnit(transaction, victim).kind === 'vehicle') return
  const left = [
    ...filterEffectsByShape(weapon.effects, 'weakens').map(({ effect: { on, value, turns }, ...from }) =>
      lasting(from, turns, { shape: 'modifier', on, value }),
    ),
    ...filterEffectsByShape(weapon.effects, 'stuns').map(({ effect: { what, turns }, ...from }) =>
      lasting(from, turns, { shape: 'forbids', what, because: `${from.source} keeps it from that` }),
    ),
  ]
  const immune = listUnitEffects(getUnit(transaction, victim), transaction.rules)
  for (const [at, { source, rule, turns, effect }] of left.entries()) {
    if (isImmuneToRule(immune, rule)) continue
    const condition = {
      id: `${rule} ${at + 1}`,
      source,
      rule,
      effects: [effect],
      until: getLastTurnOfEffect(transaction, turns),
      by,
    }
    transaction.apply({ type: 'marked', unit: victim, condition })
  }
}

function lasting(from: Pick<NamedEffect, 'source' | 'rule'>, turns: number | null, effect: Effect) {
  return { ...from, turns, effect }
}
