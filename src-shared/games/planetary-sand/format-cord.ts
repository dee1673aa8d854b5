import { CORDS } from './tables/range-bands.ts'

/** A foot in millimetres. */
export const MM_PER_FOOT = 304.8
const EXACT_R = 0.002
const KNOTS = ['to the first knot', 'to the second knot', 'to its end'] as const

/** Formats the end of one third of a cord as a knot, such as “R3, to the second knot”. */
export function formatCordThird(cord: number, third: 1 | 2 | 3): string {
  return `R${cord}, ${KNOTS[third - 1] ?? ''}`
}

/** Formats a length as the cord to use and the knot on it (SAND-KIT-1). */
export function formatCordDistance(r: number): string {
  for (const cord of CORDS)
    for (const [at, knot] of KNOTS.entries())
      if (Math.abs((cord * (at + 1)) / 3 - r) < EXACT_R) return `R${cord}, ${knot}`
  const halved = CORDS.find((cord) => Math.abs(cord / 2 - r) < EXACT_R)
  return halved === undefined ? `R${Number(r.toFixed(2))}` : `R${halved}, half of it`
}

/** Formats millimetres in feet: 2 ft, 1.3 ft. */
export function formatFeet(mm: number): string {
  return `${Number((mm / MM_PER_FOOT).toFixed(1))} ft`
}
