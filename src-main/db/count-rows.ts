import type { Database } from './open-database.ts'

/** How many rows a table has; `table` is a name from the schema, never a person's text. */
export function countRows(db: Database, table: string): number {
  return db.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0
}
