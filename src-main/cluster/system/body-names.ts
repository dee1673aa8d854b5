import { MAX_TEXT_LENGTHS, truncateText } from '../formats/chart-limits.ts'

/** What follows the name of the star: “II” for a planet, “II b” for its moon, “Belt” and “Belt 2”. */
const SUFFIX = / ((?:[IVX]+|\d+)(?: [a-z])?|Belt(?: \d+)?)$/

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** Suffix of a planet or giant; the two are numbered together, from 1. */
export function formatPlanetSuffix(number: number): string {
  return NUMERALS[number - 1] ?? String(number)
}

/** Suffix of a belt, numbered from 1. */
export function formatBeltSuffix(number: number): string {
  return number === 1 ? 'Belt' : `Belt ${number}`
}

/** Suffix of the moon in an orbit, from 1, of a planet or giant with a suffix. */
export function formatMoonSuffix(planetSuffix: string, orbit: number): string {
  return `${planetSuffix} ${String.fromCodePoint(96 + orbit)}`
}

/** Formats the name of a body after its star. A long name of a star is cut, so that the suffix fits. */
export function formatBodyName(starName: string, suffix: string): string {
  return `${truncateText(starName, MAX_TEXT_LENGTHS.name - suffix.length - 1).trimEnd()} ${suffix}`
}

/**
 * Replaces the old name of a star in the name of one of its bodies. Returns a name that was not derived from the star
 * unchanged.
 */
export function replaceStarInBodyName(bodyName: string, from: string, to: string): string {
  const suffix = SUFFIX.exec(bodyName)?.[1]
  return suffix !== undefined && formatBodyName(from, suffix) === bodyName ? formatBodyName(to, suffix) : bodyName
}
