import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { computeFormulaCost } from './custom-weapon-pricing.ts'
import type { WeaponTable } from './custom-weapon.ts'

/** A weapon in the price audit: its cost, the cost by formula, and its numbers. */
export interface AuditedWeapon {
  readonly table: WeaponTable
  readonly id: string
  readonly name: string
  readonly isOwn: boolean
  readonly type: 'melee' | 'ranged'
  readonly cost: number
  readonly formula: number
  /** Mean damage of a hit, before armour and special rules. */
  readonly meanDamage: number
  readonly rangeCm: number
}

/** Compares every weapon in force with its cost by formula (P28-CW-3). `own` contains the ids of house weapons. */
export function auditWeaponCosts({ tables }: Rules, own: ReadonlySet<string>): AuditedWeapon[] {
  const line = (table: WeaponTable, id: string, row: WeaponRow | VehicleWeaponRow): AuditedWeapon => ({
    table,
    id,
    name: row.name,
    isOwn: own.has(id),
    type: row.type,
    cost: row.cost,
    formula: computeFormulaCost(row, tables),
    meanDamage: computeMean(computeDiceOdds(row.damage)),
    rangeCm: row.rangeCm,
  })
  return [
    ...Object.entries(tables.weapons).map(([id, row]) => line('weapons', id, row)),
    ...Object.entries(tables.vehicleWeapons).map(([id, row]) => line('vehicleWeapons', id, row)),
  ]
}
