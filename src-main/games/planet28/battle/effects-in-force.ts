import type { Effect, NamedEffect, NamedModifier, EffectShape } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { getSectionRuleId } from '#shared/games/planet28/placed-section.ts'
import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { listTraitEffects } from '../special-rules/battle-traits.ts'
import { listSectionEffects, listVehicleProfileEffects } from '../special-rules/battle-vehicles.ts'
import { listArmourEffects, listItemEffects, listWeaponRuleEffects } from '../special-rules/gear-effects.ts'
import { listTraitsInForce } from '../special-rules/traits-in-force.ts'
import { type BuiltVehicle, listWorkingSections } from './vehicles/sections.ts'

/**
 * Lists the effects of a vehicle's type, traits, abilities and working sections. Lost sections have none
 * (P28-VEH-DMG-3).
 */
function listVehicleEffects(hull: BuiltVehicle, rules: Rules): NamedEffect[] {
  const bought = listVehicleProfileEffects(hull.profile, rules).flatMap(({ table, id, row, effects }) =>
    effects.map((effect) => ({ source: row.name, rule: getRuleId(table, id), effect })),
  )
  const sections = listWorkingSections(hull, rules).flatMap(({ placed, row }) =>
    listSectionEffects(placed.section, row).map((effect) => ({
      source: row.name,
      rule: getSectionRuleId(placed),
      effect,
    })),
  )
  return [...bought, ...sections]
}

/** Lists all effects on a unit: traits, gear worn, carried and held, and conditions. */
export function listUnitEffects(
  unit: BattleUnit,
  rules: Rules,
  model: Model | null = firstModel(unit),
): readonly NamedEffect[] {
  const own =
    unit.kind === 'vehicle'
      ? listVehicleEffects(unit, rules)
      : [...getTraitEffects(unit.profile.traits, rules), ...(model === null ? [] : getGearEffects(model, rules))]
  if (unit.conditions.length === 0) return own
  const conditions = unit.conditions.flatMap(({ source, rule, effects }) =>
    effects.map((effect) => ({ source, rule, effect })),
  )
  return [...own, ...conditions]
}

/** Computes effects once for each immutable object, because an attack asks for those of a unit about ten times. */
function computeOnce<Key extends object>(compute: (key: Key, rules: Rules) => readonly NamedEffect[]) {
  const known = new WeakMap<Key, { readonly rules: Rules; readonly effects: readonly NamedEffect[] }>()
  return (key: Key, rules: Rules): readonly NamedEffect[] => {
    const before = known.get(key)
    if (before?.rules === rules) return before.effects
    const effects = compute(key, rules)
    known.set(key, { rules, effects })
    return effects
  }
}

/** The effects of traits, each once (P28-TR-gigantic). */
export const getTraitEffects = computeOnce((traits: readonly string[], rules) =>
  listTraitsInForce(traits, rules.tables).flatMap(({ id, row }) =>
    named(row.name, getRuleId('traits', id), listTraitEffects(id, row)),
  ),
)

/** The effects of gear carried, worn and held. */
const getGearEffects = computeOnce((model: Model, rules): NamedEffect[] => {
  const held = model.hands.flatMap((id) => findRulebookRow(rules.tables, 'weapons', id)?.specialRules ?? [])
  const inHand = getWeaponEffects([...new Set(held)], rules).filter(({ effect }) => effect.shape === 'modifier')
  const carried = [...new Set(model.equipment)].flatMap((id) => {
    const item = findRulebookRow(rules.tables, 'items', id)
    return item === null
      ? getArmourEffects(id, rules)
      : named(item.name, getRuleId('items', id), listItemEffects(id, item))
  })
  return [...inHand, ...carried]
})

/** The effects of a weapon's special rules on targets that it hits and on its bearer. */
export function getWeaponEffects(specialRules: readonly string[], { tables }: Rules): readonly NamedEffect[] {
  return specialRules.flatMap((id) => {
    const row = findRulebookRow(tables, 'weaponRules', id)
    return row === null ? [] : named(row.name, getRuleId('weaponRules', id), listWeaponRuleEffects(id, row))
  })
}

/** The effects of a suit of armour other than its dice. */
export function getArmourEffects(id: string, { tables }: Rules): readonly NamedEffect[] {
  const row = findRulebookRow(tables, 'armour', id)
  return row === null ? [] : named(row.name, getRuleId('armour', id), listArmourEffects(id, row))
}

/** Filters the effects of one shape from a list. */
export function filterEffectsByShape<Kind extends EffectShape>(
  effects: readonly NamedEffect[],
  shape: Kind,
): readonly NamedEffect<Kind>[] {
  return effects.filter((named): named is NamedEffect & NamedEffect<Kind> => named.effect.shape === shape)
}

/** The speed modifiers of traits, gear and conditions (P28-MOVE-2). */
export function getSpeedModifiers(effects: readonly NamedEffect[]): readonly NamedModifier[] {
  return filterEffectsByShape(effects, 'modifier')
    .filter(({ effect }) => effect.on === 'speedCm')
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.value }))
}

/** The effect that prohibits something for its bearer or towards it, or null. */
export function findProhibitingEffect(
  effects: readonly NamedEffect[],
  what: Extract<Effect, { shape: 'forbids' }>['what'],
): NamedEffect<'forbids'> | null {
  return filterEffectsByShape(effects, 'forbids').find(({ effect }) => effect.what === what) ?? null
}

/**
 * Lists auras of other units that reach a unit, except aboard a vehicle. Equal auras count once, or by setting each
 * time (P28-META-9, P28-TR-inspiring, `aurasStack`).
 */
export function listAurasOn(
  { near, units, settings }: Battle,
  unit: BattleUnit,
  rules: Rules,
): readonly NamedEffect<'aura'>[] {
  const bearers = near.flatMap(({ bearer, unit: reached }) => (reached === unit.id ? [bearer] : []))
  const auras = bearers.flatMap((id) => {
    const bearer = units.find((battleUnit) => battleUnit.id === id)
    if (bearer === undefined || !isOnTable(bearer) || isAboard(bearer)) return []
    const isFriend = bearer.side === unit.side
    return filterEffectsByShape(listUnitEffects(bearer, rules), 'aura').filter(
      ({ effect }) => (effect.whom === 'friends') === isFriend,
    )
  })
  if (settings.aurasStack) return auras
  return auras.filter(({ source }, at) => auras.findIndex((otherAura) => otherAura.source === source) === at)
}

function isAboard(unit: BattleUnit): boolean {
  return unit.kind !== 'vehicle' && unit.aboard !== null
}

function firstModel(unit: BattleUnit): Model | null {
  return unit.kind === 'vehicle' ? null : (unit.models.find(({ fate }) => fate === 'fights') ?? null)
}

/** The models of a unit that still fight. */
export function listFightingModels({ models }: CharacterOrSquadUnit): readonly Model[] {
  return models.filter(({ fate }) => fate === 'fights')
}

function named(source: string, rule: string, effects: readonly Effect[]): NamedEffect[] {
  return effects.map((effect) => ({ source, rule, effect }))
}
