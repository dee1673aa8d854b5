import type { JournalEntry } from '#main/db/repositories/journal.ts'
import { replaceLinksWithText } from '#main/journal/excerpt.ts'
import { isSameLinkTarget } from '#main/journal/link-resolver.ts'
import type { GameCampaignHooks } from '#main/services/games/game-plugin.ts'
import { createReadableJournalBuilder, type PlayerReadableEntry } from '#main/services/journal/reading.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'

/** What the readers of an edition may know. */
export interface GazetteerAudience {
  readonly isGamemaster: boolean
  sees(entity: Pick<Thing, 'kind' | 'id'>): boolean
  /** A text without secrets, its wiki links replaced by the text they show. */
  read(text: string): string
  /** Titles of the readable entries that link to a thing. */
  listMentions(entity: Thing): Thing[]
}

/** Creates a function that returns what the readers of an edition may see and read. */
export function createGazetteerAudienceBuilder(
  tools: ServiceDependencies,
  games: readonly GameCampaignHooks[],
): (edition: JournalEdition) => GazetteerAudience {
  const { links } = tools
  const openFor = createReadableJournalBuilder(tools, games)
  const toThing = ({ id, title }: Pick<JournalEntry, 'id' | 'title'>): Thing => ({ kind: 'journal', id, name: title })

  const gamemaster: GazetteerAudience = {
    isGamemaster: true,
    sees: () => true,
    read: (text) => replaceLinksWithText(text).trim(),
    listMentions: (entity) =>
      links
        .entriesLinkingTo(entity)
        .filter(({ kind }) => kind !== 'template')
        .map(toThing),
  }

  function createPlayer(playerId: string | null): GazetteerAudience {
    const journal = openFor(playerId)
    const opened = new Map<string, PlayerReadableEntry | null>()
    const open = (entry: JournalEntry): PlayerReadableEntry | null => {
      const known = opened.get(entry.id)
      if (known !== undefined) return known
      const own = journal.open(entry)
      opened.set(entry.id, own)
      return own
    }
    return {
      isGamemaster: false,
      sees: journal.sees,
      read: (text) => journal.plain(text).trim(),
      listMentions: (entity) =>
        links
          .entriesLinkingTo(entity)
          .flatMap((entry) => open(entry) ?? [])
          .filter((entry) => entry.links.some((link) => link.thing !== null && isSameLinkTarget(link.thing, entity)))
          .map(toThing),
    }
  }

  return (edition) => (edition.for === 'gamemaster' ? gamemaster : createPlayer(edition.playerId))
}
