import type { Database } from './open-database.ts'
import { type Column, columnsOf, imageSql } from './triggers.ts'

type Statement = ReturnType<Database['prepare']>

/** A row's place: its table and id. */
export interface RowPlace {
  readonly tableName: string
  readonly rowId: string
}

/** One write to a row as its trigger noted it: JSON images, null where the row was not there. */
export interface RowImage extends RowPlace {
  readonly changeId: number
  readonly before: string | null
  readonly after: string | null
}

/** Reading images back and writing them into their tables. */
export interface RowImages {
  /** Every write of a change, in order. */
  of(changeId: number): RowImage[]
  /** One image a row: what stood before the change and what stood after it. */
  net(rows: readonly RowImage[]): RowImage[]
  /** Does the row stand as the image says? Columns that only one of the two knows do not count. */
  matches(place: RowPlace, image: string | null): boolean
  /** Makes each row stand as it stood on one side of its write, one after the other. */
  write(rows: readonly RowImage[], side: 'before' | 'after'): void
  /** A row that the change `newId` touched and the change `oldId` did not, or null. */
  touchedBeyond(newId: number, oldId: number): RowPlace | null
  /** The columns that stand otherwise than before the first change after `seen`; null when the row was not there then, or is not now. */
  changedSince(place: RowPlace, seen: number): string[] | null
  /** The last finished change that touched the row, or null. */
  lastChangeBefore(place: RowPlace): number | null
}

/** The row images of one campaign file; statements are prepared once a table. */
export function createRowImages(db: Database): RowImages {
  const ofChange = db.prepare<{ id: number }, RowImage>(
    `SELECT change_id AS changeId, table_name AS tableName, row_id AS rowId, before, after
     FROM change_row WHERE ${rowsOf(':id')} ORDER BY id`,
  )
  const beyond = db.prepare<{ newId: number; oldId: number }, RowPlace>(
    `SELECT table_name AS tableName, row_id AS rowId FROM change_row WHERE ${rowsOf(':newId')}
     EXCEPT SELECT table_name, row_id FROM change_row WHERE ${rowsOf(':oldId')} LIMIT 1`,
  )
  const last = db
    .prepare<[string, string], number | null>(
      `SELECT max(change_id) FROM change_row WHERE table_name = ? AND row_id = ?
         AND change_id < (SELECT max(id) FROM change)`,
    )
    .pluck()
  const nextBefore = db
    .prepare<[string, string, number], string | null>(
      `SELECT before FROM change_row WHERE table_name = ? AND row_id = ? AND change_id > ? ORDER BY change_id, id LIMIT 1`,
    )
    .pluck()

  const { current, write } = createRowAccess(db)

  return {
    of: (changeId) => ofChange.all({ id: changeId }),
    net: netImages,
    matches: (place, image) => sameImage(current(place), image),
    write(rows, side) {
      db.pragma('defer_foreign_keys = ON') // once: it has every statement prepared again
      for (const row of rows) write(row, row[side])
    },
    touchedBeyond: (newId, oldId) => beyond.get({ newId, oldId }) ?? null,
    changedSince(place, seen) {
      const then = nextBefore.get(place.tableName, place.rowId, seen)
      if (then === undefined) return []
      const now = current(place)
      return then === null || now === null ? null : differingColumns(now, then)
    },
    lastChangeBefore: ({ tableName, rowId }) => last.get(tableName, rowId) ?? null,
  }
}

/** Reads and writes any row by its place. */
function createRowAccess(db: Database) {
  const columns = new Map<string, Column[]>()
  const statements = new Map<string, Statement>()

  function tableColumns(table: string): Column[] {
    const known = columns.get(table) ?? columnsOf(db, table)
    if (known.length === 0) throw new Error(`The table ${table} is gone`)
    columns.set(table, known)
    return known
  }

  /** `does` tells the statement from others on the same table. */
  function prepared(table: string, does: string, sql: () => string): Statement {
    const key = `${table}/${does}`
    const statement = statements.get(key) ?? db.prepare<unknown[]>(sql())
    statements.set(key, statement)
    return statement
  }

  function current({ tableName, rowId }: RowPlace): string | null {
    const sql = () => `SELECT ${imageSql(tableColumns(tableName), `"${tableName}"`)} FROM "${tableName}" WHERE id = ?`
    const found = prepared(tableName, 'read', sql).pluck().get(rowId)
    return typeof found === 'string' ? found : null
  }

  function write({ tableName, rowId }: RowPlace, image: string | null): void {
    if (image === null)
      return void prepared(tableName, 'delete', () => `DELETE FROM "${tableName}" WHERE id = ?`).run(rowId)
    const stored = Object.keys(parseImage(image))
    prepared(tableName, stored.join(), () => writeSql(tableName, stored, tableColumns(tableName))).run({ image })
  }

  return { current, write }
}

/** The condition for a change's rows: from its first one to the first one of the next change. */
function rowsOf(changeId: string): string {
  return `id >= (SELECT first_row FROM change WHERE id = ${changeId})
    AND id < coalesce((SELECT first_row FROM change WHERE id > ${changeId} ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})`
}

/** Inserts or updates: never REPLACE, which would delete first and take the children along. */
function writeSql(table: string, stored: readonly string[], columns: readonly Column[]): string {
  const names = columns.map(({ name }) => name).filter((name) => stored.includes(name))
  const list = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => `json_extract(:image, '$.${name}')`).join(', ')
  const updates = names.filter((name) => name !== 'id').map((name) => `"${name}" = excluded."${name}"`)
  return `INSERT INTO "${table}" (${list}) SELECT ${values} WHERE true ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`
}

function netImages(rows: readonly RowImage[]): RowImage[] {
  const net = new Map<string, RowImage>()
  for (const row of rows) {
    const key = `${row.tableName}/${row.rowId}`
    const first = net.get(key)
    net.set(key, first ? { ...row, before: first.before } : row)
  }
  return [...net.values()]
}

/** Whether two images of a row say the same. Columns that only one of the two knows do not count. */
export function sameImage(current: string | null, stored: string | null): boolean {
  if (current === null || stored === null || current === stored) return current === stored
  return differingColumns(current, stored).length === 0
}

/** Columns that both images know and that differ. */
function differingColumns(current: string, stored: string): string[] {
  const now = parseImage(current)
  return Object.entries(parseImage(stored))
    .filter(([column, value]) => column in now && now[column] !== value)
    .map(([column]) => column)
}

function parseImage(image: string): Record<string, unknown> {
  return JSON.parse(image)
}
