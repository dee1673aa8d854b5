import { MM_PER_FOOT } from '#shared/games/planetary-sand/format-cord.ts'

export const LENGTH_UNIT_CHOICES = [
  { value: 'r', label: 'R' },
  { value: 'feet', label: 'Feet' },
  { value: 'mm', label: 'mm' },
] as const
export type LengthUnit = (typeof LENGTH_UNIT_CHOICES)[number]['value']

/** Suffix of a unit, and its step for the arrow keys. */
export const LENGTH_UNIT_FORMATS: Readonly<Record<LengthUnit, { readonly suffix: string; readonly step: number }>> = {
  r: { suffix: 'R', step: 0.1 },
  feet: { suffix: 'ft', step: 0.1 },
  mm: { suffix: 'mm', step: 10 },
}

const mmOf = (unit: LengthUnit, unitMm: number): number => ({ r: unitMm, feet: MM_PER_FOOT, mm: 1 })[unit]

/** Converts millimetres to a unit, rounded to practical precision. */
export function convertFromMm(mm: number, unit: LengthUnit, unitMm: number): number {
  return Number((mm / mmOf(unit, unitMm)).toFixed(unit === 'mm' ? 0 : 2))
}

/** Converts a number in a unit to millimetres. */
export function convertToMm(value: number, unit: LengthUnit, unitMm: number): number {
  return value * mmOf(unit, unitMm)
}
