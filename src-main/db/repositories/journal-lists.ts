import { and, type SQL, sql } from 'drizzle-orm'
import type { EntryFilter } from '#shared/contract/journal.ts'
import type { Orm } from '../file/orm.ts'
import { journalEntry } from '../schema/schema.ts'
import { quoteSearchWord, splitSearchWords } from '../search/search.ts'

type JournalEntry = typeof journalEntry.$inferSelect

/** The header of an entry, for lists. */
export interface JournalEntryHead extends Omit<JournalEntry, 'body' | 'createdAt' | 'readers' | 'folder'> {
  /** The first part of the body. */
  readonly opening: string
}

/** Filter of a list; absent fields do not filter. */
export type JournalFilter = { readonly [Key in keyof EntryFilter]?: EntryFilter[Key] | undefined }

/** Characters of a body that a list reads. */
const OPENING = 600

/** Creates queries that find and sort entries without reading their texts. */
export function createJournalListQueries(orm: Orm) {
  const e = journalEntry
  const order = sql`${e.isPinned} DESC, ${e.updatedAt} DESC, ${e.createdAt} DESC, ${e.id} DESC`

  return {
    /** Pinned entries first, then newest first; `total` is the full count. */
    list: (filter: JournalFilter, limit: number): { heads: JournalEntryHead[]; total: number } => {
      const { id, title, updatedAt, kind, audience, tags, isPinned, day, portraitId } = e
      const opening = sql<string>`substr(${e.body}, 1, ${sql.raw(String(OPENING))})`
      const ids = orm.select({ id }).from(e).where(conditionOf(filter)).orderBy(order).all()
      const first = JSON.stringify(ids.slice(0, limit).map((row) => row.id))
      const heads = orm
        .select({ id, title, updatedAt, kind, audience, tags, isPinned, day, portraitId, opening })
        .from(e)
        .where(sql`${id} IN (SELECT value FROM json_each(${first}))`)
        .orderBy(order)
        .all()
      return { heads, total: ids.length }
    },
    /** Entries readable by at least one player, whose title or text contains words with these prefixes. */
    listOpen: (text: string): JournalEntry[] =>
      orm
        .select()
        .from(e)
        .where(and(sql`${e.audience} <> 'gamemaster'`, conditionOf({ text })))
        .orderBy(sql`${e.title} COLLATE NOCASE`, e.id)
        .all(),
    /** Every tag with its number of entries, by name. */
    listTags: (): { tag: string; entries: number }[] =>
      orm.all(
        sql`SELECT value AS tag, count(*) AS entries FROM ${e}, json_each(${e.tags}) WHERE ${e.tags} <> '[]'
          GROUP BY value ORDER BY value COLLATE NOCASE`,
      ),
  }
}

function conditionOf({ text = '', kinds = [], tags = [], audience, fromDay, toDay }: JournalFilter): SQL {
  const e = journalEntry
  const words = splitSearchWords(text)
  return (
    and(
      kinds.length === 0 ? sql`${e.kind} <> 'template'` : sql`${e.kind} IN ${kinds}`,
      words.length > 0
        ? sql`${e.id} IN (SELECT ref_id FROM search_entry INDEXED BY search_entry_ref WHERE kind = 'journal_entry'
            AND search_entry.id IN (SELECT rowid FROM search_index
              WHERE search_index MATCH ${words.map((word) => `${quoteSearchWord(word)} *`).join(' AND ')}))`
        : undefined,
      ...tags.map(
        (tag) => sql`EXISTS (SELECT 1 FROM json_each(${e.tags})
          WHERE value LIKE ${escapeLike(tag)} ESCAPE '\\' OR value LIKE ${`${escapeLike(tag)}/%`} ESCAPE '\\')`,
      ),
      audience === undefined ? undefined : sql`${e.audience} = ${audience}`,
      fromDay === undefined ? undefined : sql`${e.day} >= ${fromDay}`,
      toDay === undefined ? undefined : sql`${e.day} <= ${toDay}`,
    ) ?? sql`1`
  )
}

/** Escapes a text for a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
