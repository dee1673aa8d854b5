import type { ChartLabel } from '#shared/cluster/chart.ts'
import type { LossTally } from '../loss-tally.ts'
import { formatHexCode, formatSectorHex, isHexOnSector, getSubsectorCentreHex } from './sector-board.ts'
import type { MetadataSubsector, SectorMetadata } from './sector-metadata.ts'
import type { UnplacedRowOrElementSource, MetadataElementSource } from './sources.ts'

/** Fingerprint of a label on the chart, to detect later changes. */
export function getLabelFingerprint({ row, column, text, size, colour }: Omit<ChartLabel, 'extra'>): string {
  return JSON.stringify([formatHexCode({ row, column }), text, size, colour])
}

/** Places labels, and the names of subsectors as large labels at their centre. */
export function createLabelsFromMetadata(
  { labels, subsectors }: SectorMetadata,
  losses: LossTally,
): { labels: ChartLabel[]; kept: UnplacedRowOrElementSource[] } {
  const placed: ChartLabel[] = subsectors.map(subsectorLabel)
  const kept: UnplacedRowOrElementSource[] = []
  for (const { place, text, size, colour, source, line } of labels) {
    const label = { ...place, kind: 'label' as const, text, size, colour, isHidden: false }
    if (isHexOnSector(place)) placed.push(withSource(label, source))
    else {
      if (source) kept.push({ ...source, hex: null, ends: null })
      const note = source ? losses.add : losses.drop
      note('Labels off the map', `line ${line}: ${text} at ${formatSectorHex(place)}`)
    }
  }
  return { labels: placed, kept }
}

function subsectorLabel({ index, name, source }: MetadataSubsector): ChartLabel {
  const label = {
    ...getSubsectorCentreHex(index),
    kind: 'label' as const,
    text: name,
    size: 'large' as const,
    colour: null,
    isHidden: false,
  }
  return withSource(label, source)
}

function withSource(label: Omit<ChartLabel, 'extra'>, source: MetadataSubsector['source']): ChartLabel {
  const was = getLabelFingerprint(label)
  return { ...label, extra: source ? { 'traveller-xml': { ...source, was } satisfies MetadataElementSource } : {} }
}
