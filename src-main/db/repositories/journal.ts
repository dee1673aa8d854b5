import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Thing } from '../../../src-shared/contract/base.ts'
import type { Orm } from '../open-campaign.ts'
import { journalEntry, journalLink } from '../schema.ts'
import { prepareAdd, prepareFind, prepareRemove } from './prepared.ts'

/** A row of the journal_entry table. */
export type JournalEntry = typeof journalEntry.$inferSelect

/** The head of an entry: enough for a list. */
export interface JournalHead extends Pick<JournalEntry, 'id' | 'title' | 'updatedAt'> {
  /** The first part of the body. */
  readonly opening: string
}

/** A thing as a link row names it. */
export type LinkTarget = Pick<Thing, 'kind' | 'id'>

/** How much of a body a list reads. */
const OPENING = 600

/** The journal's entries and what they link to. */
export function createJournalRepository(orm: Orm) {
  const newestFirst = [desc(journalEntry.updatedAt), desc(journalEntry.createdAt), desc(journalEntry.id)]
  const heads = orm
    .select({
      id: journalEntry.id,
      title: journalEntry.title,
      updatedAt: journalEntry.updatedAt,
      opening: sql<string>`substr(${journalEntry.body}, 1, ${sql.raw(String(OPENING))})`,
    })
    .from(journalEntry)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare()
  const total = orm.select({ count: count() }).from(journalEntry).prepare()
  const withLinks = orm
    .select()
    .from(journalEntry)
    .where(sql`instr(${journalEntry.body}, '[[') > 0`)
    .orderBy(...newestFirst)
    .prepare()
  const byId = prepareFind(orm, journalEntry)
  const targets = orm
    .select({ kind: journalLink.targetKind, id: journalLink.targetId })
    .from(journalLink)
    .where(eq(journalLink.entryId, sql.placeholder('entryId')))
    .prepare()
  const naming = orm
    .select()
    .from(journalEntry)
    .where(
      or(
        sql`${journalEntry.body} LIKE ${sql.placeholder('bare')} ESCAPE '\\'`,
        sql`${journalEntry.body} LIKE ${sql.placeholder('qualified')} ESCAPE '\\'`,
        sql`${journalEntry.id} IN (SELECT entry_id FROM journal_link
          WHERE target_kind = ${sql.placeholder('kind')} AND target_id = ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(...newestFirst)
    .prepare()

  return {
    /** The newest ones, so many at most; -1 for all. */
    listHeads: (limit: number): JournalHead[] => heads.all({ limit }),
    count: (): number => total.get()?.count ?? 0,
    /** Entries with a link in them, newest first. */
    listWithLinks: (): JournalEntry[] => withLinks.all(),
    find: (id: string): JournalEntry | null => byId(id),
    add: prepareAdd(orm, journalEntry, [
      ...(['kind', 'audience', 'readers', 'tags', 'isPinned', 'day', 'portraitId'] as const),
    ]),
    update: ({ id, ...fields }: Partial<JournalEntry> & Pick<JournalEntry, 'id'>): void =>
      void orm.update(journalEntry).set(fields).where(eq(journalEntry.id, id)).run(),
    /** Its links go with it. */
    remove: prepareRemove(orm, journalEntry),

    /** What an entry linked to when it was saved; some of it may be gone. */
    listTargets: (entryId: string): LinkTarget[] => targets.all({ entryId }),
    addTarget: (id: string, entryId: string, target: LinkTarget): void =>
      void orm.insert(journalLink).values({ id, entryId, targetKind: target.kind, targetId: target.id }).run(),
    removeTarget: (entryId: string, { kind, id }: LinkTarget): void =>
      void orm
        .delete(journalLink)
        .where(and(eq(journalLink.entryId, entryId), eq(journalLink.targetKind, kind), eq(journalLink.targetId, id)))
        .run(),
    /** Entries that may link to a thing: by a stored link, or by this name between brackets. Newest first. */
    listNaming: ({ kind, id }: LinkTarget, name: string): JournalEntry[] =>
      naming.all({ kind, id, bare: `%[[${literal(name)}]]%`, qualified: `%[[${kind}:${literal(name)}]]%` }),
  }
}

/** A text that stands for itself in a LIKE pattern. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
