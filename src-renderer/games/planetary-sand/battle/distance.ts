import { formatCordDistance, formatFeet, formatKnot } from '#shared/games/planetary-sand/format-cord.ts'
import type { Distance } from '#shared/games/planetary-sand/path-input.ts'
import { CORDS } from '#shared/games/planetary-sand/tables/bands.ts'

export const FOOT_MM = 304.8

/** Units of measurement on a lawn. */
export const DISTANCE_UNITS = [
  { value: 'cord', label: 'Cord' },
  { value: 'r', label: 'R' },
  { value: 'feet', label: 'Feet' },
  { value: 'mm', label: 'mm' },
] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]['value']

/** Converts a distance to R. `unitMm` is R1 in millimetres. */
export function convertDistanceToR(distance: Distance, unitMm: number): number {
  if ('cord' in distance) return (distance.cord * distance.third) / 3
  if ('r' in distance) return distance.r
  return ('feet' in distance ? distance.feet * FOOT_MM : distance.mm) / unitMm
}

/** Returns the number of a distance in R, feet or millimetres. Null for a third of a cord. */
export function findDistanceNumber(distance: Distance): number | null {
  if ('cord' in distance) return null
  if ('r' in distance) return distance.r
  return 'feet' in distance ? distance.feet : distance.mm
}

/**
 * Converts a distance to another unit: the nearest third of a cord (the shortest such cord), or a number rounded to
 * practical precision.
 */
export function convertDistanceUnit(distance: Distance, measure: DistanceUnit, unitMm: number): Distance {
  if (measure in distance) return distance
  const r = convertDistanceToR(distance, unitMm)
  if (measure === 'r') return { r: Number(r.toFixed(2)) }
  if (measure === 'feet') return { feet: Number(((r * unitMm) / FOOT_MM).toFixed(2)) }
  return measure === 'mm' ? { mm: Math.round(r * unitMm) } : nearestThird(r)
}

const THIRDS = [1, 2, 3] as const

/** Finds the end of a cord's third nearest to a distance, preferring shorter cords. */
function nearestThird(r: number): Distance {
  const all = CORDS.flatMap((cord) => THIRDS.map((third) => ({ cord, third })))
  const far = ({ cord, third }: (typeof all)[number]) => Math.abs((cord * third) / 3 - r)
  return all.reduce((best, item) => (far(item) < far(best) - 1e-9 ? item : best), all[0] ?? { cord: 1, third: 3 })
}

/** Formats a distance as a cord measures it, and in feet. */
export function formatDistance(distance: Distance, unitMm: number): string {
  const r = convertDistanceToR(distance, unitMm)
  const cord = 'cord' in distance ? formatKnot(distance.cord, distance.third) : formatCordDistance(r)
  return `${cord} (${formatFeet(r * unitMm)})`
}
