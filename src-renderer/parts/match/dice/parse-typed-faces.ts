import type { TypedFaces } from '../use-match.ts'

/** Parses die results in order. `-` and `?` leave a die to Orrery. Null if a word is invalid. */
export function parseTypedFaces(text: string): TypedFaces | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  if (!words.every((word) => /^(?:[-?]|[1-9]\d{0,2})$/.test(word))) return null
  return words.map((word) => (/^[-?]$/.test(word) ? null : Number(word)))
}
