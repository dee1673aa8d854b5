import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { THING_KIND_NAMES } from '#shared/things.ts'
import { image } from './campaign.ts'
import {
  createBooleanColumn,
  createIdColumn,
  createOneOfConstraint,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from './columns.ts'

export const ENTRY_KINDS = ['entry', 'person', 'place', 'organisation', 'item', 'template'] as const
export const ENTRY_AUDIENCES = ['gamemaster', 'chosen', 'all'] as const

/** A journal entry; `body` is Markdown with `[[name]]` links. */
export const journalEntry = sqliteTable(
  'journal_entry',
  {
    id: createIdColumn(),
    title: createNameColumn(),
    body: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull().default('entry'),
    /** Who may read it. Secret passages remain for the gamemaster only. */
    audience: text({ enum: ENTRY_AUDIENCES }).notNull().default('gamemaster'),
    /** Ids of the players who may read it, if the audience is a selection. */
    readers: createJsonListColumn<string>('readers'),
    tags: createJsonListColumn<string>('tags'),
    isPinned: createBooleanColumn('is_pinned'),
    /** The campaign day it is about (calendar.ts), or null. */
    day: integer(),
    portraitId: text('portrait_id').references(() => image.id),
    /** Folder path, separated by `/`; empty at the top level. */
    folder: text().notNull().default(''),
  },
  (t) => [
    index('journal_updated').on(t.updatedAt),
    index('journal_kind').on(t.kind),
    index('journal_day').on(t.day),
    check('journal_titled', sql`length(${t.title}) > 0`),
    check('journal_kinds', createOneOfConstraint(t.kind)),
    check('journal_audience', createOneOfConstraint(t.audience)),
    check('journal_json', sql`json_valid(${t.readers}) AND json_valid(${t.tags})`),
  ],
)

/** A link in an entry's text, written with the entry, so that backlinks take one lookup. */
export const journalLink = sqliteTable(
  'journal_link',
  {
    id: createIdColumn(),
    entryId: createParentReferenceColumn('entry_id', () => journalEntry.id),
    targetKind: text('target_kind', { enum: THING_KIND_NAMES }).notNull(),
    targetId: text('target_id').notNull(),
  },
  (t) => [
    uniqueIndex('journal_link_once').on(t.entryId, t.targetKind, t.targetId),
    index('journal_link_target').on(t.targetKind, t.targetId),
    check('journal_link_kind', createOneOfConstraint(t.targetKind)),
  ],
)

/** A relation between two things, such as friendship, kinship or membership; shown as a graph. */
export const relation = sqliteTable(
  'relation',
  {
    id: createIdColumn(),
    fromKind: text('from_kind', { enum: THING_KIND_NAMES }).notNull(),
    fromId: text('from_id').notNull(),
    toKind: text('to_kind', { enum: THING_KIND_NAMES }).notNull(),
    toId: text('to_id').notNull(),
    /** What the first is to the second, such as “sister of”. */
    name: createNameColumn(),
    /** Attitude from -3 (at war) to 3 (allied), or null if not applicable. */
    standing: integer(),
    notes: createNotesColumn(),
    isHidden: createBooleanColumn('is_hidden'),
  },
  (t) => [
    index('relation_from').on(t.fromKind, t.fromId),
    index('relation_to').on(t.toKind, t.toId),
    check('relation_named', sql`length(${t.name}) > 0`),
    check('relation_standing', sql`coalesce(${t.standing} BETWEEN -3 AND 3, 1)`),
  ],
)
