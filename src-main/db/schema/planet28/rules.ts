import { sql } from 'drizzle-orm'
import { check, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { Rulebook, TableName } from '#shared/games/planet28/rulebook.ts'
import {
  createIdColumn,
  createOneOfConstraint,
  createJsonColumn,
  createNameColumn,
  createNotesColumn,
} from '../columns.ts'

/**
 * The rules with which a force was built. `id` is the hash of the content, so rows are immutable and not in the change
 * log.
 */
export const rulesEdition = sqliteTable(
  'rules_edition',
  {
    id: createIdColumn(),
    /** Chosen settings by name. */
    settings: createJsonColumn<Readonly<Record<string, unknown>>>('settings'),
    tables: createJsonColumn<Rulebook>('tables'),
    madeAt: text('made_at').notNull(),
  },
  (t) => [check('rules_edition_json', sql`json_valid(${t.settings}) AND json_valid(${t.tables})`)],
)

/** The rules in force when the campaign was last used: one row that is overwritten, so it is not in the change log. */
export const rulesAtLastUse = sqliteTable(
  'last_rules',
  {
    id: createIdColumn(),
    /** Hash of the content. */
    editionId: text('edition_id').notNull(),
    settings: createJsonColumn<Readonly<Record<string, unknown>>>('settings'),
    tables: createJsonColumn<Rulebook>('tables'),
  },
  (t) => [
    check('last_rules_one_row', sql`${t.id} = 'last'`),
    check('last_rules_json', sql`json_valid(${t.settings}) AND json_valid(${t.tables})`),
  ],
)

/** A house rule agreed by the group. `id` is the setting, `value` the choice as JSON. */
export const ruling = sqliteTable(
  'ruling',
  {
    id: createIdColumn(),
    value: createJsonColumn<string | number | boolean>('value'),
    reason: text().notNull().default(''),
    agreedBy: text('agreed_by').notNull().default(''),
    /** ISO date such as 2026-11-21, or null. */
    agreedOn: text('agreed_on'),
  },
  (t) => [check('ruling_json', sql`json_valid(${t.value})`)],
)

/** A house row in a printed table, or a patch of a printed row. */
export const houseRow = sqliteTable(
  'house_row',
  {
    id: createIdColumn(),
    tableName: text('table_name').$type<TableName>().notNull(),
    rowId: text('row_id').notNull(),
    kind: text({ enum: ['own', 'patch'] }).notNull(),
    /** Name to find it by: its own, or that of the printed row. */
    name: createNameColumn(),
    fields: createJsonColumn<HouseFields>('fields'),
    notes: createNotesColumn(),
  },
  (t) => [
    uniqueIndex('house_row_of').on(t.tableName, t.rowId),
    check('house_row_kind', createOneOfConstraint(t.kind)),
    check('house_row_named', sql`length(${t.name}) > 0`),
    check('house_row_json', sql`json_valid(${t.fields})`),
  ],
)
