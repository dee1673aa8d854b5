/** Longest name that is taken. */
export const MAX_NAME_LENGTH = 80

const COPY = ' (copy)'

/** What a copy is called until somebody names it. */
export function buildCopyName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH - COPY.length).trimEnd() + COPY
}

/** A pasted list of names as it would be sent, and what should be looked at first. */
export interface NameList {
  readonly names: readonly string[]
  /** Names that stand in the list twice, or in the warband already; they may stay. */
  readonly repeated: readonly string[]
  /** Names too long to be taken. */
  readonly tooLong: readonly string[]
}

/** Most names that are taken at once. */
export const MAX_NAMES = 200

/** Reads a list of names, one a line; bullets and numbers before them are left out, as are empty lines. */
export function parseNames(text: string, taken: readonly string[]): NameList {
  const names = text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((name) => name !== '')
  const seen = new Set(taken.map((name) => name.toLowerCase()))
  const repeated = names.filter((name) => {
    const isSeen = seen.has(name.toLowerCase())
    seen.add(name.toLowerCase())
    return isSeen
  })
  return { names, repeated: [...new Set(repeated)], tooLong: names.filter((name) => name.length > MAX_NAME_LENGTH) }
}
