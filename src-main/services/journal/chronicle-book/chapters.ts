import { type Block, drawing, padded, row, space, stack } from '#main/print/blocks/block.ts'
import { createMarkdownBlocks } from '#main/print/blocks/markdown.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { createAnchorBlock, type Chapter } from '#main/print/pages/book.ts'
import { bold, HAIRLINE_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import { type Calendar, formatCampaignDay, formatCampaignDays } from '#shared/kit/calendar.ts'
import type { BookStyle } from './book-style.ts'

type Night = Extract<ChronicleItem, { what: 'night' }>
type Battle = Extract<ChronicleItem, { what: 'battle' }>
type Entry = Extract<ChronicleItem, { what: 'entry' }>

const ICON_MM = 7
const ENTRY_KIND_LABELS: Readonly<Record<Entry['kind'], string>> = {
  entry: '',
  person: 'Person',
  place: 'Place',
  organisation: 'Organisation',
  item: 'Item',
  template: '',
}

/** Anchor of an item of the chronicle. */
export function getItemAnchor({ what, id }: Pick<ChronicleItem, 'what' | 'id'>): string {
  return `${what}-${id}`
}

/** Groups items into chapters: one for each session, and for what happened before, between and without them. */
export function buildChronicleChapters(items: readonly ChronicleItem[], style: BookStyle): Chapter[] {
  const groups: { night: Night | null; title: string; items: ChronicleItem[] }[] = []
  let after: Night | null = null
  for (const item of items) {
    const last = groups.at(-1)
    if (item.what === 'night') {
      after = item
      groups.push({ night: item, title: item.name, items: [] })
      continue
    }
    if (item.day === null) {
      const undated = groups.find(({ title }) => title === UNDATED)
      if (undated) undated.items.push(item)
      else groups.push({ night: null, title: UNDATED, items: [item] })
    } else if (last && (last.night === null ? last.title !== UNDATED : isDuring(item.day, last.night)))
      last.items.push(item)
    else groups.push({ night: null, title: after === null ? BEFORE : `After ${after.name}`, items: [item] })
  }
  return groups.map(({ night, title, items: own }) => ({
    title,
    block: stack([...opening(title, night, style), ...own.flatMap((item) => itemBlocks(item, style))], {
      gap: style.sizePt * GAP,
    }),
  }))
}

const BEFORE = 'Before the first session'
const UNDATED = 'Without a date'
/** Distance of two blocks in millimetres, in points of the text. */
const GAP = 0.16

function isDuring(day: number, { fromDay, toDay }: Night): boolean {
  const first = fromDay ?? toDay
  return first !== null && day >= first && day <= (toDay ?? first)
}

function opening(title: string, night: Night | null, style: BookStyle): Block[] {
  const { sizePt } = style
  const head = { ...paragraph(title, { ...TEXT_STYLES.title, sizePt: sizePt * 2, leading: 1.05 }), keepsWithNext: true }
  if (night === null) return [head]
  return [
    createAnchorBlock(getItemAnchor(night)),
    head,
    when(['Session', formatSpan(night, style.calendar), formatHeldOn(night)], style),
    ...createMarkdownBlocks(night.text, style),
  ]
}

function itemBlocks(item: ChronicleItem, style: BookStyle): Block[] {
  const anchor = createAnchorBlock(getItemAnchor(item))
  if (item.what === 'battle') return [anchor, battleBlock(item, style)]
  if (item.what === 'night') return []
  return [
    space(style.sizePt * GAP),
    anchor,
    subhead(item.name, style),
    when([ENTRY_KIND_LABELS[item.kind], formatCampaignDay(style.calendar, item.day)], style),
    ...createMarkdownBlocks(item.text, style),
  ]
}

function subhead(text: string, { sizePt }: BookStyle): Block {
  return {
    ...paragraph(text, { ...TEXT_STYLES.name, role: 'H2', sizePt: sizePt * 1.45, leading: 1.1 }),
    keepsWithNext: true,
  }
}

function when(parts: readonly string[], { sizePt }: BookStyle): Block {
  const text = parts.filter((part) => part !== '').join(' · ')
  return { ...paragraph(text, { ...TEXT_STYLES.note, sizePt: Math.max(9, sizePt - 0.5) }), keepsWithNext: true }
}

function formatSpan({ fromDay, toDay }: Night, calendar: Calendar): string {
  const [first, last] = [fromDay ?? toDay, toDay ?? fromDay]
  return first === null || last === null ? '' : formatCampaignDays(calendar, first, last)
}

function formatHeldOn({ heldOn }: Night): string {
  if (heldOn === null) return ''
  return `played ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(heldOn))}`
}

/** A battle in a frame: who won and how, who fought and fell, and what it brought. */
function battleBlock(item: Battle, style: BookStyle): Block {
  const { name, place, day, outcome, sides, results } = item
  const body = { ...TEXT_STYLES.body, sizePt: style.sizePt }
  const date = day === null ? '' : formatCampaignDay(style.calendar, day)
  const icon = drawing(ICON_MM, (pen, { x, y }) => pen.pictogram('blade', [x, y], ICON_MM))
  const head = stack([subhead(name, style), when([place === null ? 'Battle' : `Battle at ${place}`, date], style)])
  const rows = sides.map(({ name: side, warbands, units, others }) => {
    const own = warbands.filter((warband) => warband !== side)
    const fell = units.filter(({ fate }) => fate !== '').map((unit) => `${unit.name} (${unit.fate})`)
    const fought = [...units.map((unit) => unit.name), ...(others === '' ? [] : [others])]
    return [
      [bold(side), own.length === 0 ? '' : ` (${own.join(', ')})`],
      fought.join(', ') || '–',
      fell.join(', ') || '–',
    ]
  })
  const columns = [
    { title: 'Side', share: 1 },
    { title: 'Fought', share: 1.6 },
    { title: 'Fell', share: 1 },
  ]
  return padded(
    stack(
      [
        row([{ block: icon, widthMm: ICON_MM }, { block: head }], { gap: 3 }),
        paragraph([bold(outcome)], body),
        ...(rows.length === 0
          ? []
          : [table(columns, rows, { style: { ...TEXT_STYLES.body, sizePt: style.sizePt - 1 } })]),
        ...(results.length === 0
          ? []
          : [
              stack(
                results.map((text) => paragraph(text, { ...body, sizePt: style.sizePt - 0.5 })),
                { gap: 0.4 },
              ),
            ]),
      ],
      { gap: 1.6 },
    ),
    { top: 3, right: 3, bottom: 3, left: 3 },
    (pen, box) => pen.rect(box, { stroke: HAIRLINE_COLOUR, lineMm: 0.3 }),
  )
}
