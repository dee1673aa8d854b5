import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'

/** The most characters of the texts of a chart. */
export const MAX_TEXT_LENGTHS = { name: 80, type: 40, legend: 40, tag: 40, notes: 20_000, label: 500 } as const

/** The most of what {@link MOST_READ} does not bound. */
export const MAX_ON_CHART = { tags: 20, regions: 5_000, labels: 60_000, fleets: 10_000, runs: 130_000 } as const

/** Whether a text can be stored and shown: whole characters, and no control characters but line ends and tabs. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text)
}

/** A text without what cannot be stored. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, '')
}

/** The first characters of a text, none of them cut in half. */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Of what is longer only the beginning is a name. */
const LONGEST_LINE = 2000

/** A text on one line without outer blanks, as names are kept, cut to its bound. */
export function toSingleLine(text: string, longest: number): string {
  const line = cleanText(text).trim().replace(/\s+/g, ' ')
  return truncateText(normalizeStoredName(truncateText(line, LONGEST_LINE)), longest).trimEnd()
}
