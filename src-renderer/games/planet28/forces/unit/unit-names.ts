export const MAX_NAME_LENGTH = 80

const COPY = ' (copy)'

/** Default name of a copy. */
export function buildCopyName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH - COPY.length).trimEnd() + COPY
}

/** Parsed list of names, with warnings. */
export interface ParsedNameList {
  readonly names: readonly string[]
  /** Names that occur twice in the list or already in the warband. They are allowed. */
  readonly repeated: readonly string[]
  /** Names above the maximum length. */
  readonly tooLong: readonly string[]
}

/** Maximum number of names per list. */
export const MAX_LISTED_NAMES = 200

/** Parses names, one per line. Ignores empty lines, and bullets or numbers before a name. */
export function parseUnitNames(text: string, taken: readonly string[]): ParsedNameList {
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
