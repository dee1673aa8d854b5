import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'

/** Height difference from which a shot is modified (P28-SHOOT-4, P28-META-7). */
const HEIGHT_CM = 5

/** Entered values of a shot that affect the target number. */
export interface ShotCircumstances {
  readonly shooterMoves: number
  readonly targetMoves: number
  /** Height of the target above the shooter. */
  readonly heightCm: number
}

/** The modifiers of a shot: -1 per move of either unit, -1 uphill, +1 downhill (P28-SHOOT-3, P28-SHOOT-4). */
export function listMoveAndHeightModifiers({
  shooterMoves,
  targetMoves,
  heightCm,
}: ShotCircumstances): NamedModifier[] {
  const height = heightCm >= HEIGHT_CM ? -1 : heightCm <= -HEIGHT_CM ? 1 : 0
  return [
    { source: 'Own moves', value: shooterMoves === 0 ? 0 : -shooterMoves, rule: 'P28-SHOOT-3' },
    { source: 'Moves of the target', value: targetMoves === 0 ? 0 : -targetMoves, rule: 'P28-SHOOT-3' },
    { source: height < 0 ? 'Target higher up' : 'Target lower down', value: height, rule: 'P28-SHOOT-4' },
  ].filter(({ value }) => value !== 0)
}

/** Conditions for a shot. */
export interface ShotConditions extends LockConditions {
  readonly distanceCm: number
  readonly rangeCm: number
  readonly minRangeCm?: number
  readonly isSeen: boolean
}

/** Conditions on the contacts of both units. */
export interface LockConditions {
  readonly isShooterLocked: boolean
  readonly isTargetLocked: boolean
  /** Whether the two are in contact with each other. */
  readonly areLockedTogether: boolean
  /** Whether it may shoot out of combats (P28-TR-gunslinger). */
  readonly ignoresLock: boolean
}

/** Why a shot is illegal, with its numbers, or null (P28-SHOOT-1, P28-SHOOT-5). */
export function findShotRefusal(facts: ShotConditions): { readonly message: string; readonly rule: string } | null {
  const { distanceCm, rangeCm, minRangeCm = 0, isSeen } = facts
  if (!isSeen) return { message: 'The target is not seen.', rule: 'P28-SHOOT-1' }
  if (distanceCm > rangeCm)
    return { message: `The target is ${distanceCm} cm away, the weapon reaches ${rangeCm} cm.`, rule: 'P28-SHOOT-1' }
  if (distanceCm < minRangeCm)
    return { message: `The target is ${distanceCm} cm away, the weapon needs ${minRangeCm} cm.`, rule: 'P28-SHOOT-1' }
  return findLockRefusal(facts)
}

/** Why contacts prevent a shot, or null (P28-SHOOT-5). */
export function findLockRefusal({
  isShooterLocked,
  isTargetLocked,
  areLockedTogether,
  ignoresLock,
}: LockConditions): { readonly message: string; readonly rule: string } | null {
  if (isShooterLocked && !ignoresLock) return { message: 'Nobody shoots while locked in combat.', rule: 'P28-SHOOT-5' }
  if (isTargetLocked && !(areLockedTogether && ignoresLock))
    return { message: 'Nobody shoots at who is locked in combat.', rule: 'P28-SHOOT-5' }
  return null
}
