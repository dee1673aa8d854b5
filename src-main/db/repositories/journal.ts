import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Thing } from '#shared/contract/base.ts'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { journalEntry, journalLink } from '../schema/schema.ts'
import { quoteSearchWord, splitSearchWords } from '../search/search.ts'
import { createJournalListQueries, escapeLike } from './journal-lists.ts'
import { buildPlaceholderCondition, prepareInsert, prepareFindById, prepareDeleteById } from './prepared-statements.ts'

export type JournalEntry = typeof journalEntry.$inferSelect

/** Defaults of a new entry: readable by the gamemaster only. */
export const JOURNAL_ENTRY_DEFAULTS = {
  kind: 'entry',
  audience: 'gamemaster',
  readers: [],
  tags: [],
  isPinned: false,
  day: null,
  portraitId: null,
  folder: '',
} as const satisfies Partial<JournalEntry>

/** An entry to be added; absent fields take their defaults. */
export type NewJournalEntry = Omit<JournalEntry, keyof typeof JOURNAL_ENTRY_DEFAULTS> & Partial<JournalEntry>

/** Target of a link row. */
export type LinkTarget = Pick<Thing, 'kind' | 'id'>

const newestFirst = [desc(journalEntry.updatedAt), desc(journalEntry.createdAt), desc(journalEntry.id)]

/** The journal's entries and what they link to. */
export function createJournalRepository(orm: Orm) {
  const lists = createJournalListQueries(orm)
  const total = orm.select({ count: count() }).from(journalEntry).prepare()
  const all = once(() => orm.select().from(journalEntry).orderBy(journalEntry.createdAt, journalEntry.id).prepare())
  const dated = once(() =>
    orm
      .select()
      .from(journalEntry)
      .where(sql`${journalEntry.day} IS NOT NULL`)
      .orderBy(journalEntry.day)
      .prepare(),
  )
  const holdingMark = once(() =>
    orm
      .select()
      .from(journalEntry)
      .where(sql`instr(${journalEntry.body}, ${sql.placeholder('mark')}) > 0`)
      .orderBy(...newestFirst)
      .prepare(),
  )
  const added = prepareInsert(orm, journalEntry)
  const byId = prepareFindById(orm, journalEntry)
  return {
    listHeads: lists.list,
    listTags: lists.listTags,
    count: (): number => total.get()?.count ?? 0,
    /** All entries with their texts, in the order of creation. */
    listAll: (): JournalEntry[] => all().all(),
    listOpen: lists.listOpen,
    /** Entries with a campaign day, by day. */
    listDated: (): JournalEntry[] => dated().all(),
    /** Entries whose text contains a string such as `[[`, newest first. */
    listHolding: (mark: string): JournalEntry[] => holdingMark().all({ mark }),
    find: (id: string): JournalEntry | null => byId(id),
    /** The kinds of the entries with these ids. */
    kindsOf: (ids: readonly string[]): ReadonlyMap<string, JournalEntry['kind']> =>
      new Map(
        orm
          .select({ id: journalEntry.id, kind: journalEntry.kind })
          .from(journalEntry)
          .where(inArray(journalEntry.id, [...ids]))
          .all()
          .map(({ id, kind }) => [id, kind]),
      ),
    /** Folders by entry id; entries at the top level are missing. */
    listFolders: (): ReadonlyMap<string, string> =>
      new Map(
        orm
          .select({ id: journalEntry.id, folder: journalEntry.folder })
          .from(journalEntry)
          .where(ne(journalEntry.folder, ''))
          .all()
          .map(({ id, folder }) => [id, folder]),
      ),
    /** The ids of the entries of one kind. */
    idsOfKind: (kind: JournalEntry['kind']): ReadonlySet<string> =>
      new Set(
        orm
          .select({ id: journalEntry.id })
          .from(journalEntry)
          .where(eq(journalEntry.kind, kind))
          .all()
          .map(({ id }) => id),
      ),
    /** Absent fields take the values of `JOURNAL_ENTRY_DEFAULTS`. */
    add: (row: NewJournalEntry): void => added({ ...JOURNAL_ENTRY_DEFAULTS, ...row }),
    update: ({ id, ...fields }: Partial<JournalEntry> & Pick<JournalEntry, 'id'>): void =>
      void orm.update(journalEntry).set(fields).where(eq(journalEntry.id, id)).run(),
    /** Cascades to its links. */
    remove: prepareDeleteById(orm, journalEntry),

    ...createTargets(orm),
    listNaming: prepareNaming(orm),
  }
}

/** Creates access to the link targets of entries. */
function createTargets(orm: Orm) {
  const targets = orm
    .select({ kind: journalLink.targetKind, id: journalLink.targetId })
    .from(journalLink)
    .where(buildPlaceholderCondition(journalLink.entryId, 'entryId'))
    .prepare()
  return {
    /** The link targets of an entry when it was saved; some may no longer exist. */
    listTargets: (entryId: string): LinkTarget[] => targets.all({ entryId }),
    addTarget: (id: string, entryId: string, target: LinkTarget): void =>
      void orm.insert(journalLink).values({ id, entryId, targetKind: target.kind, targetId: target.id }).run(),
    removeTarget: (entryId: string, { kind, id }: LinkTarget): void =>
      void orm
        .delete(journalLink)
        .where(and(eq(journalLink.entryId, entryId), eq(journalLink.targetKind, kind), eq(journalLink.targetId, id)))
        .run(),
  }
}

/**
 * Finds entries that may link to a thing: by a stored link, or because they contain its name and some link. Newest
 * first.
 */
function prepareNaming(orm: Orm) {
  const linked = sql`${journalEntry.id} IN (SELECT entry_id FROM journal_link
    WHERE target_kind = ${sql.placeholder('kind')} AND target_id = ${sql.placeholder('id')})`
  const holding = (names: ReturnType<typeof sql>) =>
    once(() =>
      orm
        .select()
        .from(journalEntry)
        .where(sql`${linked} OR ${names}`)
        .orderBy(...newestFirst)
        .prepare(),
    )
  const naming = holding(sql`${journalEntry.id} IN (SELECT ref_id FROM search_index
    JOIN search_entry ON search_entry.id = search_index.rowid
    WHERE search_index MATCH ${sql.placeholder('match')} AND kind = 'journal_entry' AND instr(search_entry.text, '[[') > 0)`)
  const namingOddly = holding(sql`${journalEntry.body} LIKE ${sql.placeholder('like')} ESCAPE '\\'`)

  return ({ kind, id }: LinkTarget, name: string): JournalEntry[] => {
    const words = splitSearchWords(name)
    return words.length > 0
      ? naming().all({ kind, id, match: `text : ${quoteSearchWord(words.join(' '))}` })
      : namingOddly().all({ kind, id, like: `%${escapeLike(name)}%` })
  }
}
