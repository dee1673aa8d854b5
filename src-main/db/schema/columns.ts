import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core'
import type { FormatSpecificData } from '#shared/cluster/chart.ts'

// Column helpers. Ids are text. Columns are text or integers only, because the change log stores rows as JSON
// (triggers.ts rejects anything else).

export const createIdColumn = () => text().primaryKey()
export const createNameColumn = () => text().notNull()
export const createNotesColumn = () => text().notNull().default('')
export const createJsonColumn = <Value>(column: string) => text(column, { mode: 'json' }).$type<Value>().notNull()
export const createJsonListColumn = <Value>(column: string) =>
  createJsonColumn<readonly Value[]>(column).default(sql`'[]'`)
/** Reference to the row's parent, with ON DELETE CASCADE. */
export const createParentReferenceColumn = (column: string, whole: () => AnySQLiteColumn) =>
  text(column).notNull().references(whole, { onDelete: 'cascade' })
export const createBooleanColumn = (column: string) => integer(column, { mode: 'boolean' }).notNull().default(false)
/** Version of the dice generator. Rows from before there were two have version 1. */
export const createDiceVersionColumn = () => integer('dice_version').notNull().default(1)
/** Content of the imported file that is outside our model. */
export const createExtraColumn = () => createJsonColumn<FormatSpecificData>('extra').default(sql`'{}'`)

/** CHECK constraint with the allowed values of a column, taken from its type. */
export const createOneOfConstraint = (column: SQLiteColumn & { readonly enumValues: readonly string[] }): SQL =>
  sql`${column} IN (${sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))})`
