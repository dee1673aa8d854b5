import type { GameNight } from '#main/db/repositories/game-nights.ts'
import type { JournalEntry } from '#main/db/repositories/journal.ts'
import { replaceLinksWithText } from '#main/journal/excerpt.ts'
import { splitFrontMatter } from '#main/journal/front-matter.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { Chronicle, ChronicleItem, JournalEdition } from '#shared/contract/journal.ts'
import type { GameCampaignHooks } from '../games/game-plugin.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { createReadableJournalBuilder, type ReadableJournal } from './reading.ts'

/** A range of campaign days; null for an open end. */
interface Span {
  readonly from: number | null
  readonly to: number | null
}

/** Order of things on the same day. */
const ORDER = { night: 0, battle: 1, entry: 2 } as const

/** The gamemaster's view: everything, unchanged. */
const WHOLE: Pick<ReadableJournal, 'sees' | 'plain'> & {
  readonly open: (entry: JournalEntry) => { body: string } | null
} = {
  sees: () => true,
  open: (entry) => (entry.kind === 'template' ? null : entry),
  plain: (text) => replaceLinksWithText(splitFrontMatter(text).text).trim(),
}

/** Creates the service of the campaign's chronicle. */
export function createChronicleService(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { campaign, nights, journal, names } = tools.file.rows
  const openFor = createReadableJournalBuilder(tools, games)

  function nightItem({ id, name, heldOn, fromDay, toDay, recap }: GameNight, { plain }: typeof WHOLE): ChronicleItem {
    return { what: 'night', id, name, heldOn, fromDay, toDay, text: plain(recap) }
  }

  const nameFor =
    ({ sees }: typeof WHOLE) =>
    (kind: Thing['kind'], id: string): string | null =>
      sees({ kind, id }) ? (names.find(kind, id)?.name ?? null) : null

  function entryItems(entry: JournalEntry, { open, plain }: typeof WHOLE): ChronicleItem[] {
    const own = open(entry)
    const { id, title, kind, day } = entry
    return own === null || day === null ? [] : [{ what: 'entry', id, name: title, kind, day, text: plain(own.body) }]
  }

  return {
    chronicle({ edition, ...span }: Span & { edition: JournalEdition }): Chronicle {
      const copy = edition.for === 'gamemaster' ? WHOLE : openFor(edition.playerId)
      const held = nights.list().filter((night) => isTold(night) && copy.sees({ kind: 'night', id: night.id }))
      const items = [
        ...held.map((night) => nightItem(night, copy)),
        ...games.flatMap((game) => game.chronicle?.(nameFor(copy)) ?? []),
        ...journal.listDated().flatMap((entry) => entryItems(entry, copy)),
      ]
      return {
        campaign: campaign.get().name,
        items: items
          .filter((item) => isWithin(item, span))
          .toSorted((a, b) => getSortPosition(a) - getSortPosition(b) || order(a, b)),
      }
    },
  }
}

/** Whether a night is closed or has a recap; planned ones are left out. */
function isTold({ closedAtChange, recap }: GameNight): boolean {
  return closedAtChange !== null || recap.trim() !== ''
}

function firstDay(item: ChronicleItem): number | null {
  return item.what === 'night' ? (item.fromDay ?? item.toDay) : item.day
}

function isWithin(item: ChronicleItem, { from, to }: Span): boolean {
  const first = firstDay(item)
  const last = item.what === 'night' ? (item.toDay ?? first) : first
  if (first === null || last === null) return from === null && to === null
  return (from === null || last >= from) && (to === null || first <= to)
}

function getSortPosition(item: ChronicleItem): number {
  return firstDay(item) ?? Number.MAX_SAFE_INTEGER
}

function order(a: ChronicleItem, b: ChronicleItem): number {
  const held = (item: ChronicleItem): string => (item.what === 'night' ? (item.heldOn ?? '9999') : '')
  return ORDER[a.what] - ORDER[b.what] || held(a).localeCompare(held(b), 'en')
}
