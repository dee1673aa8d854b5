import type { CampaignFile } from '#main/db/open-campaign.ts'
import { isSameLinkTarget } from '#main/journal/link-resolver.ts'
import { splitKindPrefix } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { LinkSuggestion } from '#shared/contract/journal.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { getNameIndex } from '../kit/name-index.ts'

/** Maximum number of suggestions. */
const MOST_OFFERED = 12

/** The typed text, and the character that started it. */
export interface LinkQuery {
  readonly text: string
  readonly after?: '[[' | '@' | undefined
}

/** Creates suggestions of things to link to while typing. */
export function createLinkSuggester(file: CampaignFile): (typed: LinkQuery) => LinkSuggestion[] {
  const { journal, players } = file.rows
  const index = getNameIndex(file)

  /** Ranks people, characters and the players' own things first. */
  function createNearness(): (entity: Thing) => number {
    const people = journal.idsOfKind('person')
    const led = new Set(players.listPlayed().map(({ id }) => id))
    return ({ kind, id }) => (kind === 'character' || (kind === 'warband' && led.has(id)) || people.has(id) ? 0 : 1)
  }

  return ({ text, after = '[[' }) => {
    const templates = journal.idsOfKind('template')
    const nearness = after === '@' ? createNearness() : () => 0
    const book = index.book()
    const listed = ranked(
      index.all().filter(({ id }) => !templates.has(id)),
      text,
      nearness,
    )
    // A name with a folder or an id suffix cannot be found by prefix.
    const typed = text.trim()
    const meant = book.find(typed, [])
    const isListed = meant === null || listed.some((candidate) => isSameLinkTarget(candidate, meant))
    const things = isListed ? listed : [meant, ...listed]
    const kinds = journal.kindsOf(things.flatMap(({ kind, id }) => (kind === 'journal' ? [id] : [])))
    const folders = index.folders()
    return things.map((otherMeant) => ({
      thing: otherMeant,
      link: isListed || otherMeant !== meant ? book.linkFor(otherMeant) : typed,
      folder: folders.get(otherMeant.id) ?? '',
      entryKind: kinds.get(otherMeant.id) ?? null,
    }))
  }
}

/**
 * Ranks names: those with the prefix, then those with a word that has it, then those that contain the text; each
 * alphabetically.
 */
function ranked(things: readonly Thing[], typed: string, nearness: (entity: Thing) => number): Thing[] {
  const { kind, name } = splitKindPrefix(typed)
  const text = name.trim().toLowerCase()
  const found = things.flatMap((item) => {
    if (kind !== null && item.kind !== kind) return []
    const rank = rankOf(item.name.toLowerCase(), text)
    return rank === null ? [] : [{ thing: item, rank, near: nearness(item) }]
  })
  found.sort(
    (a, b) =>
      a.near - b.near ||
      a.rank - b.rank ||
      a.thing.name.localeCompare(b.thing.name, 'en') ||
      THING_KIND_DEFINITIONS[a.thing.kind].rank - THING_KIND_DEFINITIONS[b.thing.kind].rank,
  )
  return found.slice(0, MOST_OFFERED).map((suggestion) => suggestion.thing)
}

function rankOf(name: string, text: string): number | null {
  if (name.startsWith(text)) return 0
  if (!name.includes(text)) return null
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(text)) ? 1 : 2
}
