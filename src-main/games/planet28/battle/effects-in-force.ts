import { memoize, memoizeByName } from '#main/games/kit/memoize.ts'
import type {
  Effect,
  EffectOf,
  NamedEffect,
  NamedModifier,
  EffectShape,
} from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model, PeopleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import { listTraitsInForce } from '../rules/traits-in-force.ts'
import { listArmourEffects, listItemEffects, listWeaponRuleEffects } from '../special-rules/battle-gear.ts'
import { listTraitEffects } from '../special-rules/battle-traits.ts'
import { listVehicleEffects } from './vehicles/effects.ts'

/** The last cached result for a profile and its inputs. Wounds and paid actions do not change a unit's effects. */
interface Found {
  readonly rules: Rules
  readonly equipment: readonly string[] | null
  readonly hands: readonly string[] | null
  readonly conditions: BattleUnit['conditions']
  readonly effects: readonly NamedEffect[]
}

const found = new WeakMap<PeopleUnit['profile'], Found>()

/** Lists all effects on a unit: traits, gear worn, carried and held, and conditions. Cached by its inputs. */
export function listUnitEffects(
  unit: BattleUnit,
  rules: Rules,
  model: Model | null = firstModel(unit),
): readonly NamedEffect[] {
  const { conditions } = unit
  if (unit.kind === 'vehicle') {
    const own = hullEffects(unit, rules)
    return conditions.length === 0 ? own : together(own, conditions)
  }
  const { equipment = null, hands = null } = model ?? {}
  const before = found.get(unit.profile)
  if (
    before !== undefined &&
    before.equipment === equipment &&
    before.hands === hands &&
    before.conditions === conditions &&
    before.rules === rules
  )
    return before.effects
  const { traits } = unit.profile
  const own =
    equipment === null || hands === null ? getTraitEffects(traits, rules) : bodyEffects(traits, equipment, hands, rules)
  const effects = conditions.length === 0 ? own : together(own, conditions)
  found.set(unit.profile, { rules, equipment, hands, conditions, effects })
  return effects
}

const hullEffects = memoize((hull: VehicleUnit, rules: Rules): readonly NamedEffect[] =>
  listVehicleEffects(hull, rules),
)

const together = memoize(
  (own: readonly NamedEffect[], conditions: BattleUnit['conditions']): readonly NamedEffect[] => [
    ...own,
    ...conditions.flatMap(({ source, rule, effects }) => effects.map((effect) => ({ source, rule, effect }))),
  ],
)

const bodyEffects = memoize(
  (
    traits: readonly string[],
    equipment: readonly string[],
    hands: readonly string[],
    rules: Rules,
  ): readonly NamedEffect[] => [...getTraitEffects(traits, rules), ...gearEffects({ equipment, hands }, rules)],
)

/** The effects of traits, each once (P28-TR-gigantic). */
export const getTraitEffects = memoize((traits: readonly string[], rules: Rules): readonly NamedEffect[] =>
  listTraitsInForce(traits, rules.tables).flatMap(({ id, row }) =>
    named(row.name, getRuleId('traits', id), listTraitEffects(id, row)),
  ),
)

/** The effects of a weapon's special rules on targets that it hits and on its bearer. */
export const getWeaponEffects = memoize((specialRules: readonly string[], { tables }: Rules): readonly NamedEffect[] =>
  specialRules.flatMap((id) => {
    const row = findRow(tables, 'weaponRules', id)
    return row === null ? [] : named(row.name, getRuleId('weaponRules', id), listWeaponRuleEffects(id, row))
  }),
)

/** The effects of a suit of armour other than its dice. */
export function getArmourEffects(id: string, { tables }: Rules): readonly NamedEffect[] {
  const row = findRow(tables, 'armour', id)
  return row === null ? NONE : suitEffects(id, row)
}

const suitEffects = memoizeByName((id: string, row: ArmourRow) =>
  named(row.name, getRuleId('armour', id), listArmourEffects(id, row)),
)

const sorted = new WeakMap<readonly NamedEffect[], Map<EffectShape, unknown>>()
const NONE: readonly never[] = []

/** Filters the effects of one shape from a list; cached per list. */
export function filterByShape<Kind extends EffectShape>(
  effects: readonly NamedEffect[],
  shape: Kind,
): readonly NamedEffect<Kind>[] {
  if (effects.length === 0) return NONE
  let shapes = sorted.get(effects)
  if (shapes === undefined) {
    shapes = new Map()
    sorted.set(effects, shapes)
  }
  const before = shapes.get(shape)
  if (areOf(before, shape)) return before
  const fresh = effects.flatMap(({ source, rule, effect }) =>
    hasShape(effect, shape) ? [{ source, rule, effect }] : [],
  )
  shapes.set(shape, fresh)
  return fresh
}

/** Type guard: the cache keeps one list per shape. */
function areOf<Kind extends EffectShape>(list: unknown, _shape: Kind): list is readonly NamedEffect<Kind>[] {
  return list !== undefined
}

function hasShape<Kind extends EffectShape>(effect: Effect, shape: Kind): effect is EffectOf<Kind> {
  return effect.shape === shape
}

/** The speed modifiers of traits, gear and conditions (P28-MOVE-2). */
export const getSpeedModifiers = memoize((effects: readonly NamedEffect[]): readonly NamedModifier[] =>
  filterByShape(effects, 'modifier')
    .filter(({ effect }) => effect.on === 'speedCm')
    .map(({ source, rule, effect }) => ({ source, rule, value: effect.value })),
)

/** The effect that prohibits something for its bearer or towards it, or null. */
export function findProhibition(
  effects: readonly NamedEffect[],
  what: Extract<Effect, { shape: 'forbids' }>['what'],
): NamedEffect<'forbids'> | null {
  for (const effect of filterByShape(effects, 'forbids')) if (effect.effect.what === what) return effect
  return null
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
  if (near.length === 0) return NONE
  const bearers = near.flatMap(({ bearer, unit: reached }) => (reached === unit.id ? [bearer] : []))
  const auras = bearers.flatMap((id) => {
    const bearer = units.find((battleUnit) => battleUnit.id === id)
    if (bearer === undefined || !isOnTable(bearer) || isAboard(bearer)) return []
    const isFriend = bearer.side === unit.side
    return filterByShape(listUnitEffects(bearer, rules), 'aura').filter(
      ({ effect }) => (effect.whom === 'friends') === isFriend,
    )
  })
  if (settings.aurasStack) return auras
  return auras.filter(({ source }, at) => auras.findIndex((otherAura) => otherAura.source === source) === at)
}

function isAboard(unit: BattleUnit): boolean {
  return unit.kind !== 'vehicle' && unit.aboard !== null
}

function gearEffects(model: Pick<Model, 'equipment' | 'hands'>, rules: Rules): NamedEffect[] {
  const held = model.hands.flatMap((id) => findRow(rules.tables, 'weapons', id)?.specialRules ?? [])
  const inHand = getWeaponEffects([...new Set(held)], rules).filter(({ effect }) => effect.shape === 'modifier')
  const carried = [...new Set(model.equipment)].flatMap((id) => {
    const item = findRow(rules.tables, 'items', id)
    return item === null
      ? getArmourEffects(id, rules)
      : named(item.name, getRuleId('items', id), listItemEffects(id, item))
  })
  return [...inHand, ...carried]
}

function firstModel(unit: BattleUnit): Model | null {
  return unit.kind === 'vehicle' ? null : (unit.models.find(({ fate }) => fate === 'fights') ?? null)
}

/** The models of a unit that still fight. Optimised for the common case of all models. */
export function listFightingModels({ models }: PeopleUnit): readonly Model[] {
  for (const { fate } of models) if (fate !== 'fights') return models.filter((model) => model.fate === 'fights')
  return models
}

function named(source: string, rule: string, effects: readonly Effect[]): NamedEffect[] {
  return effects.map((effect) => ({ source, rule, effect }))
}
