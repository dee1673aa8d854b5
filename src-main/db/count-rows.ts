import type { Database } from './open-database.ts'

/** How many rows a table has, or those of them that fulfil a condition; both are of the code, never a person's text. */
export function countRows(db: Database, table: string, condition = 'true'): number {
  return db.prepare<[], number>(`SELECT count(*) FROM "${table}" WHERE ${condition}`).pluck().get() ?? 0
}
