import type { ChartLabel, ChartRegion, ChartRoute } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { LossTally } from '../loss-tally.ts'
import type { AllegianceBook } from './allegiance-book.ts'
import { listRims } from './rim.ts'
import { formatHexCode, SUBSECTOR_SIZE, getSubsectorMiddle } from './sector-board.ts'
import { formatXmlElement } from './xml-element.ts'

export function formatRouteElement({ type, colour, style }: ChartRoute, from: HexPlace, to: HexPlace): string {
  const look = { Type: type || null, Color: colour, Style: style === 'solid' ? null : titled(style) }
  return formatXmlElement('Route', { Start: formatHexCode(from), End: formatHexCode(to), ...look }, '')
}

export function formatLabelElement({ row, column, text, size, colour }: ChartLabel): string {
  return formatXmlElement(
    'Label',
    { Hex: formatHexCode({ row, column }), Color: colour, Size: size === 'medium' ? null : size },
    text,
  )
}

/**
 * Formats a label at the centre of a subsector as the name of that subsector. Null if it has another position or look.
 */
export function formatSubsectorElement({ row, column, text, size, colour }: ChartLabel): string | null {
  const index = Array.from({ length: SUBSECTOR_SIZE.count }, (_, at) => getSubsectorMiddle(at)).findIndex(
    (middle) => middle.row === row && middle.column === column,
  )
  if (index === -1 || size !== 'large' || colour !== null || text.includes('\n') || text.length > 80) return null
  return formatXmlElement('Subsector', { Index: 'ABCDEFGHIJKLMNOP'[index] ?? 'A' }, text)
}

/** Element name for a region. */
export function getRegionTag({ border }: ChartRegion): 'Border' | 'Region' {
  return border === null ? 'Region' : 'Border'
}

/** Formats a region as elements, one per part. Records what a rim cannot represent as lost. */
export function formatRegionElements(region: ChartRegion, book: AllegianceBook, losses: LossTally): readonly string[] {
  const { name, colour, border, isFilled, hexes } = region
  const parts = listRims(hexes)
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
