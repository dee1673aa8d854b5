import type { ChartLabel, ChartRegion, ChartRoute } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { LossTally } from '../losses.ts'
import type { AllegianceBook } from './allegiance-book.ts'
import { rimsOf } from './rim.ts'
import { hexCode, SUBSECTOR, subsectorMiddle } from './sector-board.ts'
import { xmlElement } from './xml-element.ts'

/** A route as an element. */
export function routeElement({ type, colour, style }: ChartRoute, from: HexPlace, to: HexPlace): string {
  const look = { Type: type || null, Color: colour, Style: style === 'solid' ? null : titled(style) }
  return xmlElement('Route', { Start: hexCode(from), End: hexCode(to), ...look }, '')
}

/** A label as an element. */
export function labelElement({ row, column, text, size, colour }: ChartLabel): string {
  return xmlElement(
    'Label',
    { Hex: hexCode({ row, column }), Color: colour, Size: size === 'medium' ? null : size },
    text,
  )
}

/** A label in the middle of a subsector as that subsector's name; null where it stands elsewhere or looks otherwise. */
export function subsectorElement({ row, column, text, size, colour }: ChartLabel): string | null {
  const index = Array.from({ length: SUBSECTOR.count }, (_, at) => subsectorMiddle(at)).findIndex(
    (middle) => middle.row === row && middle.column === column,
  )
  if (index === -1 || size !== 'large' || colour !== null || text.includes('\n') || text.length > 80) return null
  return xmlElement('Subsector', { Index: 'ABCDEFGHIJKLMNOP'[index] ?? 'A' }, text)
}

/** Which element a region is written as. */
export function regionTag({ border }: ChartRegion): 'Border' | 'Region' {
  return border === null ? 'Region' : 'Border'
}

/** A region as elements, one for each of its parts; what a rim cannot say is noted as lost. */
export function regionElements(region: ChartRegion, book: AllegianceBook, losses: LossTally): readonly string[] {
  const { name, colour, border, isFilled, hexes } = region
  const parts = rimsOf(hexes)
  const power = book.findCode(name)
  if (parts.length === 0) losses.drop('Regions without hexes', name)
  if (parts.length > 1) losses.drop('Regions of several parts, written as one border each', name)
  if (parts.some(({ hasHoles }) => hasHoles)) losses.drop('Holes in regions, which come back filled', name)
  if (isFilled !== (border === null))
    losses.drop('Tints of regions with a border, and their want in regions without', name)
  const look = { Color: colour, Style: border === null ? null : titled(border) }
  return parts.map(({ rim }) =>
    xmlElement(
      regionTag(region),
      { Allegiance: power, Label: power === null ? name : null, ...look },
      rim.map(hexCode).join(' '),
    ),
  )
}

function titled(style: string): string {
  return style.slice(0, 1).toUpperCase() + style.slice(1)
}
