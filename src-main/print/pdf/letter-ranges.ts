import type { PrintFont } from './script-fonts.ts'

type Range = readonly [first: number, last: number]

const known = new Map<string, readonly Range[]>()

export function hasGlyph({ letters }: PrintFont, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const ranges = known.get(letters) ?? parseRanges(letters)
  known.set(letters, ranges)
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/** Parses `U+0020-007E, U+0131` to number ranges. */
export function parseRanges(letters: string): Range[] {
  return letters.split(/,\s*/).map(rangeOf)
}

function rangeOf(range: string): Range {
  const [first = '', last = first] = range.slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
