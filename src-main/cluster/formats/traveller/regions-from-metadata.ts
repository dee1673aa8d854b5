import type { ChartRegion } from '#shared/cluster/chart.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import type { ReadProgress } from '../chart-file.ts'
import type { LossTally } from '../loss-tally.ts'
import { computeHexesInsideRim } from './rim.ts'
import { isHexOnSector } from './sector-board.ts'
import type { MetadataBorder, SectorMetadata } from './sector-metadata.ts'
import type { UnplacedRowOrElementSource, MetadataElementSource } from './sources.ts'

/** Colours assigned in turn to borders without one. */
const COLOURS = ['#d1495b', '#3f88c5', '#e0a030', '#5a9c5a', '#9467bd', '#2a9d8f', '#b5651d', '#c26dbc'] as const

/** Fingerprint of a region on the chart, to detect later changes. */
export function getRegionFingerprint({ name, colour, border, isFilled, hexes }: Omit<ChartRegion, 'extra'>): string {
  return JSON.stringify([name, colour, border, isFilled, hexes])
}

/** Name of a border or region: its label, else its power, else its number. */
export function getBorderName(
  { label, allegiance, kind }: MetadataBorder,
  at: number,
  names: SectorMetadata['allegiances'],
): string {
  const power = allegiance === null ? null : (names.get(allegiance) ?? allegiance)
  return label ?? power ?? `${kind === 'border' ? 'Border' : 'Region'} ${at + 1}`
}

/** Places borders and regions as regions that contain all hexes inside the rim. */
export function* createRegionsFromMetadata(
  { borders, allegiances }: SectorMetadata,
  losses: LossTally,
): Generator<ReadProgress, { regions: ChartRegion[]; kept: UnplacedRowOrElementSource[] }> {
  const [regions, kept]: [ChartRegion[], UnplacedRowOrElementSource[]] = [[], []]
  for (const [at, border] of borders.entries()) {
    if (at % 20 === 0) yield { done: at, total: borders.length, note: 'Filling borders' }
    const name = getBorderName(border, at, allegiances)
    const hexes = insideOf(border, name, losses)
    if (hexes.length === 0 && border.source) kept.push({ ...border.source, hex: null, ends: null })
    if (hexes.length > 0)
      regions.push(
        regionOf(border, { name, colour: border.colour ?? COLOURS[at % COLOURS.length] ?? COLOURS[0], hexes }),
      )
  }
  return { regions, kept }
}

function regionOf(
  { kind, style, source }: MetadataBorder,
  known: Pick<ChartRegion, 'name' | 'colour' | 'hexes'>,
): ChartRegion {
  const region = {
    ...known,
    border: kind === 'border' ? style : null,
    isFilled: kind === 'region',
    notes: '',
    publicNotes: '',
    isHidden: false,
  }
  return {
    ...region,
    extra: source
      ? { 'traveller-xml': { ...source, was: getRegionFingerprint(region) } satisfies MetadataElementSource }
      : {},
  }
}

function insideOf({ rim, line, source }: MetadataBorder, name: string, losses: LossTally): ChartRegion['hexes'] {
  const { hexes, gaps } = computeHexesInsideRim(rim)
  const inside = hexes.filter(isHexOnSector)
  const where = `line ${line}: ${name}`
  const note = source ? losses.add : losses.drop
  if (gaps > 0) note('Borders with gaps, closed by straight lines', where)
  if (inside.length === 0) note('Borders that lie off the map', where)
  else if (inside.length < hexes.length) note('Borders that leave the map, cut off at its edge', where)
  return buildHexRuns(inside)
}
