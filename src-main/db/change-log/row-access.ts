import type { Database } from '../file/open-database.ts'
import { parseRowImage, type RowRef } from './row-write.ts'
import { type SqliteColumn, listColumns, buildRowImageExpression } from './triggers.ts'

type Statement = ReturnType<Database['prepare']>

/** A row that violates a constraint of its table. */
export class RowConstraintError extends Error {
  override readonly name = 'RowRefused'
  readonly row: RowRef
  /** The row image that could not be written. */
  readonly image: string

  constructor(row: RowRef, image: string, cause: Error) {
    super(cause.message, { cause })
    this.row = row
    this.image = image
  }
}

export type RowAccess = ReturnType<typeof createRowAccess>

/** Creates generic access to any row by table and id. */
export function createRowAccess(db: Database) {
  const columns = new Map<string, SqliteColumn[]>()
  const statements = new Map<string, Statement>()

  function tableColumns(table: string): SqliteColumn[] {
    const known = columns.get(table) ?? listColumns(db, table)
    if (known.length === 0) throw new Error(`The table ${table} is gone`)
    columns.set(table, known)
    return known
  }

  /** Returns a cached statement; `does` distinguishes it from others on the same table. */
  function prepared(table: string, does: string, sql: () => string): Statement {
    const key = `${table}/${does}`
    const statement = statements.get(key) ?? db.prepare<unknown[]>(sql())
    statements.set(key, statement)
    return statement
  }

  function current({ tableName, rowId }: RowRef): string | null {
    const sql = () =>
      `SELECT ${buildRowImageExpression(tableColumns(tableName), `"${tableName}"`)} FROM "${tableName}" WHERE id = ?`
    const found = prepared(tableName, 'read', sql).pluck().get(rowId)
    return typeof found === 'string' ? found : null
  }

  function write({ tableName, rowId }: RowRef, image: string | null): void {
    if (image === null)
      return void prepared(tableName, 'delete', () => `DELETE FROM "${tableName}" WHERE id = ?`).run(rowId)
    const stored = Object.keys(parseRowImage(image))
    const statement = prepared(tableName, stored.join(), () => writeSql(tableName, stored, tableColumns(tableName)))
    try {
      statement.run({ image })
    } catch (error) {
      throw isConstraintError(error) ? new RowConstraintError({ tableName, rowId }, image, error) : error
    }
  }

  return { current, write, prepared, tableColumns }
}

/** SQL that inserts or updates. Never REPLACE, which would delete first and cascade to the children. */
function writeSql(table: string, stored: readonly string[], columns: readonly SqliteColumn[]): string {
  const names = columns.map(({ name }) => name).filter((name) => stored.includes(name))
  const list = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => `json_extract(:image, '$.${name}')`).join(', ')
  const updates = names.filter((name) => name !== 'id').map((name) => `"${name}" = excluded."${name}"`)
  return `INSERT INTO "${table}" (${list}) SELECT ${values} WHERE true ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`
}

/** Whether SQLite refused a write because of a constraint. */
export function isConstraintError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT')
}
