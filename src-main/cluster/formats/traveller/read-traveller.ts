import { type Chart, type FormatSpecificData, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { type ChartFile, type ChartReading, FormatError, READ_LIMITS, type ChartFromFile } from '../chart-file.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { placeLabels } from './place-labels.ts'
import { getBorderName, placeRegions } from './place-regions.ts'
import { placeRoutes } from './place-routes.ts'
import { placeStars } from './place-stars.ts'
import { SECTOR_BOARD } from './sector-board.ts'
import { getSectorName, readWorldData, type SectorFiles, classifyFiles } from './sector-files.ts'
import type { SectorMetadata } from './sector-metadata.ts'
import { readMsec } from './sector-msec.ts'
import type { SectorRows } from './sector-rows.ts'
import { buildWorldFileSource, buildXmlSource } from './sector-sources.ts'
import { readSectorXml, type SectorXml } from './sector-xml.ts'
import type { MsecSource } from './sources.ts'
import type { RatingSource } from './world-to-star.ts'

/** Options for reading Traveller files. */
export interface TravellerOptions {
  /** Source of the star rating. */
  readonly rating: RatingSource
}

/** Maximum number of borders of a sector. */
const MOST_BORDERS = 2000

/** Content read from each file. */
interface SectorParts {
  readonly data: SectorRows | null
  readonly xml: SectorXml | null
  readonly msec: SectorMetadata | null
}

/** Reads the files of one Traveller sector: worlds, metadata, or both, in any order. */
export function* readTraveller(
  files: readonly ChartFile[],
  options: TravellerOptions = { rating: 'starport' },
): ChartReading {
  const losses = createLossTally()
  const sector = classifyFiles(files)
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

function* placeSector(files: SectorFiles, { parts, metadata, losses, rating }: Reading): ChartReading {
  const format = files.data?.format ?? 'traveller-sec'
  const placed = placeStars(parts.data?.rows ?? [], { format, rating, allegiances: metadata.allegiances, losses })
  const routes = placeRoutes(metadata.routes, placed.stars, losses)
  const regions = yield* placeRegions(metadata, losses)
  const labels = placeLabels(metadata, losses)
  const name = metadata.name?.text ?? getSectorName((files.data ?? files.xml ?? files.msec)?.file.name ?? '')
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
    losses.add('Worlds of which the profile, bases, remarks and stars are kept but not shown on the map', '')
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
