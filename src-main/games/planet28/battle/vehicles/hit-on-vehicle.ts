import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import type { WoundedModel } from '../damage/resolve-wounds.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { type Transaction } from '../transaction.ts'
import { applyDamageToVehicle, rollDamageAfterCover } from './apply-damage-to-vehicle.ts'
import { isHiddenPercentCover } from './cover.ts'
import { getVehicle } from './get-vehicle.ts'
import { getVehicleSize } from './sections.ts'

/** Hit location of a vehicle as entered from the table. */
export interface VehicleHitLocation {
  readonly facing?: Facing
  readonly hiddenPercent?: number
  readonly wishes?: readonly Cell[]
}

/** A hit on a vehicle before cover. `shot` is the weapon and distance of a shot. */
export interface HitOnVehicle {
  readonly victim: string
  readonly raw: number
  readonly by: string
  readonly hull: VehicleHitLocation | undefined
  readonly shot?: { readonly weapon: WeaponInUse; readonly distanceCm: number }
}

/**
 * Applies damage to a vehicle: no armour, cover only against shots, all of it to sections of the side that is hit
 * (P28-VEH-DMG-1 to P28-VEH-DMG-3).
 */
export function resolveHitOnVehicle(
  transaction: Transaction,
  { victim, raw, by, hull = {}, shot }: HitOnVehicle,
): WoundedModel[] {
  const vehicle = getVehicle(transaction, victim)
  const facing = requireHitFacing(transaction, vehicle, hull)
  const points =
    shot !== undefined && isVehicleInCover(transaction, vehicle, { hull, shot })
      ? rollDamageAfterCover(transaction, victim, raw)
      : raw
  applyDamageToVehicle(transaction, { vehicle: victim, points, facing, wishes: hull.wishes ?? [], by })
  return [{ unit: victim, model: victim, lost: points, by, wasWounded: false }]
}

/** Throws if the side of the attack is missing for a vehicle that has sides (P28-VEH-FACE-1). */
export function requireHitFacing(
  transaction: Transaction,
  vehicle: VehicleUnit,
  { facing }: VehicleHitLocation,
): Facing | null {
  if (getVehicleSize(vehicle, transaction.rules) === 'small') return null
  if (facing !== undefined) return facing
  transaction.refuse('facing', `Say which side of ${vehicle.name} is attacked.`, 'P28-VEH-FACE-1')
}

/**
 * Whether a hull has cover, by hidden part or distance. Armour-piercing weapons ignore it, unless a setting says
 * otherwise (P28-VEH-COVER-1, P28-VTR-camo, P28-WR-armour-piercing, `apVsVehicleCover`).
 */
export function isVehicleInCover(
  transaction: Transaction,
  vehicle: VehicleUnit,
  { hull, shot }: { readonly hull: VehicleHitLocation; readonly shot: NonNullable<HitOnVehicle['shot']> },
): boolean {
  const { settings } = transaction.rules
  const { effects } = shot.weapon
  if (filterEffectsByShape(effects, 'marker').length > 0 && !settings.indirectCover) return false
  if (findProhibitingEffect(effects, 'armour-roll') !== null && settings.apVsVehicleCover === 'cancels') return false
  const isFar = filterEffectsByShape(listUnitEffects(vehicle, transaction.rules), 'covers-beyond').some(
    ({ effect }) => shot.distanceCm > effect.cm,
  )
  return isFar || isHiddenPercentCover(getVehicleSize(vehicle, transaction.rules), hull.hiddenPercent ?? 0)
}
