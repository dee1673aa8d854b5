import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { testAfterSectionLoss } from './break-tests.ts'
import { VEHICLE_COVER_DICE } from './cover.ts'
import { type HullDamage, spreadDamage } from './damage.ts'
import { getVehicle } from './get-vehicle.ts'
import { ejectPassengers } from './passengers.ts'

/** A hit on a vehicle. Damage is applied without armour (P28-VEH-DMG-1). */
export interface HullHit extends HullDamage {
  readonly vehicle: string
  /** The credited unit (P28-DMG-6). */
  readonly by: string | null
}

/**
 * Applies a hit to a vehicle: sections, then their passengers, then break tests (P28-VEH-DMG-1 to P28-VEH-DMG-3,
 * P28-VEH-TRANS-2, P28-VEH-BREAK-1).
 */
export function damageHull(scene: Transaction, { vehicle: id, by, ...damage }: HullHit): void {
  const vehicle = getVehicle(scene, id)
  const hit = spreadDamage(vehicle, damage, scene.rules)
  for (const section of hit) scene.apply({ type: 'section-hurt', unit: id, section, by })
  const destroyed = hit.filter(({ hitPoints }) => hitPoints === 0)
  if (destroyed.length > 0) afterLoss(scene, vehicle, { destroyed, by })
}

/** Damages one given section regardless of other damage, for a weapon that backfires on its mount (P28-WR-volatile). */
export function damageSection(
  scene: Transaction,
  { vehicle: id, cell, points }: { readonly vehicle: string; readonly cell: Cell; readonly points: number },
): void {
  const vehicle = getVehicle(scene, id)
  const section = vehicle.sections.find((candidate) => candidate.cell === cell && candidate.hitPoints > 0)
  if (section === undefined || points === 0) return
  const hurt = { ...section, hitPoints: Math.max(0, section.hitPoints - points) }
  scene.apply({ type: 'section-hurt', unit: id, section: hurt, by: null })
  if (hurt.hitPoints === 0) afterLoss(scene, vehicle, { destroyed: [hurt], by: null })
}

/** Resolves the consequences of destroyed sections. */
function afterLoss(
  scene: Transaction,
  vehicle: VehicleUnit,
  { destroyed, by }: { readonly destroyed: readonly SectionInPlay[]; readonly by: string | null },
): void {
  for (const { cell } of destroyed) ejectPassengers(scene, { vehicle, cell, by })
  if (scene.battle.units.some(({ id, kind }) => id === vehicle.id && kind === 'vehicle'))
    testAfterSectionLoss(scene, vehicle.id)
}

/** Damage after cover, the only roll of a vehicle (P28-VEH-DMG-1, P28-VEH-COVER-1). */
export function rollCover(scene: Transaction, vehicle: string, points: number): number {
  const cover = rollSum(scene, {
    unit: vehicle,
    label: 'Cover',
    rule: 'P28-VEH-COVER-1',
    dice: VEHICLE_COVER_DICE,
  })
  return Math.max(0, points - cover)
}
