import { drizzle } from 'drizzle-orm/better-sqlite3'
import { listColumns } from '../change-log/triggers.ts'
import { type Database, openInMemory } from '../file/open-database.ts'
import { createRepositories, type Repositories } from '../repositories/repositories.ts'
import { CLUSTER_HISTORY_TABLES } from './cluster-history-queries.ts'

/** Tables that the repositories read as well, and of which nothing earlier is shown. */
const EMPTY_TABLES = ['bookmark', 'star_system'] as const

/** A row of an earlier time. */
export interface PastRow {
  readonly tableName: string
  readonly rowId: string
  readonly columns: Readonly<Record<string, unknown>>
}

/**
 * Puts rows of an earlier time into a database in memory, so that the repositories read them as they read a campaign
 * file. Columns that the rows did not have then take their defaults. The database is closed after `read`.
 */
export function runWithPastRepositories<Result>(
  db: Database,
  rows: readonly PastRow[],
  read: (rows: Repositories) => Result,
) {
  const memory = openInMemory()
  try {
    // The file has checked these rows; in part they refer to rows that are not here.
    memory.pragma('foreign_keys = OFF')
    memory.pragma('ignore_check_constraints = ON')
    const definition = db
      .prepare<[string], string>(`SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?`)
      .pluck()
    for (const table of [...CLUSTER_HISTORY_TABLES, ...EMPTY_TABLES]) memory.exec(definition.get(table) ?? '')
    memory.transaction(() => insertRows(memory, rows))()
    return read(createRepositories(drizzle(memory)))
  } finally {
    memory.close()
  }
}

/** Rows with the same columns share a statement. Columns that the table no longer has are left out. */
function insertRows(memory: Database, rows: readonly PastRow[]): void {
  const known = new Map(
    CLUSTER_HISTORY_TABLES.map((table) => [
      table as string,
      new Set(listColumns(memory, table).map(({ name }) => name)),
    ]),
  )
  const statements = new Map<string, ReturnType<Database['prepare']>>()
  for (const { tableName, columns } of rows) {
    const names = Object.keys(columns).filter((name) => known.get(tableName)?.has(name))
    const list = names.map((name) => `"${name}"`).join(', ')
    const sql = `INSERT INTO "${tableName}" (${list}) VALUES (${names.map(() => '?').join(', ')})`
    const statement = statements.get(sql) ?? memory.prepare<unknown[]>(sql)
    statements.set(sql, statement)
    statement.run(...names.map((name) => columns[name]))
  }
}
