import {
  type Chart,
  type FormatSpecificData,
  STANDARD_LEGEND,
  type ChartStar,
  DEFAULT_STAR_FIELDS,
} from '#shared/cluster/chart.ts'
import { type ChartFile, type ChartReadGenerator, FormatError, READ_LIMITS, type ChartFromFile } from '../chart-file.ts'
import { hasByteOrderMark, type TextFile } from '../decode-text.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { createLabelsFromMetadata } from './labels-from-metadata.ts'
import { getBorderName, createRegionsFromMetadata } from './regions-from-metadata.ts'
import { createRoutesFromMetadata } from './routes-from-metadata.ts'
import { SECTOR_BOARD, formatSectorHex, isHexOnSector, parseHexCode } from './sector-board.ts'
import { getSectorNameFromFile, readWorldData, type SectorFiles, classifySectorFiles } from './sector-files.ts'
import type { SectorMetadata } from './sector-metadata.ts'
import { readMsec } from './sector-msec.ts'
import { readSectorXml, type SectorXml } from './sector-xml.ts'
import {
  type KeptWorldFile,
  findMetadataElementSource,
  type UnplacedRowOrElementSource,
  type XmlSource,
  type MsecSource,
  type StarSource,
} from './sources.ts'
import { findWorldOwner } from './star-to-world.ts'
import type { WorldFileContent, WorldFormat, WorldRow } from './world-file-content.ts'
import { getWorldName, type RatingSource, getWorldRating, listWorldTags } from './world-to-star.ts'
import { omitEmptyFields } from './world.ts'

/** Options for reading Traveller files. */
export interface TravellerReadOptions {
  /** Source of the star rating. */
  readonly rating: RatingSource
}

/** Maximum number of borders of a sector. */
const MOST_BORDERS = 2000

/** Content read from each file. */
interface SectorParts {
  readonly data: WorldFileContent | null
  readonly xml: SectorXml | null
  readonly msec: SectorMetadata | null
}

/** Reads the files of one Traveller sector: worlds, metadata, or both, in any order. */
export function* readTraveller(
  files: readonly ChartFile[],
  options: TravellerReadOptions = { rating: 'starport' },
): ChartReadGenerator {
  const losses = createLossTally()
  const sector = classifySectorFiles(files)
  const parts: SectorParts = {
    data: sector.data ? yield* readWorldData(sector.data, losses) : null,
    xml: sector.xml ? yield* readSectorXml(sector.xml, losses) : null,
    msec: sector.msec ? yield* readMsec(sector.msec, losses) : null,
  }
  const metadata = joinMetadata(parts, losses)
  checkSizes(parts, metadata, files[0]?.name ?? '')
  return yield* placeSector(sector, { parts, metadata, losses, rating: options.rating })
}

/** Merges metadata. XML takes precedence over MSEC. */
function joinMetadata({ xml, msec }: SectorParts, losses: LossTally): SectorMetadata {
  const either = <Key extends 'subsectors' | 'routes' | 'borders' | 'labels'>(key: Key): SectorMetadata[Key] => {
    if (!xml || xml[key].length === 0) return msec?.[key] ?? []
    for (const { line } of msec?.[key] ?? [])
      losses.drop(`MSEC ${key}, because those of the XML are taken`, `line ${line}`)
    return xml[key]
  }
  return {
    name: xml?.name ?? msec?.name ?? null,
    subsectors: either('subsectors'),
    allegiances: new Map([...(msec?.allegiances ?? []), ...(xml?.allegiances ?? [])]),
    routes: either('routes'),
    borders: either('borders'),
    labels: either('labels'),
  }
}

function checkSizes({ data }: SectorParts, { routes, borders, labels }: SectorMetadata, file: string): void {
  const counts = [
    { what: 'worlds', count: data?.rows.length ?? 0, most: READ_LIMITS.stars },
    { what: 'routes', count: routes.length, most: READ_LIMITS.routes },
    { what: 'labels', count: labels.length, most: READ_LIMITS.stars },
    { what: 'borders', count: borders.length, most: MOST_BORDERS },
  ]
  for (const { what, count, most } of counts)
    if (count > most)
      throw new FormatError(
        file,
        null,
        `there are ${count} ${what}; at most ${most.toLocaleString('en-GB')} can be read.`,
      )
}

/** Input for building the chart. */
interface Reading {
  readonly parts: SectorParts
  readonly metadata: SectorMetadata
  readonly losses: LossTally
  readonly rating: RatingSource
}

/** Data that a chart keeps of its file of worlds. */
function buildWorldFileSource(
  { file }: TextFile,
  { pieces, header }: WorldFileContent,
  known: Pick<KeptWorldFile, 'rating' | 'kept'>,
): KeptWorldFile {
  return { file: file.name, hasByteOrderMark: hasByteOrderMark(file), header, pieces, ...known }
}

/** The parts of the metadata that were placed on the chart. */
interface PlacedMetadata {
  readonly name: string
  readonly kept: readonly UnplacedRowOrElementSource[]
  readonly things: Pick<Chart, 'routes' | 'regions' | 'labels'>
}

/** Builds the data that a chart keeps of its XML metadata. Elements without a place on the chart are kept aside. */
function buildXmlSource({ file }: TextFile, xml: SectorXml, { name, kept, things }: PlacedMetadata): XmlSource {
  const used = new Set([...kept, ...usedSources(things)].map(({ at }) => at))
  if (xml.name?.source) used.add(xml.name.source.at)
  const unused = xml.sources.filter(({ at }) => !used.has(at)).map((source) => ({ ...source, hex: null, ends: null }))
  return {
    file: file.name,
    hasByteOrderMark: hasByteOrderMark(file),
    chartName: name,
    name: xml.name?.source ?? null,
    allegiances: [...xml.allegiances],
    ends: xml.ends,
    pieces: xml.pieces,
    kept: [...kept, ...unused],
  }
}

function usedSources({ routes, regions, labels }: PlacedMetadata['things']): { readonly at: number }[] {
  return [...routes, ...regions, ...labels].flatMap(({ extra }) => findMetadataElementSource(extra) ?? [])
}

/** Options for reading stars. */
interface StarRules {
  readonly format: WorldFormat
  readonly rating: RatingSource
  /** Names of powers by code. */
  readonly allegiances: ReadonlyMap<string, string>
  readonly losses: LossTally
}

/** Places worlds as stars, in file order. Worlds off the sector, and further ones in the same hex, are kept aside. */
function placeStars(
  rows: readonly WorldRow[],
  rules: StarRules,
): { stars: ChartStar[]; kept: UnplacedRowOrElementSource[] } {
  const [stars, kept]: [ChartStar[], UnplacedRowOrElementSource[]] = [[], []]
  const taken = new Set<string>()
  for (const row of rows) {
    const star = starOf(row, rules)
    const isFree = star !== null && !taken.has(row.world.hex)
    if (isFree) stars.push(star)
    else kept.push({ ...row.source, hex: star ? row.world.hex : null, ends: null })
    taken.add(row.world.hex)
    if (!isFree) noteUnplaced(row, star !== null, rules.losses)
  }
  return { stars, kept }
}

function starOf({ world, source }: WorldRow, { format, rating, allegiances }: StarRules): ChartStar | null {
  const place = parseHexCode(world.hex)
  if (!place || !isHexOnSector(place)) return null
  return {
    ...DEFAULT_STAR_FIELDS,
    ...place,
    name: getWorldName(world),
    rating: getWorldRating(world, rating),
    tags: listWorldTags(world),
    owner: findWorldOwner(world, allegiances),
    extra: { [format]: { ...source, world: omitEmptyFields(world) } satisfies StarSource },
  }
}

function noteUnplaced({ world, line }: WorldRow, isSecond: boolean, losses: LossTally): void {
  const place = parseHexCode(world.hex)
  const where = `line ${line}: ${getWorldName(world)} at ${place ? formatSectorHex(place) : world.hex}`
  losses.add(isSecond ? 'Worlds in a hex that has one already' : 'Worlds off the map of 32 columns and 40 rows', where)
}

function* placeSector(files: SectorFiles, { parts, metadata, losses, rating }: Reading): ChartReadGenerator {
  const format = files.data?.format ?? 'traveller-sec'
  const placed = placeStars(parts.data?.rows ?? [], { format, rating, allegiances: metadata.allegiances, losses })
  const routes = createRoutesFromMetadata(metadata.routes, placed.stars, losses)
  const regions = yield* createRegionsFromMetadata(metadata, losses)
  const labels = createLabelsFromMetadata(metadata, losses)
  const name = metadata.name?.text ?? getSectorNameFromFile((files.data ?? files.xml ?? files.msec)?.file.name ?? '')
  const things = { stars: placed.stars, routes: routes.routes, regions: regions.regions, labels: labels.labels }
  const kept = [...routes.kept, ...regions.kept, ...labels.kept]
  const extra: FormatSpecificData = {
    ...(files.data && parts.data
      ? { [files.data.format]: buildWorldFileSource(files.data, parts.data, { rating, kept: placed.kept }) }
      : {}),
    ...(files.xml && parts.xml
      ? { 'traveller-xml': buildXmlSource(files.xml, parts.xml, { name, kept, things }) }
      : {}),
    ...(parts.msec ? { 'traveller-msec': { allegiances: [...parts.msec.allegiances] } satisfies MsecSource } : {}),
  }
  for (const _ of placed.stars)
    losses.add('Worlds of which some remarks and the stars are kept but not shown on the map', '')
  const chart: Chart = { name, board: SECTOR_BOARD, legend: STANDARD_LEGEND, fog: [], ...things, fleets: [], extra }
  return readChart(files, { chart, metadata, losses })
}

function readChart(
  files: SectorFiles,
  { chart, metadata, losses }: { chart: Chart; metadata: SectorMetadata; losses: LossTally },
): ChartFromFile {
  return {
    format: files.data?.format ?? (files.xml ? 'traveller-xml' : 'traveller-msec'),
    chart,
    routes: metadata.routes.map(({ from, to }) => ({ from, to })),
    borders: metadata.borders.map((border, at) => ({
      name: getBorderName(border, at, metadata.allegiances),
      hexes: border.rim.length,
    })),
    losses: losses.list(),
  }
}
