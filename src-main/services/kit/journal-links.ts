import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { GameNight } from '#main/db/repositories/game-nights.ts'
import type { JournalEntry, LinkTarget } from '#main/db/repositories/journal.ts'
import { isSameLinkTarget, type LinkResolver } from '#main/journal/link-resolver.ts'
import { createLinkRewriter, formatThingKey } from '#main/journal/link-rewriter.ts'
import { escapeLinkName, listLinkTexts, getShownLinkText } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalLinkView } from '#shared/contract/journal.ts'
import { getNameIndex } from './name-index.ts'
import { createSessionTextAccess } from './session-texts.ts'

/** A thing and its new name. */
export interface ThingRename {
  readonly thing: Thing
  readonly newName: string
  /** The new folder of an entry, if it changes. */
  readonly newFolder?: string
}

/** A written entry, and known link targets besides those it linked to before. */
export interface EntryWithKnownTargets extends Pick<JournalEntry, 'id' | 'body'> {
  readonly known?: readonly LinkTarget[]
}

/** Creates the journal's links of a campaign, once for all services. These call `rename` inside their own changes. */
export function createJournalLinkAccess(file: CampaignFile, newId: () => string) {
  const { rows } = file
  const index = getNameIndex(file)
  const beside = createSessionTextAccess(file)

  /**
   * Whether texts outside the journal link to a thing. Their link targets are not stored, so an ambiguous name matches
   * nothing.
   */
  function linksTo(texts: readonly string[], entity: Thing): boolean {
    const named = texts.filter((text) => text.includes('[['))
    if (named.length === 0) return false
    const book = index.book()
    return named.some((text) => listLinkTexts(text).some((linkText) => isThing(book.find(linkText, []), entity)))
  }

  function entriesLinkingTo(entity: Thing): JournalEntry[] {
    const entries = rows.journal.listNaming(entity, escapeLinkName(entity.name))
    if (entries.length === 0) return []
    const book = index.book()
    return entries.filter(({ id, body }) => {
      const linked = rows.journal.listTargets(id)
      return listLinkTexts(body).some((text) => isThing(book.find(text, linked), entity))
    })
  }

  function storeWith(
    book: LinkResolver,
    { id, body }: Pick<JournalEntry, 'id' | 'body'>,
    { before, known }: { before: readonly LinkTarget[]; known: readonly LinkTarget[] },
  ): void {
    const targets = targetsOf(book, body, known)
    for (const gone of before.filter((target) => !targets.some((otherTarget) => isSameLinkTarget(otherTarget, target))))
      rows.journal.removeTarget(id, gone)
    for (const added of targets.filter(
      (target) => !before.some((otherTarget) => isSameLinkTarget(otherTarget, target)),
    ))
      rows.journal.addTarget(newId(), id, added)
  }

  function renameAll(renames: readonly ThingRename[]): void {
    const renamed = new Map(
      renames
        .filter(({ thing: entity, newName, newFolder }) => entity.name !== newName || newFolder !== undefined)
        .map(({ thing: entity, newName }) => [formatThingKey(entity), { ...entity, name: newName }]),
    )
    const [first, ...others] = renames
    if (renamed.size === 0 || !first) return
    const entries = others.length === 0 ? entriesLinkingTo(first.thing) : rows.journal.listHolding('[[')
    if (entries.length === 0 && !beside.holdLinks()) return
    const folders = { before: index.folders(), after: new Map(index.folders()) }
    for (const { thing: entity, newFolder } of renames)
      if (newFolder !== undefined) folders.after.set(entity.id, newFolder)
    const follow = createLinkRewriter(index.all(), { renamed, folders })
    for (const { id, body } of entries) {
      const linked = rows.journal.listTargets(id)
      const { text, followed } = follow(body, linked)
      if (followed.length === 0 || text === body) continue
      rows.journal.update({ id, body: text })
      storeWith(follow.after, { id, body: text }, { before: linked, known: [...linked, ...followed] })
    }
    beside.rewrite((text) => follow(text, []).text)
  }

  return {
    /** A resolver over the present names. */
    names: (): LinkResolver => index.book(),
    /** Entries whose text links to the thing, newest first. */
    entriesLinkingTo,
    /** Game nights whose plan or recap contains links. */
    nights: (): GameNight[] => beside.nights().filter(({ plan, recap }) => `${plan}${recap}`.includes('[[')),
    /** Game nights whose plan or recap links to the thing. */
    nightsLinkingTo: (entity: Thing): GameNight[] =>
      beside.nights().filter(({ plan, recap }) => linksTo([plan, recap], entity)),
    /** Whether the plan of the next session links to the thing. */
    isInPlan: (entity: Thing): boolean => linksTo([beside.plan()], entity),
    /** Resolves the links of a text outside the journal. */
    read(text: string): JournalLinkView[] {
      const book = index.book()
      return listLinkTexts(text).map((linkText) => {
        const { thing: target, isAmbiguous, ...parts } = book.read(linkText, [])
        return { text: linkText, thing: target, isAmbiguous, shown: getShownLinkText(parts), heading: parts.heading }
      })
    },
    /** Stores the link targets of entries. Call after writing them. */
    store(...entries: readonly EntryWithKnownTargets[]): void {
      const book = index.book()
      for (const { known = [], ...entry } of entries) {
        const before = rows.journal.listTargets(entry.id)
        storeWith(book, entry, { before, known: [...before, ...known] })
      }
    },
    /** Rewrites links before a thing is renamed or an entry is moved. Call inside the same change. */
    rename: (entity: Thing, newName: string, newFolder?: string): void =>
      renameAll([{ thing: entity, newName, ...(newFolder !== undefined && { newFolder }) }]),
    /** As `rename`, for many things at once; names may be swapped. */
    renameAll,
  }
}

export type JournalLinkAccess = ReturnType<typeof createJournalLinkAccess>

/** The things a body links to, each once. */
function targetsOf(book: LinkResolver, body: string, linked: readonly LinkTarget[]): LinkTarget[] {
  const found = new Map<string, LinkTarget>()
  for (const text of listLinkTexts(body)) {
    const target = book.find(text, linked)
    if (target) found.set(formatThingKey(target), { kind: target.kind, id: target.id })
  }
  return [...found.values()]
}

function isThing(found: Thing | null, target: LinkTarget): boolean {
  return found !== null && isSameLinkTarget(found, target)
}
