import type { Author } from '#main/db/change-log/change-log.ts'
import type { JournalFilter } from '#main/db/repositories/journal-lists.ts'
import { JOURNAL_ENTRY_DEFAULTS, type JournalEntry } from '#main/db/repositories/journal.ts'
import { createExcerpt } from '#main/journal/excerpt.ts'
import { removeSecrets, listUnmatchedPlayerNames } from '#main/journal/read-access.ts'
import { listLinkTexts, rewriteSelfLinks, getShownLinkText } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { JournalEntryView, JournalListItem, LinkSuggestion } from '#shared/contract/journal.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { listReaderNames } from '#shared/kit/passages.ts'
import { getNameIndex } from '../kit/name-index.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef, type ServiceDependencies } from '../kit/service-dependencies.ts'
import { formatEntryHistoryLabel, getEntryThing, getNightThing, quoteTitle } from './entry-labels.ts'
import { createLinkSuggester, type LinkQuery } from './link-suggestions.ts'

/** A `[[link]]` to nothing, and the entry it is in. */
export interface DanglingLink {
  readonly entry: Thing
  readonly text: string
}

/** The fields of an entry that a user writes; absent ones are unchanged. */
type EntryFields = Pick<JournalEntry, 'title' | 'body'> & {
  readonly [Key in keyof typeof JOURNAL_ENTRY_DEFAULTS]?: JournalEntry[Key] | undefined
}

/** Maximum number of dangling links to report. */
const MOST_DANGLING = 20

export function createJournalService(tools: ServiceDependencies) {
  const { file, now, newId } = tools
  const { changes } = file
  const { journal, players, images } = file.rows
  const { links } = tools
  const offers = createLinkSuggester(file)
  const get = (id: string): JournalEntry => requireFound(journal.find(id), 'entry')

  /** Entries and game nights, newest first. */
  const linkingTo = (entity: Thing): Thing[] => [
    ...links.entriesLinkingTo(entity).map(getEntryThing),
    ...links.nightsLinkingTo(entity).map(getNightThing),
  ]

  function view(entry: JournalEntry): JournalEntryView {
    const { id, body } = entry
    const book = links.names()
    const linked = journal.listTargets(id)
    const table = players.list()
    return {
      ...entry,
      readers: entry.readers.filter((reader) => table.some((player) => player.id === reader)),
      tags: [...entry.tags],
      version: changes.versionOf('journal_entry', id),
      links: listLinkTexts(body).map((text) => {
        const { thing: target, isAmbiguous, ...parts } = book.read(text, linked)
        return { text, thing: target, isAmbiguous, shown: getShownLinkText(parts), heading: parts.heading }
      }),
      backlinks: linkingTo(getEntryThing(entry)),
      isInPlan: links.isInPlan(getEntryThing(entry)),
      unknownReaders: listUnmatchedPlayerNames(listReaderNames(body), table),
    }
  }

  /** The fields as stored: existing readers and portraits only, tags without duplicates. */
  function soundFields({ title, body, ...sent }: EntryFields, before: typeof JOURNAL_ENTRY_DEFAULTS | JournalEntry) {
    const fields = { ...before, ...omitUndefined(sent), title, body }
    for (const reader of fields.readers) requireFound(players.find(reader), 'player')
    if (fields.portraitId !== null) requireFound(images.find(fields.portraitId), 'picture')
    const tags = new Map(fields.tags.toReversed().map((tag) => [tag.toLowerCase(), tag]))
    return { ...fields, readers: [...new Set(fields.readers)], tags: [...tags.values()].toReversed() }
  }

  function add(fields: EntryFields, label: string, author: Author): JournalEntryView {
    const row = { ...soundFields(fields, JOURNAL_ENTRY_DEFAULTS), id: newId() }
    changes.record(label, author, () => {
      const at = now()
      journal.add({ ...row, createdAt: at, updatedAt: at })
      links.store(row)
    })
    return view(get(row.id))
  }

  /** Writes an entry. After a rename, all links to it follow, those in its own text included. */
  function write(before: JournalEntry, after: JournalEntry): void {
    const isRewritten = before.title !== after.title || before.body !== after.body
    links.rename(getEntryThing(before), after.title, before.folder === after.folder ? undefined : after.folder)
    const body =
      before.title === after.title ? after.body : rewriteSelfLinks(after.body, getEntryThing(before), after.title)
    journal.update({ ...after, body, updatedAt: isRewritten ? now() : before.updatedAt })
    links.store({ id: after.id, body })
  }

  return {
    list({ limit, ...filter }: JournalFilter & { limit: number }): { entries: JournalListItem[]; total: number } {
      const { heads, total } = journal.listHeads(filter, limit)
      const entries = heads.map(({ opening, tags, ...line }) => ({
        ...line,
        tags: [...tags],
        // Without secrets, since lists may be seen by others over the user's shoulder.
        excerpt: createExcerpt(removeSecrets(opening, null, [])),
      }))
      return { entries, total }
    },
    tags: () => journal.listTags(),
    get: ({ id }: { id: string }): JournalEntryView => view(get(id)),
    create: (fields: EntryFields, author: Author): JournalEntryView =>
      add(fields, `Write ${quoteTitle(fields.title)}`, author),
    createFrom(
      { templateId, title, kind }: ServiceMethodInput<'journal', 'createFrom'>,
      author: Author,
    ): JournalEntryView {
      const template = get(templateId)
      if (template.kind !== 'template')
        throw new RefusalError('illegal', `${quoteTitle(template.title)} is no template.`)
      const { tags, portraitId } = template
      const body = template.body.replaceAll('{{title}}', () => title)
      return add(
        { title, body, kind, tags, portraitId },
        `Write ${quoteTitle(title)} from ${quoteTitle(template.title)}`,
        author,
      )
    },
    update({ id, version, ...fields }: EntryFields & RowVersionRef, author: Author): JournalEntryView {
      const before = get(id)
      requireRowUnchanged(file, 'journal_entry', id, version)
      const after = { ...before, ...soundFields(fields, before) }
      changes.record(formatEntryHistoryLabel(before, after), author, () => write(before, after))
      return view(get(id))
    },
    pin({ id, version, isPinned }: RowVersionRef & { isPinned: boolean }, author: Author): JournalEntryView {
      const before = get(id)
      requireRowUnchanged(file, 'journal_entry', id, version)
      changes.record(formatEntryHistoryLabel(before, { ...before, isPinned }), author, () =>
        journal.update({ id, isPinned }),
      )
      return view(get(id))
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const { title } = get(id)
      requireRowUnchanged(file, 'journal_entry', id, version)
      changes.record(`Remove ${quoteTitle(title)}`, author, () => journal.remove(id))
    },
    complete: (typed: LinkQuery): LinkSuggestion[] => offers(typed),
    backlinks({ kind, id }: { kind: Thing['kind']; id: string }): Thing[] {
      const entity = getNameIndex(file).find(kind, id)
      return entity === null ? [] : linkingTo(entity)
    },
    /** Lists link targets that do not exist, each once, newest entry first, then those of game nights. */
    danglingLinks(): DanglingLink[] {
      const written = [
        ...journal.listHolding('[[').map((entry) => ({ entry: getEntryThing(entry), text: entry.body })),
        ...links.nights().map((night) => ({ entry: getNightThing(night), text: `${night.plan}\n${night.recap}` })),
      ]
      if (written.length === 0) return []
      const book = links.names()
      const dangling = new Map<string, DanglingLink>()
      for (const { entry, text: body } of written) {
        for (const text of listLinkTexts(body)) {
          if (dangling.size >= MOST_DANGLING) return [...dangling.values()]
          const key = text.toLowerCase()
          if (!dangling.has(key) && !book.isNamed(text)) dangling.set(key, { entry, text })
        }
      }
      return [...dangling.values()]
    },
  }
}
