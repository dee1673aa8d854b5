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
  /** Lets rows point nowhere until the end of the transaction; once, for it has every statement prepared again. */
  deferKeys(): void
  /** Makes each row stand as it stood on one side of its write, one after the other. */
  write(rows: readonly RowImage[], side: 'before' | 'after'): void
  /** The last write noted so far. */
  lastWrite(): number
  /** The rows written after that. */
  touchedAfter(write: number): RowPlace[]
  /** What a change made of one row, or null where it did not touch it. */
  ofRow(changeId: number, place: RowPlace): RowImage | null
  /** The row with the columns that a change wrote as they stood on the other side of it, and the rest as it is now; null where it wrote the row as a whole or its columns stand otherwise. */
  merged(row: RowImage, expected: 'before' | 'after'): RowImage | null
  /** A row that points to one that is not there, and that one; or null. */
  findOrphan(rows: readonly RowImage[]): Orphan | null
  /** The row that stands in the place of one that could not be written, or null. */
  findOccupant(refused: RowRefused): RowPlace | null
  /** The change whose undoing or redoing touched the row last, or null. */
  lastTurnedOn(place: RowPlace): number | null
  /** The columns that stand otherwise than before the first change after `seen`; null when the row was not there then, or is not now. */
  changedSince(place: RowPlace, seen: number): string[] | null
}

/** A row whose parent is not there. */
interface Orphan {
  readonly parent: RowPlace
  readonly child: RowPlace
}

/** A row that the rules of its table do not let stand. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
  readonly row: RowPlace
  /** As it should have stood. */
  readonly image: string

  constructor(row: RowPlace, image: string, cause: Error) {
    super(cause.message, { cause })
    this.row = row
    this.image = image
  }
}

/** One column that points to another table, as SQLite describes it. */
interface Pointer {
  readonly from: string
  readonly table: string
  readonly to: string | null
}

/** The row images of one campaign file; statements are prepared once a table. */
export function createRowImages(db: Database): RowImages {
  const ofChange = db.prepare<{ id: number }, RowImage>(
    `SELECT change_id AS changeId, table_name AS tableName, row_id AS rowId, before, after
     FROM change_row WHERE ${rowsOf(':id')} ORDER BY id`,
  )
  const newest = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM change_row').pluck()
  const after = db.prepare<[number], RowPlace>(
    'SELECT table_name AS tableName, row_id AS rowId FROM change_row WHERE id > ?',
  )
  const turned = db
    .prepare<[string, string], number | null>(
      `SELECT target_id FROM change WHERE kind IN ('undo', 'redo') AND id < (SELECT max(id) FROM change)
         AND id IN (SELECT change_id FROM change_row WHERE table_name = ? AND row_id = ?) ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
  const nextBefore = db
    .prepare<[string, string, number], string | null>(
      `SELECT before FROM change_row WHERE table_name = ? AND row_id = ? AND change_id > ? ORDER BY change_id, id LIMIT 1`,
    )
    .pluck()

  const access = createRowAccess(db)
  const { current, write } = access

  return {
    of: (changeId) => ofChange.all({ id: changeId }),
    net: netImages,
    matches: (place, image) => sameImage(current(place), image),
    deferKeys: () => void db.pragma('defer_foreign_keys = ON'),
    write(rows, side) {
      for (const row of rows) write(row, row[side])
    },
    lastWrite: () => newest.get() ?? 0,
    touchedAfter: (last) => after.all(last),
    ofRow: (id, { tableName, rowId }) =>
      netImages(ofChange.all({ id })).find((row) => row.tableName === tableName && row.rowId === rowId) ?? null,
    merged: (row, expected) => mergedImage(row, expected, current(row)),
    ...createNeighbours(db, access),
    lastTurnedOn: ({ tableName, rowId }) => turned.get(tableName, rowId) ?? null,
    changedSince(place, seen) {
      const then = nextBefore.get(place.tableName, place.rowId, seen)
      if (then === undefined) return []
      const now = current(place)
      return then === null || now === null ? null : differingColumns(now, then)
    },
  }
}

/** Finds the rows that another one needs, or that stand in its place. */
function createNeighbours(db: Database, { current, prepared, tableColumns }: RowAccess) {
  const pointers = new Map<string, Pointer[]>()

  function pointersOf(table: string): Pointer[] {
    const known =
      pointers.get(table) ??
      db.prepare<[string], Pointer>('SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)').all(table)
    pointers.set(table, known)
    return known
  }

  /** The row that a column points to, where it is not there. */
  function findMissing({ from, table, to }: Pointer, image: Record<string, unknown>): RowPlace | null {
    const key = image[from]
    if (typeof key !== 'string') return null
    const sql = () => `SELECT 1 FROM "${table}" WHERE "${to ?? 'id'}" = ?`
    return prepared(table, `points ${to}`, sql).get(key) ? null : { tableName: table, rowId: key }
  }

  return {
    findOrphan(rows: readonly RowPlace[]): Orphan | null {
      for (const { tableName, rowId } of rows) {
        const image = current({ tableName, rowId })
        if (image === null) continue
        for (const pointer of pointersOf(tableName)) {
          const parent = findMissing(pointer, parseImage(image))
          if (parent) return { parent, child: { tableName, rowId } }
        }
      }
      return null
    },
    findOccupant({ row: { tableName, rowId }, image, message }: RowRefused): RowPlace | null {
      const places = message.split(': ')[1]?.split(', ') ?? []
      const taken = places.flatMap((place) => place.split('.')[1] ?? [])
      const isKnown = taken.every((column) => tableColumns(tableName).some(({ name }) => name === column))
      if (taken.length === 0 || !isKnown || !message.startsWith('UNIQUE')) return null
      const same = taken.map((column) => `"${column}" IS json_extract(:image, '$.${column}')`).join(' AND ')
      const sql = () => `SELECT id FROM "${tableName}" WHERE ${same} AND id <> :rowId`
      const found = prepared(tableName, `stands in ${taken.join()}`, sql).pluck().get({ image, rowId })
      return typeof found === 'string' ? { tableName, rowId: found } : null
    },
  }
}

type RowAccess = ReturnType<typeof createRowAccess>

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
    const statement = prepared(tableName, stored.join(), () => writeSql(tableName, stored, tableColumns(tableName)))
    try {
      statement.run({ image })
    } catch (error) {
      throw isConstraint(error) ? new RowRefused({ tableName, rowId }, image, error) : error
    }
  }

  return { current, write, prepared, tableColumns }
}

/** The condition for a change's rows: from its first one to the first one of the next change. */
export function rowsOf(changeId: string, row = 'id'): string {
  return `${row} >= (SELECT first_row FROM change WHERE id = ${changeId})
    AND ${row} < coalesce((SELECT first_row FROM change WHERE id > ${changeId} ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})`
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

function mergedImage(row: RowImage, expected: 'before' | 'after', now: string | null): RowImage | null {
  const restored = expected === 'after' ? 'before' : 'after'
  const [had, gets] = [row[expected], row[restored]]
  if (had === null || now === null) return null
  if (gets === null) return row
  const own = differingColumns(gets, had)
  const differs = new Set(differingColumns(now, had))
  if (own.some((column) => differs.has(column))) return null
  const to = parseImage(gets)
  const columns = Object.fromEntries(own.map((column) => [column, to[column]]))
  return { ...row, [restored]: JSON.stringify({ ...parseImage(now), ...columns }) }
}

/** Columns that both images know and that differ. */
function differingColumns(current: string, stored: string): string[] {
  const now = parseImage(current)
  return Object.entries(parseImage(stored))
    .filter(([column, value]) => column in now && now[column] !== value)
    .map(([column]) => column)
}

/** Whether SQLite refused a write because of a constraint. */
export function isConstraint(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT')
}

function parseImage(image: string): Record<string, unknown> {
  return JSON.parse(image)
}
