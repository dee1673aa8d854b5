import type { Database } from '#main/db/file/open-database.ts'

/** A row of a campaign file as stored. */
export type Row = Record<string, unknown>

/** Minimum length of a secret; shorter texts occur everywhere. */
const LETTERS_OF_A_SECRET = 12

export const allRows = (db: Database, table: string): Row[] => db.prepare<[], Row>(`SELECT * FROM "${table}"`).all()

/**
 * Every line of private text in a campaign, including its JSON columns, except those that also occur in public data.
 */
export function listPrivateTexts(db: Database, open: readonly unknown[] = []): string[] {
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search%'`)
    .pluck()
    .all()
  const known = listTexts(open).join('\n')
  return [...new Set(listTexts(tables.map((table) => allRows(db, table))))].filter((text) => !known.includes(text))
}

/** Which of these texts occur in responses, as received over the wire. */
export function listReceivedTexts(words: readonly string[], heard: readonly { readonly text: string }[]): string[] {
  const text = heard.map((item) => item.text).join('\n')
  return words.filter((candidate) => text.includes(JSON.stringify(candidate).slice(1, -1)))
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts)
  if (typeof value !== 'string') return []
  const inner = jsonIn(value)
  if (inner !== null) return listTexts(inner)
  return value.split('\n').filter((line) => line.length >= LETTERS_OF_A_SECRET && line.includes(' '))
}

function jsonIn(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null
  } catch {
    return null // a text that only starts like JSON
  }
}
