import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { takeSectionLossBreakTest } from './break-tests.ts'
import { VEHICLE_COVER_DICE } from './cover.ts'
import { getVehicle } from './get-vehicle.ts'
import { ejectPassengers } from './passengers.ts'
import { type DirectedVehicleDamage, spreadDamageOverSections } from './spread-damage.ts'

/** A hit on a vehicle. Damage is applied without armour (P28-VEH-DMG-1). */
export interface VehicleHitAfterCover extends DirectedVehicleDamage {
  readonly vehicle: string
  /** The credited unit (P28-DMG-6). */
  readonly by: string | null
}

/**
 * Applies a hit to a vehicle: sections, then their passengers, then break tests (P28-VEH-DMG-1 to P28-VEH-DMG-3,
 * P28-VEH-TRANS-2, P28-VEH-BREAK-1).
 */
export function applyDamageToVehicle(
  transaction: Transaction,
  { vehicle: id, by, ...damage }: VehicleHitAfterCover,
): void {
  const vehicle = getVehicle(transaction, id)
  const hit = spreadDamageOverSections(vehicle, damage, transaction.rules)
  for (const section of hit) transaction.apply({ type: 'section-hurt', unit: id, section, by })
  const destroyed = hit.filter(({ hitPoints }) => hitPoints === 0)
  if (destroyed.length > 0) afterLoss(transaction, vehicle, { destroyed, by })
}

/** Damages one given section regardless of other damage, for a weapon that backfires on its mount (P28-WR-volatile). */
export function damageSection(
  transaction: Transaction,
  { vehicle: id, cell, points }: { readonly vehicle: string; readonly cell: Cell; readonly points: number },
): void {
  const vehicle = getVehicle(transaction, id)
  const section = vehicle.sections.find((candidate) => candidate.cell === cell && candidate.hitPoints > 0)
  if (section === undefined || points === 0) return
  const hurt = { ...section, hitPoints: Math.max(0, section.hitPoints - points) }
  transaction.apply({ type: 'section-hurt', unit: id, section: hurt, by: null })
  if (hurt.hitPoints === 0) afterLoss(transaction, vehicle, { destroyed: [hurt], by: null })
}

/** Resolves the consequences of destroyed sections. */
function afterLoss(
  transaction: Transaction,
  vehicle: VehicleUnit,
  { destroyed, by }: { readonly destroyed: readonly SectionInPlay[]; readonly by: string | null },
): void {
  for (const { cell } of destroyed) ejectPassengers(transaction, { vehicle, cell, by })
  if (transaction.battle.units.some(({ id, kind }) => id === vehicle.id && kind === 'vehicle'))
    takeSectionLossBreakTest(transaction, vehicle.id)
}

/** Damage after cover, the only roll of a vehicle (P28-VEH-DMG-1, P28-VEH-COVER-1). */
export function rollDamageAfterCover(transaction: Transaction, vehicle: string, points: number): number {
  const cover = rollSum(transaction, {
    unit: vehicle,
    label: 'Cover',
    rule: 'P28-VEH-COVER-1',
    dice: VEHICLE_COVER_DICE,
  })
  return Math.max(0, points - cover)
}
