import { LABEL_SIZES, LINE_STYLES, type LineStyle } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { FormatError, type ReadProgress } from '../chart-file.ts'
import type { TextFile } from '../decode-text.ts'
import type { LossTally } from '../loss-tally.ts'
import { listGrandchildren, readXml, type XmlElement } from '../xml-tree.ts'
import { parseColour } from './colour-names.ts'
import { parseHexList } from './hex-list.ts'
import { normalizeLabelText } from './label-text.ts'
import { parseHexCode, SECTOR_BOARD } from './sector-board.ts'
import type { MetadataBorder, MetadataLabel, MetadataRoute, SectorMetadata } from './sector-metadata.ts'
import { findSectorNameElement, type InsertSlotsBySection, extractMetadataElements } from './sector-slots.ts'
import { parseStylesheet, type Stylesheet } from './stylesheet.ts'
import type { TextSlot } from './text-slots.ts'
import { toStorableName } from './to-storable-name.ts'

/** Metadata of a sector, and the file text around its elements. */
export interface SectorXml extends SectorMetadata {
  readonly pieces: readonly string[]
  readonly ends: InsertSlotsBySection
  /** Every element that was cut out of the file. */
  readonly sources: readonly TextSlot[]
}

/** Context for reading one element. */
interface Surroundings {
  readonly file: string
  readonly sheet: Stylesheet
  readonly losses: LossTally
  readonly sourceOf: (element: XmlElement) => TextSlot | null
}

/** Maximum number of characters of the stylesheet. */
const LONGEST_SHEET = 10_000

/** Reads XML metadata of a sector. */
export function* readSectorXml({ file, text }: TextFile, losses: LossTally): Generator<ReadProgress, SectorXml> {
  const root = yield* readXml({ file, text })
  const sector = findSector(root, file.name, losses)
  const { pieces, ends, sources, sourceOf } = extractMetadataElements(text, sector)
  const sheet = parseStylesheet(sheetOf(sector, losses))
  const around: Surroundings = { file: file.name, sheet, losses, sourceOf }
  noteTheRest(sector, losses)
  const name = findSectorNameElement(sector)
  return {
    name: name ? { text: toStorableName(name.text), source: sourceOf(name) } : null,
    subsectors: subsectorsOf(sector, around),
    allegiances: allegiancesOf(sector, losses),
    routes: listGrandchildren(sector, 'Routes', 'Route').flatMap((element) => routeOf(element, around) ?? []),
    borders: [...bordersOf(sector, 'border', around), ...bordersOf(sector, 'region', around)],
    labels: listGrandchildren(sector, 'Labels', 'Label').flatMap((element) => labelOf(element, around) ?? []),
    pieces,
    ends,
    sources,
  }
}

function findSector(root: XmlElement, file: string, losses: LossTally): XmlElement {
  const sectors = root.name === 'Sectors' ? root.children.filter(({ name }) => name === 'Sector') : [root]
  const [sector, ...others] = sectors
  if (sector?.name !== 'Sector') throw new FormatError(file, root.line, 'there is no <Sector> in it.')
  for (const otherXmlElement of others) losses.add('Further sectors of the file', `line ${otherXmlElement.line}`)
  return sector
}

const READ_PARTS = new Set([
  'Name',
  'Subsectors',
  'Allegiances',
  'Routes',
  'Borders',
  'Regions',
  'Labels',
  'Stylesheet',
])

function noteTheRest(sector: XmlElement, losses: LossTally): void {
  for (const { name, line } of sector.children)
    if (name === 'Allegiance')
      losses.add('Lists of allegiances under a wrong name, read all the same', `line ${line}: <Allegiance>`)
    else if (!READ_PARTS.has(name))
      losses.add('Parts of the description with no place on a map', `line ${line}: ${name}`)
}

/** Stylesheet for colours and line styles. */
function sheetOf(sector: XmlElement, losses: LossTally): string {
  const sheets = sector.children.filter(({ name }) => name === 'Stylesheet')
  const text = sheets.map((sheet) => sheet.text).join('\n')
  if (text.length > LONGEST_SHEET) losses.add('Rules of a stylesheet that is too long', `line ${sheets[0]?.line ?? 1}`)
  return text.slice(0, LONGEST_SHEET)
}

function subsectorsOf(sector: XmlElement, { sourceOf, losses }: Surroundings): SectorMetadata['subsectors'] {
  const seen = new Set<number>()
  return listGrandchildren(sector, 'Subsectors', 'Subsector').flatMap((element) => {
    const letter = element.attributes['Index'] ?? ''
    const index = letter.length === 1 ? 'ABCDEFGHIJKLMNOP'.indexOf(letter.toUpperCase()) : -1
    const name = toStorableName(element.text)
    if (name === '') return []
    if (index === -1 || seen.has(index)) {
      losses.add('Subsectors without an index of their own from A to P', `line ${element.line}: ${name}`)
      return []
    }
    seen.add(index)
    return [{ index, name, line: element.line, source: sourceOf(element) }]
  })
}

/** Some files name the list `Allegiance` instead of `Allegiances`. */
function allegiancesOf(sector: XmlElement, losses: LossTally): ReadonlyMap<string, string> {
  const elements = [
    ...listGrandchildren(sector, 'Allegiances', 'Allegiance'),
    ...listGrandchildren(sector, 'Allegiance', 'Allegiance'),
  ]
  const names = new Map<string, string>()
  for (const { attributes, text, line } of elements) {
    const [code, name] = [toStorableName(attributes['Code'] ?? ''), toStorableName(text)]
    if (code === '' || name === '') losses.add('Allegiances without a code or name', `line ${line}`)
    else if (!names.has(code)) names.set(code, name)
  }
  return names
}

function routeOf(element: XmlElement, around: Surroundings): MetadataRoute | null {
  const { attributes, line } = element
  const [from, to] = [endOf(attributes, 'Start'), endOf(attributes, 'End')]
  if (!from || !to) {
    around.losses.add('Routes without two hexes', `line ${line}`)
    return null
  }
  const [type, allegiance] = [toStorableName(attributes['Type'] ?? '').slice(0, 40), attributes['Allegiance'] ?? '']
  const looks = looksOf(element, [`route.${type}`, `route.${allegiance}`, 'route'], around)
  return { from, to, type, ...looks, line, source: around.sourceOf(element) }
}

/** End of a route: a hex code and a sector offset. */
function endOf(attributes: XmlElement['attributes'], end: 'Start' | 'End'): HexPlace | null {
  const place = parseHexCode(attributes[end]?.trim() ?? '')
  const [across, down] = [sectorsOf(attributes[`${end}OffsetX`]), sectorsOf(attributes[`${end}OffsetY`])]
  if (!place || across === null || down === null) return null
  return { row: place.row + down * SECTOR_BOARD.rows, column: place.column + across * SECTOR_BOARD.columns }
}

function sectorsOf(text = '0'): number | null {
  return /^\s*[+-]?\d\s*$/.test(text) ? Number(text) : null
}

function* bordersOf(sector: XmlElement, kind: MetadataBorder['kind'], around: Surroundings): Generator<MetadataBorder> {
  const [list, name] = kind === 'border' ? ['Borders', 'Border'] : ['Regions', 'Region']
  for (const element of listGrandchildren(sector, list, name)) {
    const { attributes, line } = element
    const { hexes, others } = parseHexList(element.text, { file: around.file, line })
    for (const word of others) around.losses.add('Words in borders that are no hexes', `line ${line}: ${word}`)
    if (hexes.length === 0) {
      around.losses.add('Borders without hexes', `line ${line}`)
      continue
    }
    const allegiance = toStorableName(attributes['Allegiance'] ?? '') || null
    const looks = looksOf(element, [...(allegiance ? [`${kind}.${allegiance}`] : []), kind], around)
    const label = toStorableName(attributes['Label'] ?? '') || null
    yield { kind, label, allegiance, rim: hexes, ...looks, line, source: around.sourceOf(element) }
  }
}

function labelOf(element: XmlElement, { losses, sourceOf }: Surroundings): MetadataLabel | null {
  const { attributes, line } = element
  const place = parseHexCode(attributes['Hex']?.trim() ?? '')
  const text = normalizeLabelText(element.text)
  if (!place || text === '') {
    losses.add('Labels without a hex or text', `line ${line}`)
    return null
  }
  const size = LABEL_SIZES.find((labelSize) => labelSize === attributes['Size']?.toLowerCase()) ?? 'medium'
  const colour = colourOf(attributes['Color'] ?? null, { line, losses })
  return { place, text, size, colour, line, source: sourceOf(element) }
}

function looksOf({ attributes, line }: XmlElement, selectors: readonly string[], { sheet, losses }: Surroundings) {
  const style = attributes['Style'] ?? sheet.find(selectors, 'style')
  const colour = colourOf(attributes['Color'] ?? sheet.find(selectors, 'color'), { line, losses })
  return { colour, style: lineStyleOf(style) }
}

function lineStyleOf(style: string | null): LineStyle {
  return LINE_STYLES.find((lineStyle) => lineStyle === style?.trim().toLowerCase()) ?? 'solid'
}

function colourOf(text: string | null, { line, losses }: { line: number; losses: LossTally }): string | null {
  if (text === null || text.trim() === '') return null
  const colour = parseColour(text)
  if (colour === null) losses.add('Colours that are not known', `line ${line}: ${text}`)
  return colour
}
