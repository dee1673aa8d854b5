import type { PrintFont } from './script-fonts.ts'

type Range = readonly [first: number, last: number]

const known = new Map<string, readonly Range[]>()

export function hasGlyph({ letters }: PrintFont, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return rangesOf(letters).some(([first, last]) => code >= first && code <= last)
}

/** Parses `U+0020-007E, U+0131` to number ranges. */
function rangesOf(letters: string): readonly Range[] {
  const ranges = known.get(letters) ?? letters.split(', ').map(rangeOf)
  known.set(letters, ranges)
  return ranges
}

function rangeOf(range: string): Range {
  const [first = '', last = first] = range.slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
