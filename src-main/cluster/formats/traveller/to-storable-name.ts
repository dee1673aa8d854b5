import { MAX_TEXT_LENGTHS, toTruncatedSingleLine } from '../chart-limits.ts'

/** Maximum number of characters of a name before cleaning. */
const LONGEST_READ = 1000

/** Cleans a name for storage in a chart: on one line, without characters that cannot be stored, and truncated. */
export function toStorableName(text: string): string {
  return toTruncatedSingleLine(text.slice(0, LONGEST_READ), MAX_TEXT_LENGTHS.name)
}
