import type { PurchaseInput } from '#shared/contract/planet28/purchases.ts'
import { findRow, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import { findEquipment, findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { UnitRef } from './use-unit-status.ts'

/** Summary of an offered row from the tables. Null if it is in none. */
export function findPurchaseSummary(purchase: PurchaseInput, { kind }: UnitRef, tables: Rulebook): string | null {
  const isVehicle = kind === 'vehicle'
  switch (purchase.what) {
    case 'trait':
      return findRow(tables, isVehicle ? 'vehicleTraits' : 'traits', purchase.id)?.summary ?? null
    case 'ability':
      return findRow(tables, isVehicle ? 'vehicleAbilities' : 'abilities', purchase.id)?.summary ?? null
    case 'gear':
      return findEquipment(tables, purchase.id)?.row.summary ?? null
    case 'section':
      return findRow(tables, 'vehicleSections', purchase.id)?.summary ?? null
    case 'weapon':
      return findMountedWeapon(tables, purchase.id)?.row.summary ?? null
    default:
      return null
  }
}

/** Key numbers of gear: damage, range, defence. Null if it has none. */
export function findPurchaseNumbers(purchase: PurchaseInput, tables: Rulebook): string | null {
  if (purchase.what !== 'gear' && purchase.what !== 'weapon') return null
  const weapon = findRow(tables, 'weapons', purchase.id) ?? findRow(tables, 'vehicleWeapons', purchase.id)
  if (weapon) return weapon.type === 'ranged' ? `${weapon.damage}, ${weapon.rangeCm} cm` : weapon.damage
  const armour = findRow(tables, 'armour', purchase.id)
  return armour?.defence ? `defence ${armour.defence}` : null
}
