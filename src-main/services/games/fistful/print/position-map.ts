import { type Block, drawing } from '#main/print/blocks/block.ts'
import { type PageDraft, computePageContentBox, getPaperSize } from '#main/print/pages/page.ts'
import { createPageTitleBandBlock, layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { MIN_TEXT_MM } from '#shared/cluster/draw/map-on-sheet.ts'
import { DEFAULT_POSTER_OPTIONS, type PictureOptions, type SheetSize } from '#shared/cluster/picture-options.ts'
import type { OrderDeskView, PositionView } from '#shared/contract/fistful/views.ts'
import { formatSideWithPlayer } from '#shared/games/fistful/map/format-map.ts'
import { buildDrawableGameMap } from '#shared/games/fistful/map/game-source.ts'
import { listPlacedStars } from '#shared/games/fistful/map/placed-stars.ts'
import { buildStarMarks } from '#shared/games/fistful/map/star-marks.ts'
import type { TurnSheetContent } from './sheet-content.ts'

const GAP_MM = 4
/** Columns of hexes overlap by a quarter, so a board of equal numbers is a little higher than wide. */
const COLUMN_SHARE = 0.87

/** Draws the position on a page of its own, as its reader knows it. */
export function drawPositionMapSheet({ desk, paper }: TurnSheetContent): PageDraft[] {
  const { head } = desk
  const title = {
    title: head.name,
    subtitle: [
      `before turn ${head.turn}`,
      `${formatSideWithPlayer('A', head)} tinted, ${formatSideWithPlayer('B', head)} hatched`,
    ],
    foot: `${head.name}, map before turn ${head.turn}`,
  }
  const size = getPaperSize(paper, isWide(desk))
  const box = computePageContentBox(size)
  const heightMm = box.height - createPageTitleBandBlock(title).height(box.width) - GAP_MM
  return layOutTitledPages(
    title,
    [drawPosition(desk, desk.position, { paper: { widthMm: box.width, heightMm } }).block],
    size,
    GAP_MM,
  )
}

/** A map of a position as a figure, and its size. */
export interface PositionFigure extends SheetSize {
  readonly block: Block
}

/** Smallest hex in which every text of a map has 8 pt. */
const LEGIBLE_HEX_MM = 6.8

/** The smallest map of a position without legend on which every text has 8 pt. */
export function buildLegiblePositionFigure(desk: MappedGame, position: PositionView): PositionFigure {
  return drawPosition(desk, position, {
    paper: 'fitted',
    mmPerHex: LEGIBLE_HEX_MM,
    leastTextMm: MIN_TEXT_MM,
    legend: false,
  })
}

type MappedGame = Pick<OrderDeskView, 'map' | 'head'>

function drawPosition(
  { map, head }: MappedGame,
  position: PositionView,
  options: Partial<PictureOptions>,
): PositionFigure {
  const marks = buildStarMarks(listPlacedStars(map), position, head)
  const { list } = createDrawListWithSource(buildDrawableGameMap(map, marks, head))
  const picture = composePicture(list, { ...DEFAULT_POSTER_OPTIONS, scaleBar: false, ...options })
  const layers = picture.layers.flatMap(({ marks: drawn }) => drawn)
  const held = marks.filter(({ colony, fleets }) => colony !== null || fleets.length > 0)
  const alt = `Map of the position. ${held.map(({ words }) => words).join('. ')}`
  const { widthMm, heightMm } = picture
  return { widthMm, heightMm, block: drawing(heightMm, (pen, box) => pen.figure(layers, picture, box, alt)) }
}

/** Whether a board is wider than it is high. */
function isWide({ map: { board } }: MappedGame): boolean {
  return board.columns * COLUMN_SHARE > board.rows
}
