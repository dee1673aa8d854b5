import { ARMOUR, type ArmourId, type ArmourRow } from './armour.ts'
import { ITEMS, type ItemId, type ItemRow } from './items.ts'
import { VEHICLE_WEAPONS, type VehicleWeaponId, type VehicleWeaponRow } from './vehicle-weapons.ts'
import { WEAPONS, type WeaponId, type WeaponRow } from './weapons.ts'

/** What a character carries (p. 24): the three equipment tables have no id in common. */
export type EquipmentId = WeaponId | ArmourId | ItemId

/** A piece of equipment with the table it stands in; `rule` is the rule id of its row. */
export type Equipment =
  | { readonly table: 'weapons'; readonly row: WeaponRow; readonly rule: string }
  | { readonly table: 'armour'; readonly row: ArmourRow; readonly rule: string }
  | { readonly table: 'items'; readonly row: ItemRow; readonly rule: string }

/** What a hard point or turret carries (p. 46): any weapon by id; melee ones are refused by the vehicle check. */
export type MountedWeaponId = WeaponId | VehicleWeaponId

/** A mounted weapon; `rule` is the rule id of its row. */
export interface MountedWeapon {
  readonly row: WeaponRow | VehicleWeaponRow
  readonly rule: string
}

/** The row of a piece of equipment (pp. 74-79); throws on an unknown id. */
export function getEquipment(id: EquipmentId): Equipment {
  const weapon = rowOf<WeaponRow>(WEAPONS, id)
  if (weapon !== null) return { table: 'weapons', row: weapon, rule: `P28-W-${id}` }
  const armour = rowOf<ArmourRow>(ARMOUR, id)
  if (armour !== null) return { table: 'armour', row: armour, rule: `P28-ARM-${id}` }
  const item = rowOf<ItemRow>(ITEMS, id)
  if (item !== null) return { table: 'items', row: item, rule: `P28-IT-${id}` }
  throw new Error(`No equipment is called "${id}"`)
}

/** The row of a weapon on a vehicle (pp. 74-76); throws on an unknown id. */
export function getMountedWeapon(id: MountedWeaponId): MountedWeapon {
  const vehicleWeapon = rowOf<VehicleWeaponRow>(VEHICLE_WEAPONS, id)
  if (vehicleWeapon !== null) return { row: vehicleWeapon, rule: `P28-VW-${id}` }
  const weapon = rowOf<WeaponRow>(WEAPONS, id)
  if (weapon !== null) return { row: weapon, rule: `P28-W-${id}` }
  throw new Error(`No weapon is called "${id}"`)
}

function rowOf<Row>(table: Readonly<Record<string, Row>>, id: string): Row | null {
  return (Object.hasOwn(table, id) ? table[id] : null) ?? null
}
