import { atWidth, type Block, drawing, space, stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { createAnchorBlock, type Chapter } from '#main/print/pages/book.ts'
import { TEXT_STYLES } from '#main/print/style.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { formatCount } from '#shared/kit/format.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import type { Gazetteer, GazetteerRegion } from './content.ts'
import { type GazetteerStyle, buildNoteBlock, buildPublicAndSecretBlocks } from './gazetteer-style.ts'
import { composeMapSection, type MapSectionWindow, listMapSectionWindows } from './map-section.ts'
import { buildStarBlock } from './star-blocks.ts'

/** Height of a page that running head, foot, margins and the heading of a chapter take. */
const FURNITURE_MM = 60
const STAR_GAP = 0.4
const MAP_GAP_MM = 3

/** The chapters of a gazetteer: one for each region, with its map, its text and its stars. */
export function buildRegionChapters({ regions, chart }: Gazetteer, style: GazetteerStyle, size: SheetSize): Chapter[] {
  return regions.map((region) => ({
    title: region.name,
    block: stack(
      [
        createAnchorBlock(region.anchor),
        title(region, style),
        buildNoteBlock(formatRegionCounts(region), style),
        mapFigures(region, chart, size),
        ...buildPublicAndSecretBlocks(region, style),
        space(1),
        ...region.stars.map((star) => buildStarBlock(star, style, size.heightMm)),
      ],
      { gap: style.sizePt * STAR_GAP },
    ),
  }))
}

function title({ name }: GazetteerRegion, { sizePt }: GazetteerStyle): Block {
  return { ...paragraph(name, { ...TEXT_STYLES.title, sizePt: sizePt * 2, leading: 1.05 }), keepsWithNext: true }
}

export function formatRegionCounts({ anchor, stars, hexes, isHidden }: GazetteerRegion): string {
  const facts = [
    stars.length === 0 ? 'no stars' : formatCount(stars.length, 'star'),
    anchor === 'region-none' ? '' : formatCount(countHexes(hexes), 'hex', 'hexes'),
    isHidden ? 'unknown to players' : '',
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}

/** The map of a region, in parts if it is too large for a page. */
function mapFigures({ name, hexes }: GazetteerRegion, chart: Gazetteer['chart'], { heightMm }: SheetSize): Block {
  return atWidth((widthMm) => {
    const room = { widthMm, heightMm: heightMm - FURNITURE_MM }
    const windows = listMapSectionWindows(hexes, chart.board, room)
    return stack(
      windows.map((window) => figure(name, window, { chart, room })),
      { gap: MAP_GAP_MM },
    )
  })
}

interface FigureContext {
  readonly chart: Gazetteer['chart']
  readonly room: SheetSize
}

function figure(name: string, window: MapSectionWindow, { chart, room }: FigureContext): Block {
  const section = composeMapSection(chart, window, room)
  const names = section.starNames.length === 0 ? 'no stars' : section.starNames.join(', ')
  return drawing(section.heightMm, (pen, box) =>
    pen.figure(section.marks, section, { ...box, height: section.heightMm }, `Map of ${name} with ${names}`),
  )
}
