import { getWeaponRuleTraits } from '#main/games/planet28/special-rules/build-weapons.ts'
import { findDiceFault } from '#shared/games/planet28/dice-text.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { findRulebookRow, type Rulebook, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { WeaponTable } from './custom-weapon.ts'

/** A problem that prevents a custom weapon from being saved, or a warning. */
export interface CustomWeaponProblem {
  readonly rule: string
  readonly severity: 'refused' | 'flagged'
  readonly message: string
}

/** A custom weapon with its price. */
export interface PricedWeapon {
  readonly table: WeaponTable
  readonly fields: HouseFields
  readonly base: WeaponRow | VehicleWeaponRow | null
  readonly cost: number
  readonly nearClone: { readonly name: string; readonly cost: number } | null
}

/** Problems and warnings of a custom weapon (P28-CW-1 to -3). */
export function listCustomWeaponProblems(weapon: PricedWeapon, rules: Rules): CustomWeaponProblem[] {
  const { fields, base } = weapon
  return [
    ...consentProblems(rules.settings.customWeapons),
    ...damageProblems(fields),
    ...listSpecialRuleProblems(fields.specialRules ?? [], base, rules.tables).map(refusedBy('P28-CW-2')),
    ...reloadProblems(weapon),
    ...cloneProblems(weapon),
  ]
}

/**
 * Checks the special rules of a weapon: unknown ones, duplicates, and those its printed base has already (P28-CW-2).
 */
export function listSpecialRuleProblems(
  ids: readonly string[],
  base: WeaponRow | VehicleWeaponRow | null,
  tables: Rulebook,
): string[] {
  const owned: readonly string[] = base?.specialRules ?? []
  return [...new Set(ids)].flatMap((id) => {
    const row = findRulebookRow(tables, 'weaponRules', id)
    if (row === null) return [`No special rule is called “${id}”: take it out, or invent it first.`]
    if (base !== null && owned.includes(id))
      return [`The ${base.name} has ${row.name} already, and its price covers it: take it out.`]
    const times = ids.filter((otherId) => otherId === id).length
    return times > 1 ? [`${row.name} stands there ${times} times: a weapon has a special rule once.`] : []
  })
}

const refusedBy =
  (rule: string) =>
  (message: string): CustomWeaponProblem => ({ rule, severity: 'refused', message })

function consentProblems(customWeapons: Rules['settings']['customWeapons']): CustomWeaponProblem[] {
  const rule = 'P28-CW-3'
  if (customWeapons === 'free') return []
  if (customWeapons === 'consent')
    return [{ rule, severity: 'flagged', message: 'A custom weapon needs the consent of whoever you play against.' }]
  const message = 'Your group plays without custom weapons: take a printed one, or change the ruling “Custom weapons”.'
  return [{ rule, severity: 'refused', message }]
}

function damageProblems({ base, damage }: HouseFields): CustomWeaponProblem[] {
  if (base !== undefined) return []
  const fault = damage === undefined ? 'Give its damage as dice, such as 2D10+4.' : findDiceFault(damage)
  return fault === null ? [] : [refusedBy('P28-CW-1')(fault)]
}

const needsAmmunition = ({ specialRules = [] }: HouseFields): boolean =>
  specialRules.some((id) => getWeaponRuleTraits(id).needsAmmunition === true)

function reloadProblems({ table, fields, base }: PricedWeapon): CustomWeaponProblem[] {
  const ammo = fields.ammo ?? base?.ammo ?? null
  if (table === 'vehicleWeapons' || ammo !== null || !needsAmmunition(fields)) return []
  const message = 'It must be reloaded but names no ammunition: choose what it uses up.'
  return [{ rule: 'P28-WR-reload', severity: 'flagged', message }]
}

function cloneProblems({ table, cost, nearClone }: PricedWeapon): CustomWeaponProblem[] {
  if (nearClone === null || cost >= nearClone.cost) return []
  const saved = nearClone.cost - cost
  const less = formatCount(saved, table === 'weapons' ? 'credit' : 'point')
  const message = `It is nearly the ${nearClone.name}, which costs ${nearClone.cost}: this one costs ${cost}, ${less} less.`
  return [{ rule: 'P28-CW-3', severity: 'flagged', message }]
}
