import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** A declared Move action of a vehicle. */
export interface VehicleMove {
  readonly size: VehicleSize
  readonly speedCm: number
  readonly moveCm: number
  readonly turnDegrees: number
  /** Along its long axis, rear first (P28-VEH-MOVE-2). */
  readonly isBackwards?: boolean
  readonly isLeavingCombat?: boolean
}

/** Half of a distance, rounded down (P28-META-6). */
export function halve(cm: number): number {
  return Math.floor(cm / 2)
}

/**
 * Why a vehicle may not make this move, or null. Medium ones turn up to 90 degrees, large ones pay half their speed
 * for turning (P28-VEH-MOVE-1, P28-VEH-MOVE-2).
 */
export function findVehicleMoveRefusal(move: VehicleMove, rules: Rules): string | null {
  const { size, moveCm, turnDegrees } = move
  const reachCm = findVehicleReach(move, rules)
  if (reachCm === null) return 'it drives backwards only to leave a combat'
  if (moveCm > reachCm) return `it moves ${reachCm} cm at most, not ${moveCm}`
  const most = mostDegrees(size, moveCm)
  return turnDegrees > most ? `it turns ${most} degrees at most, not ${turnDegrees}` : null
}

/** The maximum distance given the turning; null if it may not reverse (P28-VEH-MOVE-1, `reverse`). */
export function findVehicleReach(move: Omit<VehicleMove, 'moveCm'>, { settings: { reverse } }: Rules): number | null {
  const { size, speedCm, turnDegrees, isBackwards = false, isLeavingCombat = false } = move
  if (size === 'small') return isLeavingCombat ? halve(speedCm) : speedCm
  if (isBackwards && !isLeavingCombat && reverse === 'leavingCombatOnly') return null
  const isSlowed = isLeavingCombat || (isBackwards && reverse === 'halfSpeed') || (size === 'large' && turnDegrees > 0)
  return isSlowed ? halve(speedCm) : speedCm
}

/** Maximum turn in degrees: small vehicles turn freely, medium ones turn around on the spot. */
function mostDegrees(size: VehicleSize, moveCm: number): number {
  if (size === 'small') return 360
  return size === 'medium' && moveCm === 0 ? 180 : 90
}
