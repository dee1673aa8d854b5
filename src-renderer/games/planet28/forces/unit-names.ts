/** Longest name that is taken. */
export const LONGEST_NAME = 80

const COPY = ' (copy)'

/** What a copy is called until somebody names it. */
export function copyName(name: string): string {
  return name.slice(0, LONGEST_NAME - COPY.length).trimEnd() + COPY
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
export const MOST_NAMES = 200

/** Reads a list of names, one a line; bullets and numbers before them are left out, as are empty lines. */
export function readNames(text: string, taken: readonly string[]): NameList {
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
  return { names, repeated: [...new Set(repeated)], tooLong: names.filter((name) => name.length > LONGEST_NAME) }
}
