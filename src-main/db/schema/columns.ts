import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core'
import type { Extra } from '#shared/cluster/chart.ts'

// Ids are text. Columns are text or integers only: the change log stores rows as JSON (triggers.ts refuses anything else).

export const id = () => text().primaryKey()
export const name = () => text().notNull()
export const notes = () => text().notNull().default('')
export const json = <Value>(column: string) => text(column, { mode: 'json' }).$type<Value>().notNull()
export const jsonList = <Value>(column: string) => json<readonly Value[]>(column).default(sql`'[]'`)
/** The id of the thing that a row is part of: the row goes with it. */
export const parentReference = (column: string, whole: () => AnySQLiteColumn) =>
  text(column).notNull().references(whole, { onDelete: 'cascade' })
export const flag = (column: string) => integer(column, { mode: 'boolean' }).notNull().default(false)
/** The generator of dice by its number; rows from before there were two have the first. */
export const diceVersion = () => integer('dice_version').notNull().default(1)
/** What the file that it came from said beyond our model. */
export const extra = () => json<Extra>('extra').default(sql`'{}'`)

/** A check that a column holds one of the words that its type allows: the list is written once. */
export const checkOneOf = (column: SQLiteColumn & { readonly enumValues: readonly string[] }): SQL =>
  sql`${column} IN (${sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))})`
