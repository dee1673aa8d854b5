import type { DistanceUnit, Json } from '#shared/match/protocol.ts'

/** Number of a distance in one of its units. Null if it is not measured in that unit. */
export function findDistanceInUnit(value: Json, unit: string): number | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const number = (value as { readonly [key: string]: Json })[unit]
  return typeof number === 'number' ? number : null
}

/**
 * Number of a distance in a unit, converted from the unit that it was entered in and rounded to a tenth of a step.
 * Null for no distance, and for a named one.
 */
export function convertDistance(value: Json, to: DistanceUnit, units: readonly DistanceUnit[]): number | null {
  const exact = findDistanceInUnit(value, to.unit)
  if (exact !== null) return exact
  for (const from of units) {
    const number = findDistanceInUnit(value, from.unit)
    if (number !== null) return Number(((number * from.mm) / to.mm).toFixed(countDecimals(to.step / 10)))
  }
  return null
}

function countDecimals(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step)))
}
