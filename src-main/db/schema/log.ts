import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { checkOneOf } from './columns.ts'

export const CHANGE_KINDS = ['start', 'change', 'undo', 'redo'] as const

/** One labelled change. `open` is 1 while it is being written, when it is the newest, and null ever after; triggers read it. */
export const change = sqliteTable(
  'change',
  {
    id: integer().primaryKey(),
    label: text().notNull(),
    actor: text().notNull(),
    at: text().notNull(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    /** 1 where it says only what has left the campaign: undo looks past it, for nothing brings back what was sent, and it ends no redo. */
    isNote: integer('is_note'),
    /** The change that this one undoes or redoes. */
    targetId: integer('target_id'),
    /** JSON: the ids of every change that this undo or redo reverted, in standing order. Null in files that an older version wrote. */
    targetIds: text('target_ids'),
    /** The undo that took this change back, null when it stands. */
    undoneBy: integer('undone_by'),
    /** The redo since which it stands, null when it stands since it was made: what came later stands on it. Of several that one redo brought back, the higher ones are a fraction later. */
    standsSince: integer('stands_since'),
    /** Where its rows begin in change_row, which only ever grows: they end where those of the next change begin. */
    firstRow: integer('first_row').notNull(),
    open: integer(),
    /** Over the change and the images of its rows: a bit that the disk lost shows. Null only while it is being written. */
    sum: integer(),
  },
  (t) => [check('change_kind', checkOneOf(t.kind)), check('change_labelled', sql`length(${t.label}) > 0`)],
)

/** One row's image before and after, as JSON; null where the row was not there. Written by triggers alone. */
export const changeRow = sqliteTable(
  'change_row',
  {
    id: integer().primaryKey(),
    changeId: integer('change_id').notNull(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    before: text(),
    after: text(),
  },
  (t) => [index('change_row_row').on(t.tableName, t.rowId, t.changeId)],
)

/** Everything that has a name or a text, for search. Written by triggers alone. */
export const searchEntry = sqliteTable(
  'search_entry',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    refId: text('ref_id').notNull(),
    name: text().notNull(),
    text: text().notNull(),
  },
  (t) => [uniqueIndex('search_entry_ref').on(t.kind, t.refId)],
)
