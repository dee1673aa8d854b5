import { type Block, stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import type { Chapter, PageNumberFinder } from '#main/print/pages/book.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import { BODY_LABELS } from '#shared/cluster/system/body.ts'
import type { Gazetteer, GazetteerStar } from './content.ts'
import { getParagraphStyle, type GazetteerStyle, linkBlockToAnchor } from './gazetteer-style.ts'

/** A name of the index with the anchors of its places in the text. */
interface IndexEntry {
  readonly name: string
  readonly note: string
  readonly anchors: string[]
}

const COLUMN_GAP_MM = 6
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The index of names with their pages; nothing for a gazetteer without regions and stars. */
export function buildIndexChapters(gazetteer: Gazetteer, style: GazetteerStyle, pageOf: PageNumberFinder): Chapter[] {
  const entries = listIndexEntries(gazetteer)
  if (entries.length === 0) return []
  const rows = entries.map((entry) => indexRow(entry, style, pageOf))
  const head = { ...paragraph('Index', { ...TEXT_STYLES.title, sizePt: style.sizePt * 2 }), keepsWithNext: true }
  return [
    {
      title: 'Index',
      block: stack([head, createColumnsBlock(stack(rows, { gap: 0.9 }), 2, COLUMN_GAP_MM)], { gap: 3 }),
    },
  ]
}

/**
 * Names of regions, stars, bodies, owners, fleets and linked pages, in their order. Bodies that are named after their
 * star, such as “Ember II a”, are found below it.
 */
export function listIndexEntries({ regions }: Gazetteer): IndexEntry[] {
  const entries = new Map<string, IndexEntry>()
  const add = (name: string, note: string, anchor: string) => {
    const key = `${name}\n${note}`
    const entry = entries.get(key)
    if (entry === undefined) entries.set(key, { name, note, anchors: [anchor] })
    else entry.anchors.push(anchor)
  }
  for (const region of regions) {
    if (region.anchor !== 'region-none') add(region.name, 'region', region.anchor)
    for (const star of region.stars) addStar(star, add)
  }
  return [...entries.values()].toSorted((a, b) => byName.compare(a.name, b.name) || byName.compare(a.note, b.note))
}

function addStar(star: GazetteerStar, add: (name: string, note: string, anchor: string) => void): void {
  add(star.name, star.hex, star.anchor)
  for (const { body, anchor } of star.bodies)
    if (!body.name.startsWith(`${star.name} `))
      add(body.name, `${BODY_LABELS[body.kind].toLowerCase()} of ${star.name}`, anchor)
  if (star.owner !== null) add(star.owner.name, 'faction', star.anchor)
  for (const { name } of star.fleets) add(name, 'fleet', star.anchor)
  for (const { names } of star.links) for (const { name, kind } of names) add(name, kind, star.anchor)
}

function indexRow({ name, note, anchors }: IndexEntry, style: GazetteerStyle, pageOf: PageNumberFinder): Block {
  const text = { ...getParagraphStyle(style), sizePt: style.sizePt - 1 }
  const pages = [...new Set(anchors.flatMap((anchor) => pageOf(anchor) ?? []))].toSorted((a, b) => a - b)
  const line = paragraph([bold(name), `, ${note}, p. ${pages.join(', ')}`], text)
  return linkBlockToAnchor(line, anchors[0] ?? '')
}
