import { MAX_TEXT_LENGTHS, toSingleLine } from '../chart-bounds.ts'

/** No name has more before it is cleaned. */
const LONGEST_READ = 1000

/** A name as charts keep them: on one line, none of it that cannot be stored, not too long. */
export function cleanName(text: string): string {
  return toSingleLine(text.slice(0, LONGEST_READ), MAX_TEXT_LENGTHS.name)
}
