/** Prisoners per guard on the march, and in the captor's lines (SAND-PRIS-1, SAND-PRIS-3). */
const PER_GUARD = { marching: 8, disarmed: 20 } as const

function perGuard(isDisarmed: boolean): number {
  return isDisarmed ? PER_GUARD.disarmed : PER_GUARD.marching
}

/** Number of guards needed for prisoners (SAND-PRIS-1, SAND-PRIS-3). */
export function computeNeededGuards(prisoners: number, isDisarmed: boolean): number {
  return Math.ceil(prisoners / perGuard(isDisarmed))
}

/** Number of prisoners who escape from these guards (SAND-PRIS-2). */
export function countEscapees(prisoners: number, guards: number, isDisarmed: boolean): number {
  return Math.max(0, prisoners - guards * perGuard(isDisarmed))
}
