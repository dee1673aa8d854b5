import { findRulebookRow, type Rulebook, getRuleId } from '../rulebook.ts'
import type { ArmourRow } from './armour.ts'
import type { ItemRow } from './items.ts'
import { listRowIds } from './row.ts'
import type { VehicleWeaponRow } from './vehicle-weapons.ts'
import type { WeaponRow } from './weapons.ts'

/** A piece of equipment with its table. `rule` is the rule id of its row. */
export type Equipment =
  | { readonly table: 'weapons'; readonly row: WeaponRow; readonly rule: string }
  | { readonly table: 'armour'; readonly row: ArmourRow; readonly rule: string }
  | { readonly table: 'items'; readonly row: ItemRow; readonly rule: string }

/** A mounted weapon. `rule` is the rule id of its row. */
export type MountedWeapon =
  | { readonly table: 'vehicleWeapons'; readonly row: VehicleWeaponRow; readonly rule: string }
  | { readonly table: 'weapons'; readonly row: WeaponRow; readonly rule: string }

/** Ids of all equipment in force, in book order (pp. 74-79). */
export function listEquipmentIds({ weapons, armour, items }: Rulebook): string[] {
  return [...listRowIds(weapons), ...listRowIds(armour), ...listRowIds(items)]
}

/** Row of a piece of equipment in force (pp. 74-79), or null. */
export function findEquipment(tables: Rulebook, id: string): Equipment | null {
  const weapon = findRulebookRow(tables, 'weapons', id)
  if (weapon !== null) return { table: 'weapons', row: weapon, rule: getRuleId('weapons', id) }
  const armour = findRulebookRow(tables, 'armour', id)
  if (armour !== null) return { table: 'armour', row: armour, rule: getRuleId('armour', id) }
  const item = findRulebookRow(tables, 'items', id)
  return item === null ? null : { table: 'items', row: item, rule: getRuleId('items', id) }
}

/** Row of a piece of equipment in force. Throws on an unknown id. */
export function getEquipment(tables: Rulebook, id: string): Equipment {
  const equipment = findEquipment(tables, id)
  if (equipment === null) throw new Error(`No equipment is called "${id}"`)
  return equipment
}

/** Row of a weapon for vehicles (pp. 74-76), or null. */
export function findMountedWeapon(tables: Rulebook, id: string): MountedWeapon | null {
  const vehicleWeapon = findRulebookRow(tables, 'vehicleWeapons', id)
  if (vehicleWeapon !== null)
    return { table: 'vehicleWeapons', row: vehicleWeapon, rule: getRuleId('vehicleWeapons', id) }
  const weapon = findRulebookRow(tables, 'weapons', id)
  return weapon === null ? null : { table: 'weapons', row: weapon, rule: getRuleId('weapons', id) }
}

/** Row of a weapon for vehicles. Throws on an unknown id. */
export function getMountedWeapon(tables: Rulebook, id: string): MountedWeapon {
  const weapon = findMountedWeapon(tables, id)
  if (weapon === null) throw new Error(`No weapon is called "${id}"`)
  return weapon
}
