import type { Database } from '../file/open-database.ts'
import type { RowAccess, RowConstraintError } from './row-access.ts'
import { parseRowImage, type RowRef } from './row-write.ts'

/** A row that references a missing row. */
export interface Orphan {
  readonly parent: RowRef
  readonly child: RowRef
}

/** A foreign-key column, as SQLite describes it. */
interface Pointer {
  readonly from: string
  readonly table: string
  readonly to: string | null
}

/** Creates the check that finds missing referenced rows and rows that occupy a unique place. */
export function createForeignKeyCheck(db: Database, { current, prepared, tableColumns }: RowAccess) {
  const pointers = new Map<string, Pointer[]>()

  function pointersOf(table: string): Pointer[] {
    const known =
      pointers.get(table) ??
      db.prepare<[string], Pointer>('SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)').all(table)
    pointers.set(table, known)
    return known
  }

  /** Returns the row that a foreign key references if that row is missing. */
  function findMissing({ from, table, to }: Pointer, image: Record<string, unknown>): RowRef | null {
    const key = image[from]
    if (typeof key !== 'string') return null
    const sql = () => `SELECT 1 FROM "${table}" WHERE "${to ?? 'id'}" = ?`
    return prepared(table, `points ${to}`, sql).get(key) ? null : { tableName: table, rowId: key }
  }

  return {
    /** Finds a row with a dangling foreign key and the missing row, or null. */
    findOrphan(rows: readonly RowRef[]): Orphan | null {
      for (const { tableName, rowId } of rows) {
        const image = current({ tableName, rowId })
        if (image === null) continue
        for (const pointer of pointersOf(tableName)) {
          const parent = findMissing(pointer, parseRowImage(image))
          if (parent) return { parent, child: { tableName, rowId } }
        }
      }
      return null
    },
    /** Finds the row whose unique key blocks a row that could not be written, or null. */
    findOccupant({ row: { tableName, rowId }, image, message }: RowConstraintError): RowRef | null {
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
