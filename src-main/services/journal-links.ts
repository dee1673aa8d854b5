import type { Thing } from '../../src-shared/contract/base.ts'
import { createJournalRepository, type JournalEntry, type LinkTarget } from '../db/repositories/journal.ts'
import { createNameRepository } from '../db/repositories/names.ts'
import { bracketName, createNameBook, isSameThing, linkTexts, type NameBook, replaceLinks } from './journal-text.ts'
import type { Tools } from './tools.ts'

/** A thing and the name that it is about to have. */
export interface Rename {
  readonly thing: Thing
  readonly newName: string
}

/** Keeps the journal's `[[links]]` whole. */
export interface JournalLinks {
  /** Everything that has a name, as it stands now. */
  names(): NameBook
  /** Call inside the change that renames a thing, before its new name is written: links to it follow. */
  rename(thing: Thing, newName: string): void
  /** As rename, for many things at once: names may also be swapped. */
  renameAll(renames: readonly Rename[]): void
  /** Call after writing an entry: stores what its text links to. */
  store(entry: Pick<JournalEntry, 'id' | 'body'>): void
  /** Entries whose text links to the thing, newest first. */
  entriesLinkingTo(thing: Thing): JournalEntry[]
}

/** The journal's links in a campaign; other use cases call `rename` inside their own changes. */
export function createJournalLinks({ file, newId }: Pick<Tools, 'file' | 'newId'>): JournalLinks {
  const journal = createJournalRepository(file.orm)
  const repository = createNameRepository(file.orm)
  const names = (): NameBook => createNameBook(repository.list())

  function entriesLinkingTo(thing: Thing): JournalEntry[] {
    const entries = journal.listNaming(thing, bracketName(thing.name))
    if (entries.length === 0) return []
    const book = names()
    return entries.filter(({ id, body }) => {
      const linked = journal.listTargets(id)
      return linkTexts(body).some((text) => isThing(book.find(text, linked), thing))
    })
  }

  function storeWith(
    book: NameBook,
    { id, body }: Pick<JournalEntry, 'id' | 'body'>,
    known: readonly LinkTarget[],
  ): void {
    const before = journal.listTargets(id)
    const now = targetsOf(book, body, known)
    for (const gone of before.filter((target) => !now.some((other) => isSameThing(other, target))))
      journal.removeTarget(id, gone)
    for (const added of now.filter((target) => !before.some((other) => isSameThing(other, target))))
      journal.addTarget(newId(), id, added)
  }

  function renameAll(renames: readonly Rename[]): void {
    const renamed = new Map(
      renames
        .filter(({ thing, newName }) => thing.name !== newName)
        .map(({ thing, newName }) => [keyOf(thing), { ...thing, name: newName }]),
    )
    const [first, ...others] = renames
    if (renamed.size === 0 || !first) return
    const entries = others.length === 0 ? entriesLinkingTo(first.thing) : journal.listWithLinks()
    if (entries.length === 0) return
    const things = repository.list()
    const before = createNameBook(things)
    const after = createNameBook(things.map((one) => renamed.get(keyOf(one)) ?? one))
    const taken = createNameBook([...renamed.values()])
    for (const { id, body } of entries) {
      const linked = journal.listTargets(id)
      const followed: Thing[] = []
      const rewritten = replaceLinks(body, (text) => {
        const meant = before.find(text, linked)
        if (meant === null) return null
        const now = renamed.get(keyOf(meant))
        if (now) followed.push(now)
        return now || taken.isNamed(meant.name) ? after.linkFor(now ?? meant) : null
      })
      if (followed.length === 0) continue
      journal.update({ id, body: rewritten })
      storeWith(after, { id, body: rewritten }, [...linked, ...followed])
    }
  }

  return {
    names,
    entriesLinkingTo,
    store: (entry) => storeWith(names(), entry, journal.listTargets(entry.id)),
    rename: (thing, newName) => renameAll([{ thing, newName }]),
    renameAll,
  }
}

function keyOf({ kind, id }: LinkTarget): string {
  return `${kind}/${id}`
}

/** What a body links to, each thing once. */
function targetsOf(book: NameBook, body: string, linked: readonly LinkTarget[]): LinkTarget[] {
  const found = new Map<string, LinkTarget>()
  for (const text of linkTexts(body)) {
    const thing = book.find(text, linked)
    if (thing) found.set(keyOf(thing), { kind: thing.kind, id: thing.id })
  }
  return [...found.values()]
}

function isThing(found: Thing | null, thing: LinkTarget): boolean {
  return found !== null && isSameThing(found, thing)
}
