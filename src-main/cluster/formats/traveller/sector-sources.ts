import type { Chart } from '#shared/cluster/chart.ts'
import { hasByteOrderMark, type TextFile } from '../decode-text.ts'
import type { SectorRows } from './sector-rows.ts'
import type { SectorXml } from './sector-xml.ts'
import { type DataSource, findElementSource, type KeptSource, type XmlSource } from './sources.ts'

/** Data that a chart keeps of its file of worlds. */
export function buildWorldFileSource(
  { file }: TextFile,
  { pieces, header }: SectorRows,
  known: Pick<DataSource, 'rating' | 'kept'>,
): DataSource {
  return { file: file.name, hasByteOrderMark: hasByteOrderMark(file), header, pieces, ...known }
}

/** The parts of the metadata that were placed on the chart. */
export interface PlacedMetadata {
  readonly name: string
  readonly kept: readonly KeptSource[]
  readonly things: Pick<Chart, 'routes' | 'regions' | 'labels'>
}

/** Builds the data that a chart keeps of its XML metadata. Elements without a place on the chart are kept aside. */
export function buildXmlSource({ file }: TextFile, xml: SectorXml, { name, kept, things }: PlacedMetadata): XmlSource {
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
  return [...routes, ...regions, ...labels].flatMap(({ extra }) => findElementSource(extra) ?? [])
}
