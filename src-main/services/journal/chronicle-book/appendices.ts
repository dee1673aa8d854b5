import type { JournalEntry } from '#main/db/repositories/journal.ts'
import { type Block, row, stack } from '#main/print/blocks/block.ts'
import { portrait } from '#main/print/blocks/portrait.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import type { Chapter, PageNumberFinder } from '#main/print/pages/book.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { bold, SOFT_INK_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import { formatCampaignDay } from '#shared/kit/calendar.ts'
import type { BookStyle } from './book-style.ts'
import { getItemAnchor } from './chapters.ts'
import type { MentionFinder } from './mention-finder.ts'

interface AppendixContent {
  readonly items: readonly ChronicleItem[]
  readonly findMentions: MentionFinder
  /** Everything that the readers may know of. */
  readonly known: readonly Thing[]
  readonly entries: readonly Pick<JournalEntry, 'id' | 'kind' | 'portraitId'>[]
  readonly style: BookStyle
  readonly pageOf: PageNumberFinder
}

/** A name of the appendices, and the pages that speak of it. */
interface IndexedName {
  readonly id: string
  readonly name: string
  readonly portraitId: string | null
  readonly note: string
  readonly pages: readonly number[]
}

const PORTRAIT_MM = { widthMm: 13.5, heightMm: 16 } as const
const NUMBER_MM = 14
const COLUMN_GAP_MM = 6
const PART_GAP_MM = 7

/** Builds the appendix: people with portraits, places, and dates, with the pages that speak of them. */
export function buildAppendixChapters(content: AppendixContent): Chapter[] {
  const people = listPeople(content)
  const places = listPlaces(content)
  const parts = [
    ...(people.length === 0 ? [] : [peopleBlock(people, content.style)]),
    ...(places.length === 0 ? [] : [placesBlock(places, content.style)]),
    ...datesBlocks(content),
  ]
  return parts.length === 0 ? [] : [{ title: 'People, places and dates', block: stack(parts, { gap: PART_GAP_MM }) }]
}

/** The pages of the items that speak of a name. */
function listPages(name: string, { findMentions, pageOf }: AppendixContent): number[] {
  const pages = findMentions(name).flatMap((item) => pageOf(getItemAnchor(item)) ?? [])
  return [...new Set(pages)].toSorted((a, b) => a - b)
}

function listPeople(content: AppendixContent): IndexedName[] {
  const fighters = content.items.flatMap((item) =>
    item.what === 'battle' ? item.sides.flatMap(({ units }) => units) : [],
  )
  const portraits = new Map(fighters.map(({ id, portraitId }) => [id, portraitId]))
  const entries = new Map(content.entries.map((entry) => [entry.id, entry]))
  const isPerson = ({ kind, id }: Thing) =>
    kind === 'character' || (kind === 'journal' && entries.get(id)?.kind === 'person')
  return content.known
    .filter(isPerson)
    .map(({ id, name }) => ({
      id,
      name,
      portraitId: portraits.get(id) ?? entries.get(id)?.portraitId ?? null,
      note: '',
      pages: listPages(name, content),
    }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function listPlaces(content: AppendixContent): IndexedName[] {
  const kinds = new Map(content.entries.map(({ id, kind }) => [id, kind]))
  return content.known
    .filter(({ kind, id }) => kind === 'star' || (kind === 'journal' && kinds.get(id) === 'place'))
    .map(({ id, kind, name }) => ({
      id,
      name,
      portraitId: null,
      note: kind === 'star' ? 'star' : '',
      pages: listPages(name, content),
    }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function title(text: string, { sizePt }: BookStyle): Block {
  return { ...paragraph(text, { ...TEXT_STYLES.title, sizePt: sizePt * 2 }), keepsWithNext: true }
}

function peopleBlock(people: readonly IndexedName[], style: BookStyle): Block {
  const rows = people.map(({ id, name, portraitId, pages }) => {
    const url = portraitId === null ? null : style.pictureUrl(portraitId)
    const picture = portrait({ ...PORTRAIT_MM, url, isLeader: false, id })
    const text = stack([
      paragraph([bold(name)], { ...TEXT_STYLES.body, sizePt: style.sizePt }),
      paragraph(formatPages(pages), { ...TEXT_STYLES.body, sizePt: style.sizePt - 1, colour: SOFT_INK_COLOUR }),
    ])
    return row([{ block: picture, widthMm: PORTRAIT_MM.widthMm }, { block: text }], { gap: 4, align: 'middle' })
  })
  return stack([title('People', style), createColumnsBlock(stack(rows, { gap: 2.5 }), 2, COLUMN_GAP_MM)], { gap: 2.5 })
}

function formatPages(pages: readonly number[]): string {
  return `p. ${pages.join(', ')}`
}

function placesBlock(places: readonly IndexedName[], style: BookStyle): Block {
  const text = { ...TEXT_STYLES.body, sizePt: style.sizePt - 0.5 }
  const rows = places.map(({ name, note, pages }) => [
    paragraph([bold(name), note === '' ? '' : `, ${note}`], text),
    paragraph(pages.join(', '), text, { anchor: 'end' }),
  ])
  const columns = [
    { title: 'Place', share: 2 },
    { title: 'Pages', share: 1, align: 'end' as const },
  ]
  return stack([title('Places', style), table(columns, rows)], { gap: 2.5 })
}

/** All dated items in the order of their days. */
function datesBlocks({ items, style, pageOf }: AppendixContent): Block[] {
  const dated = items.flatMap((item) => {
    const day = item.what === 'night' ? (item.fromDay ?? item.toDay) : item.day
    return day === null ? [] : [{ item, day }]
  })
  if (dated.length === 0) return []
  const text = { ...TEXT_STYLES.body, sizePt: style.sizePt - 0.5 }
  const rows = dated.map(({ item, day }) => [
    paragraph(formatCampaignDay(style.calendar, day), text),
    paragraph(item.name, text),
    paragraph(String(pageOf(getItemAnchor(item)) ?? ''), text, { anchor: 'end' }),
  ])
  const columns = [
    { title: 'Day', share: 1 },
    { title: 'What happened', share: 1.5 },
    { title: 'Page', widthMm: NUMBER_MM, align: 'end' as const },
  ]
  return [stack([title('Dates', style), table(columns, rows)], { gap: 2.5 })]
}
