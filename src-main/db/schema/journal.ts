import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, name } from './columns.ts'

/** A journal entry; `body` is Markdown with `[[name]]` links. */
export const journalEntry = sqliteTable(
  'journal_entry',
  {
    id: id(),
    title: name(),
    body: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [index('journal_updated').on(t.updatedAt), check('journal_titled', sql`length(${t.title}) > 0`)],
)

export const LINK_KINDS = [
  'star',
  'faction',
  'warband',
  'character',
  'squad',
  'vehicle',
  'scenario',
  'journal',
] as const

/** What an entry's text links to: written with the entry, so that backlinks are one look-up. */
export const journalLink = sqliteTable(
  'journal_link',
  {
    id: id(),
    entryId: text('entry_id')
      .notNull()
      .references(() => journalEntry.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind', { enum: LINK_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('journal_link_once').on(t.entryId, t.targetKind, t.targetId),
    index('journal_link_target').on(t.targetKind, t.targetId),
    check(
      'journal_link_kind',
      sql`${t.targetKind} IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'journal')`,
    ),
  ],
)
