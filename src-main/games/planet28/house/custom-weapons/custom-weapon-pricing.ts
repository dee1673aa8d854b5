import { createBill, sumCosts } from '#main/games/planet28/builder/bill.ts'
import { getHighestTotal, computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { Bill, CostLine } from '#shared/games/planet28/model.ts'
import {
  findRulebookRow,
  PRINTED_TABLES,
  type Rules,
  type Rulebook,
  getRuleId,
} from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { findBaseWeapon, createCustomVehicleWeapon, createCustomWeapon, type WeaponTable } from './custom-weapon.ts'
import { listCustomWeaponProblems, type CustomWeaponProblem } from './weapon-problems.ts'

/** Cost of a custom weapon with its bill, and the printed weapon it resembles (P28-CW-1 to -3). */
export interface CustomWeaponPricing {
  readonly bill: Bill
  /** Maximum of its damage dice. */
  readonly maxDamage: number
  /** A printed weapon with nearly the same profile, and its cost. */
  readonly nearClone: { readonly id: string; readonly name: string; readonly cost: number } | null
  readonly problems: readonly CustomWeaponProblem[]
}

type AnyWeapon = WeaponRow | VehicleWeaponRow

const ONE_HANDED = 10

/**
 * Computes the price of a custom weapon or draft: by formula, or the printed price plus the added rules (P28-CW-1,
 * P28-CW-2).
 */
export function computeCustomWeaponPricing(table: WeaponTable, fields: HouseFields, rules: Rules): CustomWeaponPricing {
  const { tables, settings } = rules
  const weapon = table === 'weapons' ? createCustomWeapon(fields, tables) : createCustomVehicleWeapon(fields, tables)
  const base = findBaseWeapon(table, fields, tables)
  const lines = base === null ? formulaLines(weapon, tables) : addedLines(base, fields, tables)
  const bill = createBill(lines, [], { least: settings.customFloor, rule: 'P28-CW-3' })
  const nearClone = findNearClone(table, weapon, tables)
  const problems = listCustomWeaponProblems({ table, fields, base, cost: bill.cost, nearClone }, rules)
  return { bill, maxDamage: getHighestTotal(weapon.damage), nearClone, problems }
}

/** Cost of a weapon by the formula, before the floor (P28-CW-1). */
export function computeFormulaCost(weapon: AnyWeapon, tables: Rulebook): number {
  return sumCosts(formulaLines(weapon, tables))
}

/**
 * Bill lines of the formula: range, maximum damage, one hand, special rules. A vehicle weapon counts as two-handed
 * (P28-CW-1).
 */
function formulaLines(weapon: AnyWeapon, tables: Rulebook): CostLine[] {
  const { damage, rangeCm } = weapon
  const highest = getHighestTotal(damage)
  const parts = [
    ...(weapon.type === 'ranged' ? [{ source: `Range of ${rangeCm} cm`, cost: rangeCm }] : []),
    ...(highest > 0 ? [{ source: `Highest damage of ${damage}`, cost: highest }] : []),
    ...(handsOf(weapon) === 1 ? [{ source: 'One-handed', cost: ONE_HANDED }] : []),
  ]
  const lines = parts.map((part): CostLine => ({ part: 'weapons', ...part, rule: 'P28-CW-1' }))
  return [...lines, ...ruleLines(weapon.specialRules, tables)]
}

/** Bill lines of the printed weapon and of the rules added to it (P28-CW-2). */
function addedLines(base: AnyWeapon, { specialRules = [] }: HouseFields, tables: Rulebook): CostLine[] {
  const owned: readonly string[] = base.specialRules
  const added = specialRules.filter((id) => !owned.includes(id))
  return [{ part: 'base', source: base.name, cost: base.cost, rule: 'P28-CW-2' }, ...ruleLines(added, tables)]
}

function ruleLines(ids: readonly string[], tables: Rulebook): CostLine[] {
  return [...new Set(ids)].flatMap((id): CostLine[] => {
    const row = findRulebookRow(tables, 'weaponRules', id)
    return row === null
      ? []
      : [{ part: 'weapons', source: row.name, cost: row.cost, rule: getRuleId('weaponRules', id) }]
  })
}

function handsOf(weapon: AnyWeapon): 1 | 2 {
  return 'hands' in weapon ? weapon.hands : 2
}

/**
 * Finds the closest printed weapon that a weapon copies: same kind, hands and special rules, similar range and damage
 * (P28-CW-3).
 */
function findNearClone(table: WeaponTable, weapon: AnyWeapon, tables: Rulebook): CustomWeaponPricing['nearClone'] {
  const near = listRowIds(PRINTED_TABLES[table]).flatMap((id) => {
    const printed = findRulebookRow(tables, table, id)
    if (printed === null || kindOf(printed) !== kindOf(weapon)) return []
    const distance = distanceOf(printed, weapon)
    return distance > NEAR ? [] : [{ id, name: printed.name, cost: printed.cost, distance }]
  })
  const [closest] = near.toSorted((a, b) => a.distance - b.distance)
  return closest === undefined ? null : { id: closest.id, name: closest.name, cost: closest.cost }
}

/** Maximum relative difference in range and damage of a similar weapon: one fifth (P28-CW-3). */
const NEAR = 0.2

function kindOf(weapon: AnyWeapon): string {
  return JSON.stringify([weapon.type, handsOf(weapon), weapon.specialRules.toSorted()])
}

/** Relative difference of a weapon to a printed one: the largest of those in range, mean damage and maximum damage. */
function distanceOf(printed: AnyWeapon, weapon: AnyWeapon): number {
  const share = (mine: number, theirs: number) => (mine === theirs ? 0 : Math.abs(mine - theirs) / Math.max(1, theirs))
  const mean = share(computeMean(computeDiceOdds(weapon.damage)), computeMean(computeDiceOdds(printed.damage)))
  const most = share(getHighestTotal(weapon.damage), getHighestTotal(printed.damage))
  return Math.max(share(weapon.rangeCm, printed.rangeCm), mean, most)
}
