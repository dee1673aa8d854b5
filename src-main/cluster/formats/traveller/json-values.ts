/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a value is a list of texts. */
export function hasOnlyTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every(isText)
}

/** Whether a value is two texts. */
export function isPair(value: unknown): value is readonly [string, string] {
  return hasOnlyTexts(value) && value.length === 2
}
