import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** One Move action of a vehicle as it is declared. */
export interface VehicleMove {
  readonly size: VehicleSize
  readonly speedCm: number
  readonly moveCm: number
  readonly turnDegrees: number
  /** Along its long axis, rear first (P28-VEH-MOVE-2). */
  readonly isBackwards?: boolean
  readonly isLeavingCombat?: boolean
}

/** Half of a length, rounded down (P28-META-6). */
export function halve(cm: number): number {
  return Math.floor(cm / 2)
}

/** Why a vehicle may not move so, or null: medium ones turn up to 90 degrees, large ones give half their speed for it (P28-VEH-MOVE-1, P28-VEH-MOVE-2). */
export function findMoveRefusal(move: VehicleMove, rules: Rules): string | null {
  const { size, moveCm, turnDegrees } = move
  const reachCm = findVehicleReach(move, rules)
  if (reachCm === null) return 'it drives backwards only to leave a combat'
  if (moveCm > reachCm) return `it moves ${reachCm} cm at most, not ${moveCm}`
  const most = mostDegrees(size, moveCm)
  return turnDegrees > most ? `it turns ${most} degrees at most, not ${turnDegrees}` : null
}

/** How far a vehicle gets with so much turning; null where it may not go backwards at all (P28-VEH-MOVE-1, `reverse`). */
export function findVehicleReach(move: Omit<VehicleMove, 'moveCm'>, { settings: { reverse } }: Rules): number | null {
  const { size, speedCm, turnDegrees, isBackwards = false, isLeavingCombat = false } = move
  if (size === 'small') return isLeavingCombat ? halve(speedCm) : speedCm
  if (isBackwards && !isLeavingCombat && reverse === 'leavingCombatOnly') return null
  const isSlowed = isLeavingCombat || (isBackwards && reverse === 'halfSpeed') || (size === 'large' && turnDegrees > 0)
  return isSlowed ? halve(speedCm) : speedCm
}

/** How far it may turn: a small one freely, a medium one about on the spot. */
function mostDegrees(size: VehicleSize, moveCm: number): number {
  if (size === 'small') return 360
  return size === 'medium' && moveCm === 0 ? 180 : 90
}
