import { FOOT_MM } from '../battle/distance.ts'

/** The units in which a field is measured. */
export const LENGTH_UNITS = [
  { value: 'r', label: 'R' },
  { value: 'feet', label: 'Feet' },
  { value: 'mm', label: 'mm' },
] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]['value']

/** How a unit is written after a number, and how far one press of a key goes in it. */
export const UNIT_LABELS: Readonly<Record<LengthUnit, { readonly suffix: string; readonly step: number }>> = {
  r: { suffix: 'R', step: 0.1 },
  feet: { suffix: 'ft', step: 0.1 },
  mm: { suffix: 'mm', step: 10 },
}

const mmOf = (unit: LengthUnit, unitMm: number): number => ({ r: unitMm, feet: FOOT_MM, mm: 1 })[unit]

/** Millimetres as a number of a unit, as fine as people measure. */
export function fromMm(mm: number, unit: LengthUnit, unitMm: number): number {
  return Number((mm / mmOf(unit, unitMm)).toFixed(unit === 'mm' ? 0 : 2))
}

/** A number of a unit in millimetres. */
export function toMm(value: number, unit: LengthUnit, unitMm: number): number {
  return value * mmOf(unit, unitMm)
}
