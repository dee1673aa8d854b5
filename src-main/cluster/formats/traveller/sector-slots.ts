import { listGrandchildren, type XmlElement } from '../xml-tree.ts'
import { cleanName } from './clean-name.ts'
import { createSlots, type Source } from './slots.ts'

/** The lists of a sector's description, and the element that each holds, in the order in which they are written. */
export const SECTIONS = {
  Subsectors: 'Subsector',
  Allegiances: 'Allegiance',
  Borders: 'Border',
  Regions: 'Region',
  Routes: 'Route',
  Labels: 'Label',
} as const satisfies Record<string, string>
export type Section = keyof typeof SECTIONS

/** The parts, empty as read, that end each list and the sector itself: there is where new things go. */
export type Sections = Readonly<Partial<Record<Section | 'Sector', number>>>

interface Cut {
  readonly from: number
  readonly to: number
  readonly keep: (source: Source) => void
}

/** Cuts out every thing of a sector, with the space before it, and every end of a list. */
export function createSourceFinder(text: string, sector: XmlElement) {
  const sources = new Map<XmlElement, Source>()
  const ends: Partial<Record<Section | 'Sector', number>> = {}
  const things = [findName(sector) ?? [], ...listSectionNames().map((list) => thingsOf(sector, list))].flat()
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
  const slots = createSlots(text)
  for (const { from, to, keep } of cuts.toSorted((a, b) => a.from - b.from || a.to - b.to)) keep(slots.take(from, to))
  return {
    pieces: slots.pieces(),
    ends,
    sourceOf: (element: XmlElement): Source | null => sources.get(element) ?? null,
    /** Every thing that was cut out. */
    sources: [...sources.values()],
  }
}

/** The first of a sector's names that says something, or null. */
export function findName(sector: XmlElement): XmlElement | null {
  return sector.children.find(({ name, text }) => name === 'Name' && cleanName(text) !== '') ?? null
}

function thingsOf(sector: XmlElement, list: Section): readonly XmlElement[] {
  return list === 'Allegiances' ? [] : listGrandchildren(sector, list, SECTIONS[list])
}

function endings(sector: XmlElement): [Section | 'Sector', XmlElement][] {
  const lists = listSectionNames().flatMap((list) => {
    const element = sector.children.findLast(({ name }) => name === list)
    return element ? [[list, element] as [Section, XmlElement]] : []
  })
  return [...lists, ['Sector', sector]]
}

/** The names of the lists, in order. */
export function listSectionNames(): readonly Section[] {
  return Object.keys(SECTIONS) as Section[]
}

function beforeSpace(text: string, at: number): number {
  return text.slice(0, at).trimEnd().length
}
