import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createOneOfConstraint } from './columns.ts'

export const CHANGE_KINDS = ['start', 'change', 'undo', 'redo'] as const

/**
 * A labelled change. `open` is 1 while the change, then the newest, is being written and null afterwards; triggers
 * read it.
 */
export const change = sqliteTable(
  'change',
  {
    id: integer().primaryKey(),
    label: text().notNull(),
    actor: text().notNull(),
    at: text().notNull(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    /**
     * 1 if it only records that something has left the campaign. Undo skips it, since what was sent cannot be
     * recalled, and it does not end redo.
     */
    isNote: integer('is_note'),
    /** The change that this one undoes or redoes. */
    targetId: integer('target_id'),
    /**
     * JSON: ids of all changes that this undo or redo reverted, in dependency order. Null if an older version wrote
     * it.
     */
    targetIds: text('target_ids'),
    /** The undo that took this change back, or null if it is applied. */
    undoneBy: integer('undone_by'),
    /**
     * The redo that last applied it, or null if it was never redone; later changes depend on it. Of several changes
     * restored by one redo, the higher ones are a fraction later.
     */
    standsSince: integer('stands_since'),
    /** Id of its first row in change_row, which is append-only: its rows end where those of the next change begin. */
    firstRow: integer('first_row').notNull(),
    open: integer(),
    /** Checksum over the change and its row images, to detect disk corruption. Null only while it is being written. */
    sum: integer(),
  },
  (t) => [check('change_kind', createOneOfConstraint(t.kind)), check('change_labelled', sql`length(${t.label}) > 0`)],
)

/** Image of a row before and after, as JSON; null if the row did not exist. Written by triggers only. */
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

/** Search data of everything that has a name or a text. Written by triggers only. */
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
