import type { Chart, FormatSpecificData, ChartLabel, ChartRegion, ChartRoute } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { WrittenFile } from '../chart-file.ts'
import type { LossTally } from '../loss-tally.ts'
import { escapeXml, formatXmlTag } from '../xml-text.ts'
import type { AllegianceCodeBook } from './allegiance-code-book.ts'
import { getLabelFingerprint } from './labels-from-metadata.ts'
import { getRegionFingerprint } from './regions-from-metadata.ts'
import { listRegionRims } from './rim.ts'
import { getHexPairKey, getRouteFingerprint } from './routes-from-metadata.ts'
import { formatHexCode, SUBSECTOR_SIZE, getSubsectorCentreHex } from './sector-board.ts'
import { type MetadataSection, METADATA_ELEMENTS_BY_SECTION, listMetadataSections } from './sector-slots.ts'
import { findMetadataElementSource, findXmlSource, type UnplacedRowOrElementSource, type XmlSource } from './sources.ts'
import { fillTextSlots } from './text-slots.ts'

/** Options for writing the metadata. */
interface XmlRules {
  readonly book: AllegianceCodeBook
  readonly losses: LossTally
  /** Sector name as derived from the name of the file of worlds. */
  readonly fileName: string
  readonly base: string
}

const BLANK: XmlSource = {
  file: '',
  hasByteOrderMark: false,
  chartName: '',
  name: null,
  allegiances: [],
  ends: { Sector: 0 },
  pieces: ['<?xml version="1.0" encoding="utf-8"?>\n<Sector>', '\n</Sector>\n'],
  kept: [],
}

/** An object to write: its fingerprint, its source, and a function that returns new elements. */
interface Thing {
  readonly extra: FormatSpecificData
  readonly looks: string
  readonly section: MetadataSection
  elements(): readonly string[]
}

/**
 * Writes the content of a chart beside its stars into the original metadata file, or into a new one. Null if there is
 * nothing to write.
 */
export function writeSectorXml(chart: Chart, rules: XmlRules): WrittenFile | null {
  const found = findXmlSource(chart.extra)
  const into = found?.ends.Sector === undefined ? BLANK : found
  const texts = new Map(stillKept(into, chart).map(({ at, text }) => [at, text]))
  const added = new Map<MetadataSection | 'Name', string[]>()
  writeName(chart, { into, texts, added, rules })
  const codes = new Set(into.allegiances.map(([code]) => code))
  for (const [code, name] of rules.book.list())
    if (!codes.has(code)) push(added, 'Allegiances', formatXmlElement('Allegiance', { Code: code }, name))
  const claimed = new Set<number>()
  for (const item of thingsOf(chart, rules)) placeThing(item, { into, texts, added, claimed, losses: rules.losses })
  if (into === BLANK && added.size === 0) return null
  const text = fillTextSlots(into.pieces, withAdded(texts, added, into))
  return {
    name: into.file || `${rules.base}.xml`,
    type: 'application/xml',
    text: (into.hasByteOrderMark ? '\uFEFF' : '') + text,
  }
}

/**
 * Kept elements that are written again. A route is omitted if both ends are now stars, unless a route of the chart
 * connects them.
 */
function stillKept({ kept }: XmlSource, { stars, routes }: Chart): readonly UnplacedRowOrElementSource[] {
  const codes = new Set(stars.map(formatHexCode))
  const joined = new Set(
    routes.flatMap(({ from, to }) => {
      const [first, last] = [stars[from], stars[to]]
      return first && last ? [getHexPairKey(first, last)] : []
    }),
  )
  return kept.filter(({ ends }) => {
    if (!ends || ends[0] === ends[1] || !ends.every((end) => codes.has(end))) return true
    return joined.has(ends.toSorted().join('-'))
  })
}

interface OpenFile {
  readonly into: XmlSource
  readonly texts: Map<number, string>
  readonly added: Map<MetadataSection | 'Name', string[]>
}

function writeName({ name }: Chart, { into, texts, added, rules }: OpenFile & { readonly rules: XmlRules }): void {
  const element = formatXmlElement('Name', {}, name)
  if (into.name) texts.set(into.name.at, name === into.chartName ? into.name.text : spaceOf(into.name.text) + element)
  else if (name !== rules.fileName) push(added, 'Name', element)
}

function formatRouteElement({ type, colour, style }: ChartRoute, from: HexPlace, to: HexPlace): string {
  const look = { Type: type || null, Color: colour, Style: style === 'solid' ? null : titled(style) }
  return formatXmlElement('Route', { Start: formatHexCode(from), End: formatHexCode(to), ...look }, '')
}

function formatLabelElement({ row, column, text, size, colour }: ChartLabel): string {
  return formatXmlElement(
    'Label',
    { Hex: formatHexCode({ row, column }), Color: colour, Size: size === 'medium' ? null : size },
    text,
  )
}

/**
 * Formats a label at the centre of a subsector as the name of that subsector. Null if it has another position or look.
 */
function formatSubsectorElement({ row, column, text, size, colour }: ChartLabel): string | null {
  const index = Array.from({ length: SUBSECTOR_SIZE.count }, (_, at) => getSubsectorCentreHex(at)).findIndex(
    (middle) => middle.row === row && middle.column === column,
  )
  if (index === -1 || size !== 'large' || colour !== null || text.includes('\n') || text.length > 80) return null
  return formatXmlElement('Subsector', { Index: 'ABCDEFGHIJKLMNOP'[index] ?? 'A' }, text)
}

/** Element name for a region. */
function getRegionTag({ border }: ChartRegion): 'Border' | 'Region' {
  return border === null ? 'Region' : 'Border'
}

/** Formats a region as elements, one per part. Records what a rim cannot represent as lost. */
function formatRegionElements(region: ChartRegion, book: AllegianceCodeBook, losses: LossTally): readonly string[] {
  const { name, colour, border, isFilled, hexes } = region
  const parts = listRegionRims(hexes)
  const power = book.findCode(name)
  if (parts.length === 0) losses.drop('Regions without hexes', name)
  if (parts.length > 1) losses.drop('Regions of several parts, written as one border each', name)
  if (parts.some(({ hasHoles }) => hasHoles)) losses.drop('Holes in regions, which come back filled', name)
  if (isFilled !== (border === null))
    losses.drop('Tints of regions with a border, and their want in regions without', name)
  const look = { Color: colour, Style: border === null ? null : titled(border) }
  return parts.map(({ rim }) =>
    formatXmlElement(
      getRegionTag(region),
      { Allegiance: power, Label: power === null ? name : null, ...look },
      rim.map(formatHexCode).join(' '),
    ),
  )
}

function titled(style: string): string {
  return style.slice(0, 1).toUpperCase() + style.slice(1)
}

function thingsOf(chart: Chart, { book, losses }: XmlRules): Thing[] {
  const routes = chart.routes.flatMap((route): Thing[] => {
    const [from, to] = [chart.stars[route.from], chart.stars[route.to]]
    if (!from || !to) return []
    const looks = getRouteFingerprint(route, from, to)
    return [{ extra: route.extra, looks, section: 'Routes', elements: () => [formatRouteElement(route, from, to)] }]
  })
  const regions = chart.regions.map((region): Thing => {
    const section = getRegionTag(region) === 'Border' ? 'Borders' : 'Regions'
    return {
      extra: region.extra,
      looks: getRegionFingerprint(region),
      section,
      elements: () => formatRegionElements(region, book, losses),
    }
  })
  const labels = chart.labels.map((label): Thing => {
    const subsector =
      tagOf(findMetadataElementSource(label.extra)?.text) === 'Subsector' ? formatSubsectorElement(label) : null
    const section = subsector === null ? 'Labels' : 'Subsectors'
    return {
      extra: label.extra,
      looks: getLabelFingerprint(label),
      section,
      elements: () => [subsector ?? formatLabelElement(label)],
    }
  })
  return [...regions, ...routes, ...labels]
}

interface OpenThings extends OpenFile {
  readonly claimed: Set<number>
  readonly losses: LossTally
}

/** Writes an object to its slot in the file, unchanged or updated. Without a slot it is appended to its list. */
function placeThing(mapObject: Thing, { into, texts, added, claimed, losses }: OpenThings): void {
  const found = findMetadataElementSource(mapObject.extra)
  const source = found && into !== BLANK && !claimed.has(found.at) && found.at < into.pieces.length ? found : null
  if (source) claimed.add(source.at)
  if (source?.was === mapObject.looks) {
    texts.set(source.at, source.text)
    return
  }
  if (source) losses.drop('Details of borders, routes and labels that were changed', '')
  const elements = mapObject.elements()
  const isInPlace = source !== null && tagOf(source.text) === METADATA_ELEMENTS_BY_SECTION[mapObject.section]
  if (isInPlace) texts.set(source.at, elements.map((element) => spaceOf(source.text) + element).join(''))
  else for (const element of elements) push(added, mapObject.section, element)
}

/** Appends new elements to their lists, and new lists to the sector. */
function withAdded(
  texts: ReadonlyMap<number, string>,
  added: OpenFile['added'],
  { ends, pieces }: XmlSource,
): ReadonlyMap<number, string> {
  const all = new Map(texts)
  const lineEnd = pieces.some((piece) => piece.includes('\r\n')) ? '\r\n' : '\n'
  const lines = (elements: readonly string[], indent: string) =>
    elements.map((element) => `${lineEnd}${indent}${element}`).join('')
  let last = lines(added.get('Name') ?? [], '  ')
  for (const section of listMetadataSections()) {
    const [elements, end] = [added.get(section) ?? [], ends[section]]
    if (elements.length === 0) continue
    if (end === undefined) last += `${lineEnd}  <${section}>${lines(elements, '    ')}${lineEnd}  </${section}>`
    else all.set(end, lines(elements, '    '))
  }
  return ends.Sector === undefined ? all : all.set(ends.Sector, last)
}

function push(added: OpenFile['added'], section: MetadataSection | 'Name', element: string): void {
  const elements = added.get(section)
  if (elements) elements.push(element)
  else added.set(section, [element])
}

/** Whitespace before an element that was read. */
function spaceOf(text: string): string {
  return /^\s*/.exec(text)?.[0] ?? ''
}

function tagOf(text = ''): string {
  return /^\s*<([A-Za-z]+)/.exec(text)?.[1] ?? ''
}

/** Formats an element of sector metadata. Self-closing without text. */
function formatXmlElement(name: string, attributes: Readonly<Record<string, string | null>>, text: string): string {
  const tag = formatXmlTag(name, attributes)
  return text === '' ? `${tag}/>` : `${tag}>${escapeXml(text)}</${name}>`
}
