/** A parsed JSON object whose values are not known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a parsed value is an object with names (not a list, not null). */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as an object; an empty one where it is none. */
export function toRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

/** A value as an object; throws with `name` where it is none. */
export function parseRecord(value: unknown, name: string): JsonRecord {
  if (!isRecord(value)) throw new Error(`${name} is not an object`)
  return value
}

/** A value as a list; throws with `name` where it is none. */
export function parseList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value
}

/** A value as a finite number; throws with `name` where it is none. */
export function parseNumber(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${name} is not a number`)
  return value
}

/** A value as a text; throws with `name` where it is none. */
export function parseText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Error(`${name} is not a text`)
  return value
}
