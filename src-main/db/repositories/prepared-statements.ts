import { asc, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'

/** SQL condition that a column equals a named placeholder. */
export function buildPlaceholderCondition(column: SQLiteColumn, name: string): SQL {
  return eq(column, sql.placeholder(name))
}

/** A table whose rows have an id. */
type TableWithId = SQLiteTable & { readonly id: SQLiteColumn }

/** Placeholders for all columns of a table, except those left out. */
function placeholders(table: SQLiteTable, leftOut: readonly string[]): Record<string, Placeholder> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !leftOut.includes(name))
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
}

/** Prepares an INSERT. Columns left out take their defaults. */
export function prepareInsert<Table extends TableWithId, LeftOut extends keyof Table['$inferSelect'] & string = never>(
  orm: Orm,
  table: Table,
  leftOut: readonly LeftOut[] = [],
): (row: Omit<Table['$inferSelect'], LeftOut>) => void {
  const anyTable: SQLiteTable = table
  const statement = once(() => orm.insert(anyTable).values(placeholders(table, leftOut)).prepare())
  return (row) => void statement().run(row)
}

/** Prepares an UPDATE by id. Columns left out keep their values. */
export function prepareUpdateById<
  Table extends TableWithId,
  LeftOut extends keyof Table['$inferSelect'] & string = never,
>(orm: Orm, table: Table, leftOut: readonly LeftOut[] = []): (row: Omit<Table['$inferSelect'], LeftOut>) => void {
  const anyTable: SQLiteTable = table
  const statement = once(() =>
    orm.update(anyTable).set(placeholders(table, leftOut)).where(buildPlaceholderCondition(table.id, 'id')).prepare(),
  )
  return (row) => void statement().run(row)
}

/** Prepares a lookup by id that returns null if there is no row. */
export function prepareFindById<Table extends TableWithId>(
  orm: Orm,
  table: Table,
): (id: string) => Table['$inferSelect'] | null {
  const anyTable: SQLiteTable = table
  const statement = once(() => orm.select().from(anyTable).where(buildPlaceholderCondition(table.id, 'id')).prepare())
  return (id) => statement().get({ id }) ?? null
}

/** Prepares an upsert of whole rows by id. */
export function prepareUpsert<Table extends TableWithId>(orm: Orm, table: Table): (row: Table['$inferSelect']) => void {
  const anyTable: SQLiteTable = table
  const byId = once(() =>
    orm.select({ id: table.id }).from(anyTable).where(buildPlaceholderCondition(table.id, 'id')).prepare(),
  )
  const added = prepareInsert(orm, table)
  const updated = prepareUpdateById(orm, table)
  return (row) => (byId().get({ id: row.id }) === undefined ? added(row) : updated(row))
}

/** A table whose rows have a name. */
type NamedTable = TableWithId & { readonly name: SQLiteColumn }

/** Prepares a list by name, of all rows or of those that meet a condition with the placeholder `value`. */
export function prepareListByName<Table extends NamedTable>(
  orm: Orm,
  table: Table,
  where?: SQL,
): (value?: string) => Table['$inferSelect'][] {
  const anyTable: SQLiteTable = table
  const statement = once(() =>
    orm.select().from(anyTable).where(where).orderBy(asc(table.name), asc(table.id)).prepare(),
  )
  return (value) => statement().all({ value })
}

/** Prepares a DELETE by id. */
export function prepareDeleteById(orm: Orm, table: TableWithId): (id: string) => void {
  const statement = once(() => orm.delete(table).where(buildPlaceholderCondition(table.id, 'id')).prepare())
  return (id) => void statement().run({ id })
}

/** Prepares the operations on single rows of a table. Editing does not change the columns left out. */
export function prepareRowOperations<
  Table extends TableWithId,
  LeftOut extends keyof Table['$inferSelect'] & string = never,
>(orm: Orm, table: Table, leftOut: readonly LeftOut[] = []) {
  return {
    find: prepareFindById(orm, table),
    add: prepareInsert(orm, table, leftOut),
    update: prepareUpdateById(orm, table, leftOut),
    remove: prepareDeleteById(orm, table),
  }
}

/** As `prepareRowOperations`, for rows with a name, plus a list by name. */
export function prepareNamedRowOperations<
  Table extends NamedTable,
  LeftOut extends keyof Table['$inferSelect'] & string = never,
>(orm: Orm, table: Table, leftOut: readonly LeftOut[] = []) {
  const all = prepareListByName(orm, table)
  return { list: (): Table['$inferSelect'][] => all(), ...prepareRowOperations(orm, table, leftOut) }
}

/** Prepares a list of the rows of a game in the given order, then by id. */
export function prepareListByGame<Table extends TableWithId & { readonly gameId: SQLiteColumn }>(
  orm: Orm,
  table: Table,
  order: readonly (SQLiteColumn | SQL)[],
): (gameId: string) => Table['$inferSelect'][] {
  const anyTable: SQLiteTable = table
  const statement = once(() =>
    orm
      .select()
      .from(anyTable)
      .where(buildPlaceholderCondition(table.gameId, 'gameId'))
      .orderBy(...order, table.id)
      .prepare(),
  )
  return (gameId) => statement().all({ gameId })
}
