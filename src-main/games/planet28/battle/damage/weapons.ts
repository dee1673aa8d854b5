import { sumModifiers } from '#main/games/kit/modifier.ts'
import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { countHands, listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { NamedEffect, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { listUnitEffects, filterEffectsByShape, getWeaponEffects } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { isImmuneToRule } from './hits.ts'

/** A weapon in use, with the effects of its special rules. */
export interface WeaponInUse {
  readonly id: string
  readonly row: Pick<WeaponRow, 'name' | 'type' | 'damage' | 'rangeCm' | 'ammo' | 'keywords' | 'specialRules'> & {
    readonly minRangeCm?: number
  }
  readonly effects: readonly NamedEffect[]
  /** The rule of its row. */
  readonly rule: string
}

/**
 * The weapon that a model attacks with: one in hand, or fists, which by setting need a free hand (P28-WEAP-6,
 * P28-WEAP-7).
 */
export function getWeaponInUse(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { model, id }: { model: Model; id: string },
): WeaponInUse {
  const row = findRulebookRow(transaction.rules.tables, 'weapons', id)
  if (row === null) transaction.refuse('no-such-weapon', `There is no weapon ${id}.`, 'P28-ACT-4')
  if (!model.hands.includes(id) && !isAtHand(transaction, unit, { model, id }))
    transaction.refuse(
      'not-in-hand',
      `${unit.name} does not hold the ${row.name}: take it in hand first.`,
      'P28-ITEM-1',
    )
  return { id, row, effects: getWeaponEffects(row.specialRules, transaction.rules), rule: getRuleId('weapons', id) }
}

/** Bare hands: weapons that cost nothing and are not carried (P28-WEAP-6). */
export function listBareHandWeaponIds({ tables }: Rules): readonly string[] {
  return Object.entries(tables.weapons).flatMap(([id, { cost, type }]) => (cost <= 0 && type === 'melee' ? [id] : []))
}

/** Whether a weapon is at hand. By setting, bare hands need a free hand (P28-WEAP-6, `fistsAlways`). */
function isAtHand(
  { rules }: Transaction,
  unit: CharacterOrSquadUnit,
  { model, id }: { model: Model; id: string },
): boolean {
  const [bare] = listCarriedWeapons([id], rules)
  if (bare === undefined || bare.row.cost > 0 || bare.row.type !== 'melee') return false
  const taken = listCarriedWeapons(model.hands, rules).reduce((sum, { hands }) => sum + hands, 0)
  return bare.hands <= countHands(unit.profile.traits, rules) - taken
}

/** Attacker, target and weapon of a blow. */
export interface StrikeContext {
  readonly unit: BattleUnit
  readonly model?: Model | undefined
  readonly weapon: WeaponInUse
  readonly target: string
}

/**
 * Rolls the damage of a hit: its dice plus the bonuses of the fist, an aimed shot and a streak (P28-WEAP-2, P28-ATK-1
 * step 11).
 */
export function rollDamage(transaction: Transaction, { unit, model, weapon, target }: StrikeContext): number {
  const { id, row, effects } = weapon
  transaction.apply({ type: 'struck', unit: unit.id, weapon: id, target })
  const label = `Damage of the ${row.name}`
  const by = { unit: unit.id, model: model?.id }
  let points = rollSum(transaction, { unit: by.unit, model: by.model, label, rule: weapon.rule, dice: row.damage })
  for (const { source, rule, effect } of filterEffectsByShape(
    listUnitEffects(unit, transaction.rules, model),
    'weapon-damage',
  ))
    if (effect.weapons === 'next-attack' || effect.weapons.includes(id))
      points += rollSum(transaction, { ...by, label: source, rule, dice: effect.dice })
  const isStreak = filterEffectsByShape(effects, 'streak').length > 0
  return isStreak ? points + sumModifiers(streakBonus(transaction, { unit, target, id, effects })) : points
}

/** Bonus for each consecutive turn including the current one. Several hits in a turn share it (P28-WR-cumulative). */
function streakBonus(
  transaction: Transaction,
  { unit, target, id, effects }: { unit: BattleUnit; target: string; id: string; effects: readonly NamedEffect[] },
): NamedModifier[] {
  const victim = listUnitEffects(getUnit(transaction, target), transaction.rules)
  const streak = getUnit(transaction, unit.id).streaks.find(
    (candidate) => candidate.weapon === id && candidate.target === target,
  )
  return filterEffectsByShape(effects, 'streak')
    .filter(({ rule }) => !isImmuneToRule(victim, rule))
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.damage * ((streak?.length ?? 1) - 1) }))
}

/** Poisons a target, at most once. By setting, vehicles too (P28-WR-poisonous, `poisonVehicles`). */
export function applyPoison(
  transaction: Transaction,
  { weapon, by, victim }: { weapon: WeaponInUse; by: string; victim: string },
): void {
  const poisons = filterEffectsByShape(weapon.effects, 'poisons')
  if (poisons.length === 0) return
  const unit = getUnit(transaction, victim)
  if (unit.kind === 'vehicle' && !transaction.rules.settings.poisonVehicles) return
  for (const { source, rule, effect } of poisons) {
    if (isImmuneToRule(listUnitEffects(unit, transaction.rules), rule) || unit.conditions.some(({ id }) => id === rule))
      continue
    const hurts = { shape: 'hurts', at: 'turn-start', damage: effect.damage, whom: 'bearer' } as const
    transaction.apply({
      type: 'marked',
      unit: victim,
      condition: { id: rule, source, rule, effects: [hurts], until: null, by },
    })
  }
}

interface Round {
  readonly model: Model
  readonly weapon: WeaponInUse
}

/** Throws if a weapon is not loaded, or no round is left for it (P28-WEAP-3, P28-WR-reload). */
export function requireAmmunition(
  { name: shooter }: Pick<CharacterOrSquadUnit, 'name'>,
  { model, weapon }: Round,
): void {
  const { ammo, name } = weapon.row
  if (ammo === null) return
  const held = model.hands.filter((id) => id === weapon.id).length
  const loaded = held - model.empty.filter((id) => id === weapon.id).length
  if (filterEffectsByShape(weapon.effects, 'reloads').length > 0 && loaded < 1)
    throw new IllegalCommand('empty', `The ${name} is empty: reload it first.`, 'P28-WR-reload')
  if (!model.freeRounds.includes(weapon.id) && !model.equipment.includes(ammo))
    throw new IllegalCommand('no-ammo', `${shooter} has no round left for the ${name}.`, 'P28-WEAP-3')
}

/** Consumes the round of a shot, and unloads a weapon that needs reloading (P28-WEAP-3, P28-WEAP-4). */
export function spendAmmunition(transaction: Transaction, unit: CharacterOrSquadUnit, { model, weapon }: Round): void {
  const { ammo } = weapon.row
  if (ammo === null) return
  requireAmmunition(unit, { model, weapon })
  const who = { unit: unit.id, model: model.id }
  if (!model.freeRounds.includes(weapon.id)) transaction.apply({ type: 'used', ...who, item: ammo, pieces: 1 })
  if (filterEffectsByShape(weapon.effects, 'reloads').length > 0)
    transaction.apply({ type: 'loaded', ...who, weapon: weapon.id, isLoaded: false })
}
