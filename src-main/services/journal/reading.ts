import type { JournalEntry } from '#main/db/repositories/journal.ts'
import { createExcerpt, replaceLinksWithText } from '#main/journal/excerpt.ts'
import { isSameLinkTarget } from '#main/journal/link-resolver.ts'
import { matchesWordPrefixes } from '#main/journal/match-word-prefixes.ts'
import { canReadEntry, removeSecrets, findReadableText } from '#main/journal/read-access.ts'
import { formatLinkParts, listLinkTexts, replaceWholeLinks, getShownLinkText } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalLinkView, PlayerEntryListItem, PlayerEntryView } from '#shared/contract/journal.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import { requireFound } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { getEntryThing, getNightThing } from './entry-labels.ts'
import { createPlayerVisibilityCheckBuilder, type VisibilityCheck } from './player-visibility.ts'

/** An entry that a player may read: its text without secrets, and only links to things that the player may know. */
export interface PlayerReadableEntry extends Pick<JournalEntry, 'id' | 'title' | 'kind' | 'day' | 'portraitId'> {
  readonly body: string
  readonly links: readonly JournalLinkView[]
}

/**
 * Creates a function that opens the journal as a player may read it; null stands for all players. All data leaves
 * through an allow-list.
 */
export function createReadableJournalBuilder(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { links } = tools
  const { journal, players } = tools.file.rows
  const sightOf = createPlayerVisibilityCheckBuilder(tools, games)

  return (playerId: string | null) => {
    if (playerId !== null) requireFound(players.find(playerId), 'player')
    const table = players.list()
    const sees = sightOf(playerId)

    /** Null if the player may not read the entry. */
    function open(entry: JournalEntry): PlayerReadableEntry | null {
      const readable = findReadableText(entry, playerId, table)
      if (readable === null) return null
      const book = links.names()
      const linked = journal.listTargets(entry.id)
      const known = new Map<string, JournalLinkView>()
      for (const text of listLinkTexts(readable)) {
        const { thing: target, isAmbiguous: _isAmbiguous, ...parts } = book.read(text, linked)
        if (!target || !sees(target)) continue
        const isPath = parts.target.includes('/')
        const open = isPath ? { ...parts, target: book.markedLinkFor(target) } : parts
        const shown = getShownLinkText(open)
        const link = { thing: target, isAmbiguous: false, shown, heading: parts.heading }
        known.set(text, { text: isPath ? formatLinkParts(open) : text, ...link })
      }
      const body = replaceWholeLinks(readable, (text) => {
        const link = known.get(text)
        return link === undefined ? book.plainWords(text) : link.text === text ? null : `[[${link.text}]]`
      })
      const { id, title, kind, day, portraitId } = entry
      return { id, title, kind, day, portraitId, body, links: [...known.values()] }
    }

    const readableWords = (entry: JournalEntry): string => {
      const own = open(entry)
      return own === null ? '' : `${own.title}\n${replaceLinksWithText(own.body)}`
    }

    return {
      sees,
      open,
      /** Removes secrets. */
      readable: (text: string): string => removeSecrets(text, playerId, table),
      /** Removes secrets and converts links to plain text. */
      plain: (text: string): string =>
        replaceWholeLinks(removeSecrets(text, playerId, table), links.names().plainWords),
      /** The first entries by title, and their total number. */
      list(text: string, limit: number): { entries: PlayerReadableEntry[]; total: number } {
        const own = journal.listOpen(text).filter((entry) => canReadEntry(entry, playerId))
        const holding =
          text.trim() === '' ? own : own.filter((entry) => matchesWordPrefixes(readableWords(entry), text))
        return { entries: holding.slice(0, limit).flatMap((entry) => open(entry) ?? []), total: holding.length }
      },
    }
  }
}

/** What a player may read; null stands for all players. */
export type ReadableJournal = ReturnType<ReturnType<typeof createReadableJournalBuilder>>

/** Creates the service of reading the journal as a player. */
export function createPlayerJournalService(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { links } = tools
  const { journal, names, relations } = tools.file.rows
  const openFor = createReadableJournalBuilder(tools, games)

  function tiesOf(entity: Thing, sees: VisibilityCheck): PlayerEntryView['relations'] {
    return relations.listOf(entity).flatMap(({ fromKind, fromId, toKind, toId, name, standing, isHidden }) => {
      const from = names.find(fromKind, fromId)
      const to = names.find(toKind, toId)
      return isHidden || !from || !to || !sees(from) || !sees(to) ? [] : [{ from, to, name, standing }]
    })
  }

  return {
    asPlayer({ id, as: playerId }: { id: string; as: string | null }): PlayerEntryView | null {
      const { open, sees, readable } = openFor(playerId)
      /** Plans, and passages a player may not read, reveal nothing. */
      const tells = (recap: string, named: Thing): boolean =>
        links.read(readable(recap)).some((link) => link.thing !== null && isSameLinkTarget(link.thing, named))
      const entry = requireFound(journal.find(id), 'entry')
      const own = open(entry)
      if (own === null) return null
      const entryThing = getEntryThing(entry)
      const backlinks = links.entriesLinkingTo(entryThing).flatMap((item) => {
        const linking = open(item)?.links.some(
          (link) => link.thing !== null && isSameLinkTarget(link.thing, entryThing),
        )
        return linking === true ? [getEntryThing(item)] : []
      })
      const recaps = links
        .nightsLinkingTo(entryThing)
        .filter((night) => sees(getNightThing(night)) && tells(night.recap, entryThing))
      const linking = [...backlinks, ...recaps.map(getNightThing)]
      return { ...own, links: [...own.links], backlinks: linking, relations: tiesOf(entryThing, sees) }
    },
    listAsPlayer({ as: playerId, text, limit }: { as: string | null; text: string; limit: number }): {
      entries: PlayerEntryListItem[]
      total: number
    } {
      const { entries, total } = openFor(playerId).list(text, limit)
      const lines = entries.map(({ body, links: _links, ...line }) => ({ ...line, excerpt: createExcerpt(body) }))
      return { entries: lines, total }
    },
  }
}
