import type { Thing } from '../../src-shared/contract/base.ts'
import { holdsWords } from '../../src-shared/kit/holds-words.ts'
import type { JournalEntryView, JournalLine } from '../../src-shared/contract/journal.ts'
import type { Author } from '../db/change-log.ts'
import { createJournalRepository, type JournalEntry } from '../db/repositories/journal.ts'
import { createNameRepository } from '../db/repositories/names.ts'
import { createJournalLinks } from './journal-links.ts'
import { createNameBook, excerptOf, isSameName, linkTexts, replaceLinks, splitKind } from './journal-text.ts'
import { found } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** A `[[text]]` that no thing bears, and the entry it stands in. */
export interface DanglingLink {
  readonly entry: Thing
  readonly text: string
}

/** What a person writes of an entry. */
type EntryFields = Pick<JournalEntry, 'title' | 'body'>

/** How many things `[[` offers at once. */
const MOST_OFFERED = 12
/** How many names without a page are told of at once. */
const MOST_DANGLING = 20

/** A limit that leaves nothing out. */
const ALL = -1

/** The use cases of the journal. */
export function createJournal(tools: Tools) {
  const { file, now, newId } = tools
  const { changes } = file
  const journal = createJournalRepository(file.orm)
  const names = createNameRepository(file.orm)
  const links = createJournalLinks(tools)
  const get = (id: string): JournalEntry => found(journal.find(id), 'entry')

  function view({ id, title, body, createdAt, updatedAt }: JournalEntry): JournalEntryView {
    const book = links.names()
    const linked = journal.listTargets(id)
    return {
      id,
      title,
      body,
      createdAt,
      updatedAt,
      version: changes.versionOf('journal_entry', id),
      links: linkTexts(body).map((text) => ({ text, thing: book.find(text, linked) })),
      backlinks: links.entriesLinkingTo(thingOf({ id, title })).map(thingOf),
    }
  }

  function lines(limit: number): JournalLine[] {
    return journal.listHeads(limit).map(({ opening, ...line }) => ({ ...line, excerpt: excerptOf(opening) }))
  }

  /** A new title is followed by every link to the entry, those in its own text included. */
  function write({ id, title, body }: Pick<JournalEntry, 'id'> & EntryFields): void {
    const before = get(id)
    links.rename(thingOf(before), title)
    const own = before.title === title ? body : retitled(body, before.title, title)
    journal.update({ id, title, body: own, updatedAt: now() })
    links.store({ id, body: own })
  }

  return {
    list({ text, limit }: { text: string; limit: number }): { entries: JournalLine[]; total: number } {
      if (text.trim() === '') return { entries: lines(limit), total: journal.count() }
      const found = lines(ALL).filter(({ title, excerpt }) => holdsWords(`${title}\n${excerpt}`, text))
      return { entries: found.slice(0, limit), total: found.length }
    },
    get: ({ id }: { id: string }): JournalEntryView => view(get(id)),
    create(fields: EntryFields, author: Author): JournalEntryView {
      const id = newId()
      changes.record(`Write ${quoted(fields.title)}`, author, () => {
        const at = now()
        journal.add({ id, ...fields, createdAt: at, updatedAt: at })
        links.store({ id, body: fields.body })
      })
      return view(get(id))
    },
    update(
      { id, version, ...fields }: EntryFields & { id: string; version: number },
      author: Author,
    ): JournalEntryView {
      const before = get(id)
      requireSeen(file, 'journal_entry', id, version)
      const label =
        before.title === fields.title
          ? `Edit ${quoted(fields.title)}`
          : `Edit ${quoted(before.title)}, now ${quoted(fields.title)}`
      changes.record(label, author, () => write({ id, ...fields }))
      return view(get(id))
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { title } = get(id)
      requireSeen(file, 'journal_entry', id, version)
      changes.record(`Remove ${quoted(title)}`, author, () => journal.remove(id))
    },
    complete({ text }: { text: string }): { thing: Thing; link: string }[] {
      const things = names.list()
      const book = createNameBook(things)
      return offered(things, text).map((thing) => ({ thing, link: book.linkFor(thing) }))
    },
    backlinks({ kind, id }: { kind: Thing['kind']; id: string }): Thing[] {
      const thing = names.find(kind, id)
      return thing === null ? [] : links.entriesLinkingTo(thing).map(thingOf)
    },
    /** Names between brackets that nothing bears, each once, newest entry first. */
    danglingLinks(): DanglingLink[] {
      const entries = journal.listWithLinks()
      if (entries.length === 0) return []
      const things = names.list()
      const book = createNameBook(things)
      const dangling = new Map<string, DanglingLink>()
      for (const { id, title, body } of entries) {
        for (const text of linkTexts(body)) {
          if (dangling.size >= MOST_DANGLING) return [...dangling.values()]
          const key = text.toLowerCase()
          if (!dangling.has(key) && !book.isNamed(text)) dangling.set(key, { entry: thingOf({ id, title }), text })
        }
      }
      return [...dangling.values()]
    },
  }
}

function thingOf({ id, title }: Pick<JournalEntry, 'id' | 'title'>): Thing {
  return { kind: 'journal', id, name: title }
}

function quoted(title: string): string {
  return `“${title}”`
}

function retitled(body: string, before: string, title: string): string {
  return replaceLinks(body, (text) => {
    const { kind, name } = splitKind(text)
    if (!isSameName(name, before) || (kind !== null && kind !== 'journal')) return null
    return kind === null ? title : `journal:${title}`
  })
}

/** Names that begin with the text, then names with a word that does, then names that hold it; each by the alphabet. */
function offered(things: readonly Thing[], typed: string): Thing[] {
  const { kind, name } = splitKind(typed)
  const text = name.trim().toLowerCase()
  const ofKind = kind === null ? things : things.filter((thing) => thing.kind === kind)
  const ranked = ofKind.flatMap((thing) => {
    const rank = rankOf(thing.name.toLowerCase(), text)
    return rank === null ? [] : [{ thing, rank }]
  })
  ranked.sort((a, b) => a.rank - b.rank || a.thing.name.localeCompare(b.thing.name, 'en'))
  return ranked.slice(0, MOST_OFFERED).map(({ thing }) => thing)
}

function rankOf(name: string, text: string): number | null {
  if (name.startsWith(text)) return 0
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(text))) return 1
  return name.includes(text) ? 2 : null
}
