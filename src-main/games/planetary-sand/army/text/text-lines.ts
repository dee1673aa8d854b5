import { LINE_KEYS } from './army-text.ts'

/** Refuses a text for a line of it. */
export type RefuseLine = (line: number, reason: string) => never

/** A line of a text: what stands before its colon where that is known, and the rest of it. */
export interface TextLine {
  /** Counted from 1. */
  readonly number: number
  readonly key: (typeof LINE_KEYS)[keyof typeof LINE_KEYS] | null
  readonly value: string
}

const KNOWN = new Map(Object.values(LINE_KEYS).map((key) => [key.toLowerCase(), key]))

/** The lines of a text that say something, and all that stands below a last heading as it is written. */
export function parseTextLines(
  text: string,
  last: string,
): { readonly lines: readonly TextLine[]; readonly notes: string } {
  const all = text.split(/\r?\n/)
  const end = all.findIndex((line) => line.trim().toLowerCase() === `${last.toLowerCase()}:`)
  const read = end < 0 ? all : all.slice(0, end)
  const lines = read.map(lineOf).filter(({ key, value }) => key !== null || value !== '')
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

function lineOf(text: string, at: number): TextLine {
  const words = text.trim().replace(/\s+/g, ' ')
  const colon = words.indexOf(':')
  const key = KNOWN.get((colon < 0 ? words : words.slice(0, colon)).toLowerCase()) ?? null
  return { number: at + 1, key, value: key === null ? words : colon < 0 ? '' : words.slice(colon + 1).trim() }
}

/** What stands between the commas, quotes taken off; a quote within quotes is written twice. */
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
  readonly refuse: RefuseLine
}

/** A whole number within bounds; refused with the nearest one where it is none. */
export function parseNumberLine(
  { number, value }: TextLine,
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
