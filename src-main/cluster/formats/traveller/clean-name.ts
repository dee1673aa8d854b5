import { LONGEST_TEXT, oneLine } from '../chart-bounds.ts'

/** No name has more before it is cleaned. */
const LONGEST_READ = 1000

/** A name as charts keep them: on one line, none of it that cannot be stored, not too long. */
export function cleanName(text: string): string {
  return oneLine(text.slice(0, LONGEST_READ), LONGEST_TEXT.name)
}
