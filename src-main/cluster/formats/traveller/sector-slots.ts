import { listGrandchildren, type XmlElement } from '../xml-tree.ts'
import { createTextSlotCutter, type TextSlot } from './text-slots.ts'
import { toStorableName } from './to-storable-name.ts'

/** Lists in sector metadata and the element each contains, in output order. */
export const METADATA_ELEMENTS_BY_SECTION = {
  Subsectors: 'Subsector',
  Allegiances: 'Allegiance',
  Borders: 'Border',
  Regions: 'Region',
  Routes: 'Route',
  Labels: 'Label',
} as const satisfies Record<string, string>
export type MetadataSection = keyof typeof METADATA_ELEMENTS_BY_SECTION

/** Indexes of the empty slots at the end of each list and of the sector, where new elements are inserted. */
export type InsertSlotsBySection = Readonly<Partial<Record<MetadataSection | 'Sector', number>>>

interface Cut {
  readonly from: number
  readonly to: number
  readonly keep: (source: TextSlot) => void
}

/** Cuts out every described element of a sector, together with the whitespace before it, and the end of every list. */
export function extractMetadataElements(text: string, sector: XmlElement) {
  const sources = new Map<XmlElement, TextSlot>()
  const ends: Partial<Record<MetadataSection | 'Sector', number>> = {}
  const things = [
    findSectorNameElement(sector) ?? [],
    ...listMetadataSections().map((list) => thingsOf(sector, list)),
  ].flat()
  const cuts: Cut[] = things.map((element) => ({
    from: beforeSpace(text, element.start),
    to: element.end,
    keep: (source) => void sources.set(element, source),
  }))
  for (const [name, element] of endings(sector)) {
    if (element.contentEnd === null) continue
    const at = beforeSpace(text, element.contentEnd)
    cuts.push({ from: at, to: at, keep: (source) => void (ends[name] = source.at) })
  }
  const slots = createTextSlotCutter(text)
  for (const { from, to, keep } of cuts.toSorted((a, b) => a.from - b.from || a.to - b.to)) keep(slots.take(from, to))
  return {
    pieces: slots.pieces(),
    ends,
    sourceOf: (element: XmlElement): TextSlot | null => sources.get(element) ?? null,
    /** Sources of all elements that were cut out. */
    sources: [...sources.values()],
  }
}

/** First non-empty name of a sector, or null. */
export function findSectorNameElement(sector: XmlElement): XmlElement | null {
  return sector.children.find(({ name, text }) => name === 'Name' && toStorableName(text) !== '') ?? null
}

function thingsOf(sector: XmlElement, list: MetadataSection): readonly XmlElement[] {
  return list === 'Allegiances' ? [] : listGrandchildren(sector, list, METADATA_ELEMENTS_BY_SECTION[list])
}

function endings(sector: XmlElement): [MetadataSection | 'Sector', XmlElement][] {
  const lists = listMetadataSections().flatMap((list) => {
    const element = sector.children.findLast(({ name }) => name === list)
    return element ? [[list, element] as [MetadataSection, XmlElement]] : []
  })
  return [...lists, ['Sector', sector]]
}

/** Names of the lists, in output order. */
export function listMetadataSections(): readonly MetadataSection[] {
  return Object.keys(METADATA_ELEMENTS_BY_SECTION) as MetadataSection[]
}

function beforeSpace(text: string, at: number): number {
  return text.slice(0, at).trimEnd().length
}
