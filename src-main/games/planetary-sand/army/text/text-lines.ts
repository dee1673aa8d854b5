import { ARMY_LINE_KEYWORDS } from './army-text.ts'

/** Reports an error in a line of a text. Never returns. */
export type LineErrorReporter = (line: number, reason: string) => never

/** A line of a text: its known keyword, if any, and the rest. */
export interface ArmyTextLine {
  /** 1-based. */
  readonly number: number
  readonly key: (typeof ARMY_LINE_KEYWORDS)[keyof typeof ARMY_LINE_KEYWORDS] | null
  readonly value: string
}

const KNOWN = new Map(Object.values(ARMY_LINE_KEYWORDS).map((key) => [key.toLowerCase(), key]))

/** Splits a text into its non-empty lines, and the text below the last heading verbatim. */
export function parseTextLines(
  text: string,
  last: string,
): { readonly lines: readonly ArmyTextLine[]; readonly notes: string } {
  const all = text.split(/\r?\n/)
  const end = all.findIndex((line) => line.trim().toLowerCase() === `${last.toLowerCase()}:`)
  const read = end < 0 ? all : all.slice(0, end)
  const lines = read.map(parseArmyTextLine).filter(({ key, value }) => key !== null || value !== '')
  return {
    lines,
    notes:
      end < 0
        ? ''
        : all
            .slice(end + 1)
            .join('\n')
            .trimEnd(),
  }
}

function parseArmyTextLine(text: string, at: number): ArmyTextLine {
  const words = text.trim().replace(/\s+/g, ' ')
  const colon = words.indexOf(':')
  const key = KNOWN.get((colon < 0 ? words : words.slice(0, colon)).toLowerCase()) ?? null
  return { number: at + 1, key, value: key === null ? words : colon < 0 ? '' : words.slice(colon + 1).trim() }
}

/** Splits a comma-separated list and removes quotes. A quote within quotes is doubled. */
export function parseCommaList(text: string): string[] {
  const parts: string[] = []
  let [part, isQuoted] = ['', false]
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === ',' && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((item) => unquoted(item.trim()))
}

function unquoted(text: string): string {
  const isQuoted = text.length >= 2 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text
}

interface Within {
  readonly least?: number
  readonly most: number
  readonly refuse: LineErrorReporter
}

/** Parses an integer within bounds. The error suggests the nearest valid one. */
export function parseBoundedInteger(
  { number, value }: ArmyTextLine,
  text: string,
  { least = 0, most, refuse }: Within,
): number {
  const given = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (given >= least && given <= most) return given
  const nearest = Number.isNaN(given) ? least : given < least ? least : most
  return refuse(
    number,
    `“${value}”: ${text || 'nothing'} is no number from ${least} to ${most}; the nearest is ${nearest}.`,
  )
}
