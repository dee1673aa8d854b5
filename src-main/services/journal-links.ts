import type { Thing } from '../../src-shared/contract/base.ts'
import { createJournalRepository, type JournalEntry, type LinkTarget } from '../db/repositories/journal.ts'
import { createNameBook, isSameThing, type NameBook } from '../journal/name-book.ts'
import { bracketName, linkText, linkTexts, replaceLinks } from '../journal/wiki-link.ts'
import { nameIndexOf } from './name-index.ts'
import type { Tools } from './tools.ts'

/** A thing and the name that it is about to have. */
export interface Rename {
  readonly thing: Thing
  readonly newName: string
}

/** An entry that was written, and what its text is known to mean besides what it linked to before. */
export interface WrittenEntry extends Pick<JournalEntry, 'id' | 'body'> {
  readonly known?: readonly LinkTarget[]
}

/** Keeps the journal's `[[links]]` whole. */
export interface JournalLinks {
  /** Everything that has a name, as it stands now. */
  names(): NameBook
  /** Call inside the change that renames a thing, before its new name is written: links to it follow. */
  rename(thing: Thing, newName: string): void
  /** As rename, for many things at once: names may also be swapped. */
  renameAll(renames: readonly Rename[]): void
  /** Call after writing entries: stores what their texts link to. */
  store(...entries: readonly WrittenEntry[]): void
  /** Entries whose text links to the thing, newest first. */
  entriesLinkingTo(thing: Thing): JournalEntry[]
}

/** The journal's links in a campaign; other use cases call `rename` inside their own changes. */
export function createJournalLinks({ file, newId }: Pick<Tools, 'file' | 'newId'>): JournalLinks {
  const journal = createJournalRepository(file.orm)
  const index = nameIndexOf(file)

  function entriesLinkingTo(thing: Thing): JournalEntry[] {
    const entries = journal.listNaming(thing, bracketName(thing.name))
    if (entries.length === 0) return []
    const book = index.book()
    return entries.filter(({ id, body }) => {
      const linked = journal.listTargets(id)
      return linkTexts(body).some((text) => isThing(book.find(text, linked), thing))
    })
  }

  function storeWith(
    book: NameBook,
    { id, body }: Pick<JournalEntry, 'id' | 'body'>,
    { before, known }: { before: readonly LinkTarget[]; known: readonly LinkTarget[] },
  ): void {
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
    const entries = others.length === 0 ? entriesLinkingTo(first.thing) : journal.listHolding('[[')
    if (entries.length === 0) return
    const things = index.all()
    const before = createNameBook(things)
    const after = createNameBook(things.map((one) => renamed.get(keyOf(one)) ?? one))
    const taken = createNameBook([...renamed.values()])
    for (const { id, body } of entries) {
      const linked = journal.listTargets(id)
      const followed: Thing[] = []
      const rewritten = replaceLinks(body, (text) => {
        const { thing: meant, ...parts } = before.read(text, linked)
        if (meant === null) return null
        const now = renamed.get(keyOf(meant))
        if (now) followed.push(now)
        return now || taken.isNamed(meant.name) ? linkText({ ...parts, target: after.linkFor(now ?? meant) }) : null
      })
      if (followed.length === 0) continue
      journal.update({ id, body: rewritten })
      storeWith(after, { id, body: rewritten }, { before: linked, known: [...linked, ...followed] })
    }
  }

  return {
    names: () => index.book(),
    entriesLinkingTo,
    store(...entries) {
      const book = index.book()
      for (const { known = [], ...entry } of entries) {
        const before = journal.listTargets(entry.id)
        storeWith(book, entry, { before, known: [...before, ...known] })
      }
    },
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
