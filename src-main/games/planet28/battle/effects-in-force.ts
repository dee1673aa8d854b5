import type { Effect, EffectOf, NamedEffect, Shape } from '#shared/games/planet28/battle/effects.ts'
import type { Battle, BattleUnit, Model, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { findRow, type Rules, ruleOf } from '#shared/games/planet28/rulebook.ts'
import { traitsInForce } from '../rules/traits-in-force.ts'
import { effectsOfArmour, effectsOfItem, effectsOfWeaponRule } from '../special-rules/battle-gear.ts'
import { effectsOfTrait } from '../special-rules/battle-traits.ts'
import { vehicleEffects } from './vehicles/effects.ts'

/** Everything that works on a unit: its traits, what a model of it wears, carries and holds, what was done to it. */
export function effectsOn(unit: BattleUnit, rules: Rules, model: Model | null = firstModel(unit)): NamedEffect[] {
  const own =
    unit.kind === 'vehicle'
      ? vehicleEffects(unit, rules)
      : [...traitEffects(unit.profile.traits, rules), ...gearEffects(model, rules)]
  return [
    ...own,
    ...unit.conditions.flatMap(({ source, rule, effects }) => effects.map((effect) => ({ source, rule, effect }))),
  ]
}

/** What traits do, each once (P28-TR-gigantic). */
export function traitEffects(traits: readonly string[], rules: Rules): NamedEffect[] {
  return traitsInForce(traits, rules.tables).flatMap(({ id, row }) =>
    named(row.name, ruleOf('traits', id), effectsOfTrait(id, row)),
  )
}

/** What the special rules of a weapon do to those whom it hits and to who holds it. */
export function weaponEffects(specialRules: readonly string[], { tables }: Rules): NamedEffect[] {
  return specialRules.flatMap((id) => {
    const row = findRow(tables, 'weaponRules', id)
    return row === null ? [] : named(row.name, ruleOf('weaponRules', id), effectsOfWeaponRule(id, row))
  })
}

/** What one suit of armour does beyond its dice. */
export function armourEffects(id: string, { tables }: Rules): NamedEffect[] {
  const row = findRow(tables, 'armour', id)
  return row === null ? [] : named(row.name, ruleOf('armour', id), effectsOfArmour(id, row))
}

/** The effects of one shape. */
export function ofShape<Kind extends Shape>(effects: readonly NamedEffect[], shape: Kind): NamedEffect<Kind>[] {
  return effects.flatMap(({ source, rule, effect }) => (hasShape(effect, shape) ? [{ source, rule, effect }] : []))
}

function hasShape<Kind extends Shape>(effect: Effect, shape: Kind): effect is EffectOf<Kind> {
  return effect.shape === shape
}

/** What forbids something to its bearer or towards it, or null. */
export function whyForbidden(
  effects: readonly NamedEffect[],
  what: Extract<Effect, { shape: 'forbids' }>['what'],
): NamedEffect<'forbids'> | null {
  return ofShape(effects, 'forbids').find(({ effect }) => effect.what === what) ?? null
}

/** Auras of others that reach a unit: the same one counts once, by ruling each time (P28-META-9, `aurasStack`). */
export function aurasOn({ near, units, settings }: Battle, unit: BattleUnit, rules: Rules): NamedEffect<'aura'>[] {
  const bearers = near.flatMap(({ bearer, unit: reached }) => (reached === unit.id ? [bearer] : []))
  const auras = bearers.flatMap((id) => {
    const bearer = units.find((one) => one.id === id)
    if (bearer === undefined || !isOnTable(bearer)) return []
    const isFriend = bearer.side === unit.side
    return ofShape(effectsOn(bearer, rules), 'aura').filter(({ effect }) => (effect.whom === 'friends') === isFriend)
  })
  if (settings.aurasStack) return auras
  return auras.filter(({ source }, at) => auras.findIndex((other) => other.source === source) === at)
}

/** Whether a unit still takes part. */
export function isOnTable(unit: BattleUnit): boolean {
  if (unit.kind === 'vehicle') return unit.sections.some(({ hitPoints }) => hitPoints > 0)
  return unit.models.some(({ fate }) => fate === 'fights')
}

function gearEffects(model: Model | null, rules: Rules): NamedEffect[] {
  if (model === null) return []
  const held = model.hands.flatMap((id) => findRow(rules.tables, 'weapons', id)?.specialRules ?? [])
  const inHand = weaponEffects([...new Set(held)], rules).filter(({ effect }) => effect.shape === 'modifier')
  const carried = [...new Set(model.equipment)].flatMap((id) => {
    const item = findRow(rules.tables, 'items', id)
    return item === null ? armourEffects(id, rules) : named(item.name, ruleOf('items', id), effectsOfItem(id, item))
  })
  return [...inHand, ...carried]
}

function firstModel(unit: BattleUnit): Model | null {
  return unit.kind === 'vehicle' ? null : (fighting(unit)[0] ?? null)
}

/** The models of a unit that still fight. */
export function fighting(unit: PeopleUnit): readonly Model[] {
  return unit.models.filter(({ fate }) => fate === 'fights')
}

function named(source: string, rule: string, effects: readonly Effect[]): NamedEffect[] {
  return effects.map((effect) => ({ source, rule, effect }))
}
