import type { Database } from '#main/db/open-database.ts'

/** A row of a campaign file, as it is stored. */
export type Row = Record<string, unknown>

/** Shorter ones are words of everything. */
const LETTERS_OF_A_SECRET = 12

/** Every row of a table. */
export const allRows = (db: Database, table: string): Row[] => db.prepare<[], Row>(`SELECT * FROM "${table}"`).all()

/** Every line of somebody's words that stands in a campaign, in its JSON too, but for those that stand in what is open. */
export function wordsIn(db: Database, open: readonly unknown[] = []): string[] {
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search%'`)
    .pluck()
    .all()
  const known = linesOf(open).join('\n')
  return [...new Set(linesOf(tables.map((table) => allRows(db, table))))].filter((text) => !known.includes(text))
}

/** Which of these words stand in answers, as they came over the wire. */
export function wordsHeard(words: readonly string[], heard: readonly { readonly text: string }[]): string[] {
  const text = heard.map((item) => item.text).join('\n')
  return words.filter((candidate) => text.includes(JSON.stringify(candidate).slice(1, -1)))
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf)
  if (typeof value !== 'string') return []
  const inner = jsonIn(value)
  if (inner !== null) return linesOf(inner)
  return value.split('\n').filter((line) => line.length >= LETTERS_OF_A_SECRET && line.includes(' '))
}

function jsonIn(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null
  } catch {
    return null // a text that begins like JSON
  }
}
