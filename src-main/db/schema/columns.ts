import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Extra } from '#shared/cluster/chart.ts'

// Ids are text. Columns are text or integers only: the change log stores rows as JSON (triggers.ts refuses anything else).

export const id = () => text().primaryKey()
export const name = () => text().notNull()
export const notes = () => text().notNull().default('')
export const json = <Value>(column: string) => text(column, { mode: 'json' }).$type<Value>().notNull()
export const jsonList = <Value>(column: string) => json<readonly Value[]>(column).default(sql`'[]'`)
export const flag = (column: string) => integer(column, { mode: 'boolean' }).notNull().default(false)
/** What the file that it came from said beyond our model. */
export const extra = () => json<Extra>('extra').default(sql`'{}'`)
