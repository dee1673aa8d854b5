import type { Database } from '../file/open-database.ts'

/**
 * Counts the rows of a table, optionally those that meet a condition. Both arguments are inserted into the SQL as they
 * are and must never contain user input.
 */
export function countRows(db: Database, table: string, condition = 'true'): number {
  return db.prepare<[], number>(`SELECT count(*) FROM "${table}" WHERE ${condition}`).pluck().get() ?? 0
}
