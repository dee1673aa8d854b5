import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { removeBattleCondition } from '../battle-conditions.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { getArmourEffects } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { resolveHitOnVehicle, type VehicleHitLocation } from '../vehicles/hit-on-vehicle.ts'
import { EQUIPMENT_WITHOUT_ARMOUR, getWornArmour } from './armour.ts'
import { resolveHitOnPeople } from './hits.ts'
import { resolveWounds, type WoundedModel } from './resolve-wounds.ts'
import type { WeaponInUse } from './weapons.ts'

/** A member of a unit that was hit, wounded or not. */
export interface HitMember {
  readonly unit: string
  readonly model: string
}

/** A model near a hit, as measured at the table. */
export interface Bystander {
  readonly unit: string
  readonly model?: string
  readonly distanceCm: number
  readonly hull?: VehicleHitLocation
}

/** Restarts armour hit by such a weapon: on this face its wearer loses a turn (P28-ARM-power-armour). */
export function rebootArmour(transaction: Transaction, stricken: readonly HitMember[], weapon: WeaponInUse): void {
  if (weapon.row.keywords.length === 0) return
  for (const { unit: id, model: modelId } of stricken) {
    const unit = getUnit(transaction, id)
    const model = unit.kind === 'vehicle' ? undefined : unit.models.find((candidate) => candidate.id === modelId)
    if (model === undefined || model.hitPoints === 0 || unit.kind === 'vehicle') continue
    for (const { source, rule, effect } of restarts(
      model.pool === 0 ? EQUIPMENT_WITHOUT_ARMOUR : model.equipment,
      transaction.rules,
    )) {
      if (!weapon.row.keywords.some((word) => word.toLowerCase() === effect.keyword)) continue
      const face = rollSum(transaction, {
        unit: id,
        model: modelId,
        label: `${source}: systems`,
        rule,
        dice: `1D${effect.die}`,
      })
      if (face === effect.on) reboot(transaction, id, { source, rule })
    }
  }
}

/** The restart condition of the armour among a model's equipment. */
function restarts(equipment: readonly string[], rules: Rules) {
  return filterEffectsByShape(getArmourEffects(getWornArmour({ equipment, pool: null }, rules), rules), 'reboots')
}

/** Removes the actions of this turn, or of the next if the unit has already acted (P28-ARM-power-armour). */
function reboot(
  transaction: Transaction,
  id: string,
  { source, rule }: { readonly source: string; readonly rule: string },
): void {
  const { turn } = getUnit(transaction, id)
  const until = transaction.battle.turn + (turn.hasActed ? 1 : 0)
  const effects = [{ shape: 'forbids', what: 'act', because: 'its armour restarts' } as const]
  transaction.apply({ type: 'marked', unit: id, condition: { id: rule, source, rule, effects, until, by: null } })
}

/**
 * Applies a blast to everyone near the target by distance, with armour, but not to the target itself
 * (P28-WR-explosive).
 */
export function applyBlast(
  transaction: Transaction,
  { by, weapon, bystanders }: { by: string; weapon: WeaponInUse; bystanders: readonly Bystander[] },
): WoundedModel[] {
  return filterEffectsByShape(weapon.effects, 'splash').flatMap(({ source, rule, effect }) => {
    const near = bystanders.filter(({ distanceCm }) => distanceCm <= effect.radiusCm)
    return near
      .toSorted((a, b) => a.distanceCm - b.distanceCm || a.unit.localeCompare(b.unit))
      .flatMap(({ unit, model, hull }) => {
        const victim = getUnit(transaction, unit)
        if (!isOnTable(victim) || (victim.kind !== 'vehicle' && victim.aboard !== null)) return []
        const raw = rollSum(transaction, { unit, label: `${source}: blast`, rule, dice: effect.damage })
        const hit = {
          victim: unit,
          raw,
          by,
          cause: source,
          rule,
          keywords: weapon.row.keywords,
          weaponEffects: [],
          isInCover: false,
        }
        if (victim.kind === 'vehicle') return resolveHitOnVehicle(transaction, { victim: unit, raw, by, hull })
        return resolveHitOnPeople(transaction, { ...hit, member: model, isArea: true })
      })
  })
}

/** Ends effects that last for one attack, hit or miss (P28-AB-aimed-shot). */
export function expireNextAttackEffects(transaction: Transaction, { id, conditions }: BattleUnit): void {
  for (const condition of conditions)
    if (condition.endsWithAttack === true) removeBattleCondition(transaction, id, condition)
}

/** Resolves everything after armour: restarts and rage, deaths, break tests (P28-ATK-1 steps 13 to 16). */
export function resolveHitConsequences(
  transaction: Transaction,
  {
    struck,
    weapon,
    by,
    bystanders,
  }: { struck: readonly WoundedModel[]; weapon: WeaponInUse | null; by: string; bystanders: readonly Bystander[] },
): void {
  if (weapon !== null) rebootArmour(transaction, struck, weapon)
  const near = bystanders.length === 0 ? bystanders : bystanders.filter((bystander) => !isAmong(struck, bystander))
  const isBlast = weapon !== null && struck.length > 0 && near.length > 0
  resolveWounds(
    transaction,
    isBlast ? [...struck, ...applyBlast(transaction, { by, weapon, bystanders: near })] : struck,
  )
}

/** Whether a bystander is itself among those hit. Other members of its squad remain bystanders (P28-WR-explosive). */
function isAmong(struck: readonly HitMember[], { unit, model }: Bystander): boolean {
  return struck.some((member) => member.unit === unit && (model === undefined || member.model === model))
}

/** Whether any effect prevents a unit from acting. */
export function isUnableToAct(transaction: Transaction, id: string): boolean {
  return filterEffectsByShape(listUnitEffects(getUnit(transaction, id), transaction.rules), 'forbids').some(
    ({ effect }) => effect.what === 'act',
  )
}
