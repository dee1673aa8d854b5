import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { isImmuneToRule } from '../damage/hits.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { type AttackInputForDefences, buildDefencesForOdds } from './defences.ts'
import { getDamageOrder } from './defender-for-odds.ts'

/** Attacker, target and weapon of a blow. `member` is the squad member that suffers first. */
export interface ConsideredStrike {
  readonly unit: BattleUnit
  readonly weapon: WeaponInUse
  readonly target: string
  readonly member: string | undefined
}

/** Computes the damage of a hit and the defences against it, as numbers and by name (P28-DMG-1). */
export function buildDamageForOdds(
  transaction: Transaction,
  how: AttackInputForDefences,
  { unit, weapon, target: id, member }: ConsideredStrike,
) {
  const target = getUnit(transaction, id)
  const extra = filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'weapon-damage').filter(
    ({ effect }) => effect.weapons === 'next-attack' || effect.weapons.includes(weapon.id),
  )
  const own = { source: weapon.row.name, rule: weapon.rule, dice: weapon.row.damage }
  const damageDice = [own, ...extra.map(({ source, rule, effect }) => ({ source, rule, dice: effect.dice }))]
  const damageParts = streakOf(transaction, { unit, target: id, weapon })
  const met = buildDefencesForOdds(transaction, how, { target, weapon })
  const first = met[target.kind === 'vehicle' ? 0 : (getDamageOrder(target, member)[0] ?? 0)]
  return {
    numbers: {
      damage: damageDice.map(({ dice }) => dice),
      plus: sumModifiers(damageParts),
      against: met.map(({ armour, isHarmless }) => ({ armour: armour.map(({ dice }) => dice), isHarmless })),
    },
    named: { damageDice, damageParts, armourDice: first?.armour ?? [] },
  }
}

/**
 * The streak bonus: one turn more than its current length if it continues; none against immune targets
 * (P28-WR-cumulative, P28-ARM-power-armour).
 */
function streakOf(
  transaction: Transaction,
  { unit, target, weapon }: { unit: BattleUnit; target: string; weapon: WeaponInUse },
): NamedModifier[] {
  const streak = unit.streaks.find((candidate) => candidate.weapon === weapon.id && candidate.target === target)
  const { turn } = transaction.battle
  const before = streak === undefined || streak.turn < turn - 1 ? 0 : streak.length - (streak.turn === turn ? 1 : 0)
  if (before === 0) return []
  const victim = listUnitEffects(getUnit(transaction, target), transaction.rules)
  return filterEffectsByShape(weapon.effects, 'streak')
    .filter(({ rule }) => !isImmuneToRule(victim, rule))
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.damage * before }))
}
