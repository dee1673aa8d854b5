import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'

/** Maximum lengths of the texts of a chart, in characters. */
export const MAX_TEXT_LENGTHS = {
  name: 80,
  type: 40,
  legend: 40,
  tag: 40,
  notes: 20_000,
  label: 500,
  seed: 100,
} as const

/** Maximum numbers of everything that `READ_LIMITS` does not limit. */
export const MAX_ITEM_COUNTS = {
  tags: 20,
  regions: 5_000,
  labels: 60_000,
  fleets: 10_000,
  runs: 130_000,
  bodyFactions: 20,
} as const

/**
 * Whether a text can be stored and displayed: well-formed Unicode without control characters except line ends and
 * tabs.
 */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text)
}

/** Removes characters that cannot be stored. */
export function removeUnstorableCharacters(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, '')
}

/** Truncates a text without splitting a character. */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Longer texts are cut to this length before they are normalized. */
const LONGEST_LINE = 2000

/** Trimmed text on one line, as names are stored, truncated to a maximum length. */
export function toTruncatedSingleLine(text: string, longest: number): string {
  const line = removeUnstorableCharacters(text).trim().replace(/\s+/g, ' ')
  return truncateText(normalizeStoredName(truncateText(line, LONGEST_LINE)), longest).trimEnd()
}
