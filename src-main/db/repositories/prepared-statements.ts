import { asc, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../orm.ts'

/** The condition that a column holds what is given under a name when the statement runs. */
export function equalsPlaceholder(column: SQLiteColumn, name: string): SQL {
  return eq(column, sql.placeholder(name))
}

/** A table whose rows have an id. */
type TableWithId = SQLiteTable & { readonly id: SQLiteColumn }

/** Every column of a table but those left out, with a place for its value. */
function placeholders(table: SQLiteTable, leftOut: readonly string[]): Record<string, Placeholder> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !leftOut.includes(name))
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
}

/** Inserts rows by one statement that is prepared once; columns left out begin with their default. */
export function prepareAdd<Table extends TableWithId, LeftOut extends keyof Table['$inferSelect'] & string = never>(
  orm: Orm,
  table: Table,
  leftOut: readonly LeftOut[] = [],
): (row: Omit<Table['$inferSelect'], LeftOut>) => void {
  const anyTable: SQLiteTable = table
  const statement = once(() => orm.insert(anyTable).values(placeholders(table, leftOut)).prepare())
  return (row) => void statement().run(row)
}

/** Writes rows over those with their id by one statement that is prepared once; columns left out stay as they are. */
export function prepareUpdate<Table extends TableWithId, LeftOut extends keyof Table['$inferSelect'] & string = never>(
  orm: Orm,
  table: Table,
  leftOut: readonly LeftOut[] = [],
): (row: Omit<Table['$inferSelect'], LeftOut>) => void {
  const anyTable: SQLiteTable = table
  const statement = once(() =>
    orm.update(anyTable).set(placeholders(table, leftOut)).where(equalsPlaceholder(table.id, 'id')).prepare(),
  )
  return (row) => void statement().run(row)
}

/** Finds a row by its id, or null. */
export function prepareFind<Table extends TableWithId>(
  orm: Orm,
  table: Table,
): (id: string) => Table['$inferSelect'] | null {
  const anyTable: SQLiteTable = table
  const statement = once(() => orm.select().from(anyTable).where(equalsPlaceholder(table.id, 'id')).prepare())
  return (id) => statement().get({ id }) ?? null
}

/** Stores whole rows, in place of those with their id. */
export function prepareUpsert<Table extends TableWithId>(orm: Orm, table: Table): (row: Table['$inferSelect']) => void {
  const anyTable: SQLiteTable = table
  const byId = once(() =>
    orm.select({ id: table.id }).from(anyTable).where(equalsPlaceholder(table.id, 'id')).prepare(),
  )
  const added = prepareAdd(orm, table)
  const updated = prepareUpdate(orm, table)
  return (row) => (byId().get({ id: row.id }) === undefined ? added(row) : updated(row))
}

/** A table whose rows have a name. */
type NamedTable = TableWithId & { readonly name: SQLiteColumn }

/** Lists rows by name: all of them, or those that fit a condition with the place `value`. */
export function prepareList<Table extends NamedTable>(
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

/** Removes a row by its id. */
export function prepareRemove(orm: Orm, table: TableWithId): (id: string) => void {
  const statement = once(() => orm.delete(table).where(equalsPlaceholder(table.id, 'id')).prepare())
  return (id) => void statement().run({ id })
}

/** What is done with the rows of a table one by one; editing leaves the columns left out alone. */
export function prepareTable<Table extends TableWithId, LeftOut extends keyof Table['$inferSelect'] & string = never>(
  orm: Orm,
  table: Table,
  leftOut: readonly LeftOut[] = [],
) {
  return {
    find: prepareFind(orm, table),
    add: prepareAdd(orm, table, leftOut),
    update: prepareUpdate(orm, table, leftOut),
    remove: prepareRemove(orm, table),
  }
}

/** The same of a table whose rows have a name, and the list of them by name. */
export function prepareNamedTable<
  Table extends NamedTable,
  LeftOut extends keyof Table['$inferSelect'] & string = never,
>(orm: Orm, table: Table, leftOut: readonly LeftOut[] = []) {
  const all = prepareList(orm, table)
  return { list: (): Table['$inferSelect'][] => all(), ...prepareTable(orm, table, leftOut) }
}

/** Lists the rows of a game in an order, and by their ids where that leaves it open. */
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
      .where(equalsPlaceholder(table.gameId, 'gameId'))
      .orderBy(...order, table.id)
      .prepare(),
  )
  return (gameId) => statement().all({ gameId })
}
