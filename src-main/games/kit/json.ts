/** A parsed JSON object with unvalidated values. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a parsed value is an object (not an array, not null). */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is an object, otherwise an empty object. */
export function toRecordOrEmpty(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

/** Returns the value as an object. Throws with `name` otherwise. */
export function parseRecord(value: unknown, name: string): JsonRecord {
  if (!isRecord(value)) throw new Error(`${name} is not an object`)
  return value
}

/** Returns the value as a list. Throws with `name` otherwise. */
export function parseList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value
}

/** Returns the value as a finite number. Throws with `name` otherwise. */
export function parseNumber(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${name} is not a number`)
  return value
}

/** Returns the value as a string. Throws with `name` otherwise. */
export function parseText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Error(`${name} is not a text`)
  return value
}
