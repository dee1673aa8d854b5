/** Bounds and step of a number field. */
export interface NumberBounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
}

const PLAIN_NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Parses a typed number with a point or a comma and with either minus sign; null for anything else. */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/gu, '').replace(/^[−–]/u, '-')
  return PLAIN_NUMBER.test(plain) ? Number(plain.replace(',', '.')) : null
}

export function clampNumber(value: number, { min, max }: NumberBounds): number {
  const atLeast = min === undefined ? value : Math.max(min, value)
  return max === undefined ? atLeast : Math.min(max, atLeast)
}

export function isWithinBounds(value: number, bounds: NumberBounds): boolean {
  return clampNumber(value, bounds) === value
}

/** Why a number is out of range, with the nearest one allowed; null if it is in range. */
export function findRangeError(value: number | null, bounds: NumberBounds): string | null {
  if (value === null) return null
  const nearest = clampNumber(value, bounds)
  if (nearest === value) return null
  return nearest < value ? `At most ${nearest}.` : `At least ${nearest}.`
}

/** Adds `steps` steps to a number, within the bounds. An empty field starts at its lower bound, or at 0. */
export function stepNumber(value: number | null, steps: number, bounds: NumberBounds): number {
  if (value === null) return clampNumber(bounds.min ?? 0, bounds)
  const step = bounds.step ?? 1
  const sum = value + steps * step
  return clampNumber(Number(sum.toFixed(Math.max(decimals(step), decimals(value)))), bounds)
}

/** Formats a number for editing: no grouping, a hyphen as minus sign, empty for null. */
export function formatEditableNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
