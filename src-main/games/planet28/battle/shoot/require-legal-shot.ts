import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { requireAttackable } from '../damage/require-attackable.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { areLocked, listUnitsLockedWith, type Transaction, getUnit } from '../transaction.ts'
import { requireHitFacing } from '../vehicles/hit-on-vehicle.ts'
import { getVehicleSize } from '../vehicles/sections.ts'
import type { Shot } from './resolve-shot.ts'
import { type LockConditions, findLockRefusal, findShotRefusal } from './shot-modifiers.ts'

/**
 * Throws if a shot is illegal: range, sight, locks, target (P28-SHOOT-1, P28-SHOOT-5, P28-SHOOT-8, P28-VEH-SHOOT-3).
 */
export function requireLegalShot(transaction: Transaction, { by, weapon, how }: Shot): void {
  const { row } = weapon
  const unit = getUnit(transaction, by)
  if (row.type !== 'ranged') transaction.refuse('melee', `The ${row.name} does not shoot.`, 'P28-SHOOT-6')
  requireAttackable(transaction, unit, { target: how.target, weapon, at: 'shoot' })
  const target = getUnit(transaction, how.target)
  if (target.kind === 'vehicle') requireHitFacing(transaction, target, how.hull ?? {})
  for (const near of how.bystanders ?? []) {
    const battleUnit = getUnit(transaction, near.unit)
    if (battleUnit.kind === 'vehicle') requireHitFacing(transaction, battleUnit, near.hull ?? {})
  }
  const isMarked = filterEffectsByShape(weapon.effects, 'marker').length > 0
  const why = findShotRefusal({
    distanceCm: isMarked ? (how.said.guessCm ?? how.distanceCm) : how.distanceCm,
    rangeCm: row.rangeCm,
    ...(row.minRangeCm === undefined ? {} : { minRangeCm: row.minRangeCm }),
    isSeen: how.said.isSeen || isMarked,
    ...lockFacts(transaction, unit, { target, isMarked }),
  })
  if (why !== null) transaction.refuse('no-shot', why.message, why.rule)
}

/**
 * Whether contacts prevent a unit from shooting at another with a weapon; a cheap pre-check (P28-SHOOT-5,
 * P28-VEH-SHOOT-3).
 */
export function isLockedAgainstShot(
  lockScene: LockScene,
  unit: BattleUnit,
  { target, weapon }: { readonly target: BattleUnit; readonly weapon: Pick<WeaponInUse, 'effects'> },
): boolean {
  const isMarked = filterEffectsByShape(weapon.effects, 'marker').length > 0
  return lockScene.battle.locks.length > 0 && findLockRefusal(lockFacts(lockScene, unit, { target, isMarked })) !== null
}

type LockScene = Pick<Transaction, 'battle' | 'rules'>

function lockFacts(
  lockScene: LockScene,
  unit: BattleUnit,
  { target, isMarked }: { readonly target: BattleUnit; readonly isMarked: boolean },
): LockConditions {
  return {
    isShooterLocked: isHeldByLock(lockScene, unit),
    isTargetLocked: isHeldByLock(lockScene, target) && !isMarked,
    areLockedTogether: areLocked(lockScene.battle, unit.id, target.id),
    ignoresLock: findProhibitingEffect(listUnitEffects(unit, lockScene.rules), 'shot-lock') !== null,
  }
}

/**
 * Whether a lock prevents a unit from shooting and being shot at. By setting, of vehicles only small ones are held, or
 * none (P28-SHOOT-5, P28-VEH-SHOOT-3, `vehicleLock`).
 */
function isHeldByLock(lockScene: LockScene, unit: BattleUnit): boolean {
  if (listUnitsLockedWith(lockScene.battle, unit.id).length === 0) return false
  const { vehicleLock } = lockScene.rules.settings
  if (unit.kind !== 'vehicle' || vehicleLock === 'asCharacters') return true
  return vehicleLock === 'smallOnly' && getVehicleSize(unit, lockScene.rules) === 'small'
}
