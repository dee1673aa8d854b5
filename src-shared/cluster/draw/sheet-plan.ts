import { PAPERS, type PictureOptions, type SheetSize, DEFAULT_MM_PER_HEX } from '../picture-options.ts'
import {
  type DecorationContext,
  computeDecorationTextMm,
  type PlacedDecoration,
  type Decoration,
  buildTextMark,
} from './decorations.ts'
import { buildLegendBlocks, type LegendBlocks } from './legend-block.ts'
import { computeFrameExtent } from './map-frame.ts'
import { getCoordinateMarks, computeHexRadius } from './map-placement.ts'
import { type Box, PictureError } from './picture.ts'
import { formatMm } from './scale-bar.ts'
import { truncateText, measureTextWidth } from './text-width.ts'

/** Positions of all parts of a picture. */
export interface SheetPlan extends SheetSize {
  readonly mmPerHex: number
  readonly textMm: number
  readonly board: Box
  readonly pieces: readonly PlacedDecoration[]
}

type Planned = Omit<DecorationContext, 'textMm'>

/** Position of the legend: below the map with at most its width, beside it, or below with the width of the sheet. */
const PLACEMENTS = ['below', 'beside', 'wide-below'] as const
type Placement = (typeof PLACEMENTS)[number]

/** Gaps in text sizes: below the title, beside and above the legend. */
const GAPS = { title: 0.5, beside: 1.9, below: 1.3 } as const
const MARGIN = { part: 0.045, least: 8, most: 25 } as const
/** Optical centre, slightly above the middle. */
const HEIGHT = 0.42
/** Minimum available width of a legend below a narrow map, in text sizes. */
const LEAST_WIDTH = 46

/** Plans a picture as large as its sheet allows, or as requested. Throws a PictureError if that does not fit. */
export function planSheet(planned: Planned): SheetPlan {
  const { paper } = planned.options
  return paper === 'fitted' ? planFitted(planned) : planOnPaper(planned, sheetsOf(planned.options))
}

/** Candidate sheets: a named paper size in both orientations unless one is requested. */
function sheetsOf({ paper, orientation }: PictureOptions): SheetSize[] {
  if (paper === 'fitted') return []
  if (typeof paper !== 'string') return [paper]
  const { widthMm, heightMm } = PAPERS[paper]
  const portrait = { widthMm, heightMm }
  const landscape = { widthMm: heightMm, heightMm: widthMm }
  if (orientation === 'auto') return [portrait, landscape]
  return [orientation === 'portrait' ? portrait : landscape]
}

function planFitted(planned: Planned): SheetPlan {
  const mmPerHex = planned.options.mmPerHex ?? DEFAULT_MM_PER_HEX
  const { width, height } = boardMm(planned, mmPerHex)
  const textMm = computeDecorationTextMm({ width: width * 1.2, height: height * 1.2 })
  const room = arranged(planned, textMm)
  const isBeside = height > 1.05 * width && room.besideHeight > 0 && room.besideHeight <= height
  const below = { placement: 'below', width: LEAST_WIDTH * textMm } as const
  const block = blockOf(room, { mmPerHex, ...(isBeside ? { placement: 'beside', width: 0 } : below) })
  const margin = marginOf(block)
  const sheet = { widthMm: block.width + 2 * margin, heightMm: block.height + 2 * margin }
  return placed(block, sheet, { mmPerHex, textMm })
}

/** The first placement is used unless another is larger by more than this factor. */
const NOTICED = 1.015

function planOnPaper(planned: Planned, sheets: readonly SheetSize[]): SheetPlan {
  const plans = sheets.flatMap((sheet) => PLACEMENTS.flatMap((placement) => planOn(planned, sheet, placement)))
  const largest = Math.max(...plans.map((plan) => plan.largest))
  const best = plans.find((plan) => plan.largest * NOTICED >= largest)
  const { mmPerHex } = planned.options
  if (!best)
    throw new PictureError(
      'The sheet is too small for the title and the legend: choose a larger one, or leave them out.',
    )
  if (mmPerHex === null) return best.at(best.largest)
  if (mmPerHex <= best.largest) return best.at(mmPerHex)
  throw new PictureError(
    `At ${formatMm(mmPerHex)} mm to a hex the map doesn’t fit the sheet: choose at most ${roundedDown(best.largest)} mm, a larger sheet, or several sheets.`,
  )
}

function roundedDown(mm: number): number {
  return Math.floor(mm * 10) / 10
}

function planOn(planned: Planned, sheet: SheetSize, placement: Placement) {
  const textMm = computeDecorationTextMm({ width: sheet.widthMm, height: sheet.heightMm })
  const arrangement = arranged(planned, textMm)
  const margin = marginOf({ width: sheet.widthMm, height: sheet.heightMm })
  const [width, height] = [sheet.widthMm - 2 * margin, sheet.heightMm - 2 * margin]
  const offered = placement === 'wide-below' ? width : 0
  const blockAt = (mmPerHex: number) => blockOf(arrangement, { mmPerHex, placement, width: offered })
  const largest = largestScale((mmPerHex) => {
    const block = blockAt(mmPerHex)
    return block.width <= width && block.height <= height
  })
  const isCut = placement === 'beside' && arrangement.besideHeight > boardMm(planned, largest).height
  if (largest === 0 || isCut) return []
  return [{ largest, at: (mmPerHex: number) => placed(blockAt(mmPerHex), sheet, { mmPerHex, textMm }) }]
}

/** Largest scale that fits, by bisection; 0 if none. */
function largestScale(fits: (mmPerHex: number) => boolean): number {
  let [low, high] = [0, 500]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low < 0.05 ? 0 : low
}

function marginOf({ width, height }: { width: number; height: number }): number {
  return Math.min(MARGIN.most, Math.max(MARGIN.least, MARGIN.part * Math.min(width, height)))
}

function boardMm({ list }: Planned, mmPerHex: number) {
  return { width: list.width * computeHexRadius(mmPerHex), height: list.height * computeHexRadius(mmPerHex) }
}

interface Arrangement extends Planned {
  readonly furniture: DecorationContext
  readonly legend: LegendBlocks | null
  /** Height of the legend beside the map, without notes. */
  readonly besideHeight: number
}

function arranged(planned: Planned, textMm: number): Arrangement {
  const furniture = { ...planned, textMm }
  const legend = buildLegendBlocks(furniture)
  const withoutNotes = buildLegendBlocks({ ...furniture, options: { ...planned.options, noteList: false } })
  return { ...planned, furniture, legend, besideHeight: withoutNotes?.beside(Infinity, 1).height ?? 0 }
}

interface Block {
  readonly width: number
  readonly height: number
  /** Relative to the block. */
  readonly board: Box
  readonly pieces: readonly PlacedDecoration[]
}

/** Dimensions in text sizes. */
const TITLE = 2.9
const LEAST_TITLE = 1.5

/** The title, with the map's statistics at the other end of the line; null without a title. */
function buildTitleBlock({ list, options, palette, textMm }: DecorationContext, width: number): Decoration | null {
  const title = options.title.trim()
  if (title === '') return null
  const facts = factsOf(list)
  const factsSetting = { face: 'italic', size: textMm * 1.05 } as const
  const natural = measureTextWidth(title, { face: 'bold', size: 1 })
  const beside = width - measureTextWidth(facts, factsSetting) - 2 * textMm
  const isBeside = natural * 2 * textMm <= beside
  const size = Math.max(LEAST_TITLE * textMm, Math.min(TITLE * textMm, (isBeside ? beside : width) / natural))
  const shown = truncateText(title, width, { face: 'bold', size })
  const baseline = 0.74 * size
  const factsLook = { face: 'italic', sizeMm: factsSetting.size, colour: palette.dim } as const
  return {
    width,
    height: baseline + (isBeside ? 0.3 * size : 0.3 * size + 1.35 * textMm) + 0.5 * textMm,
    draw: (x, y) => [
      buildTextMark(shown, { x, y: y + baseline }, { face: 'bold', sizeMm: size, colour: palette.ink }),
      isBeside
        ? buildTextMark(facts, { x: x + width, y: y + baseline }, { ...factsLook, anchor: 'end' })
        : buildTextMark(facts, { x, y: y + baseline + 0.25 * size + 1.1 * textMm }, factsLook),
    ],
  }
}

function factsOf({ board, stars, routes }: DecorationContext['list']): string {
  const count = (number: number, text: string, many: string) =>
    `${number.toLocaleString('en-GB')} ${number === 1 ? text : many}`
  const size = `${board.rows} × ${board.columns} hexes`
  if (stars.count === 0) return size
  return [size, count(stars.count, 'star', 'stars'), count(routes.count, 'route', 'routes')].join(' · ')
}

/** Arranges title, map and legend. `width` is the maximum width of a legend below; it uses only what it needs. */
function blockOf(
  { furniture, legend, ...planned }: Arrangement,
  {
    mmPerHex,
    placement,
    width: offered,
  }: { readonly mmPerHex: number; readonly placement: Placement; readonly width: number },
): Block {
  const { textMm, options } = furniture
  const { outer } = computeFrameExtent(getCoordinateMarks(mmPerHex, options), textMm)
  const board = boardMm(planned, mmPerHex)
  const panel = { width: board.width + 2 * outer, height: board.height + 2 * outer }
  const isBelow = placement !== 'beside'
  const below = isBelow ? legend?.below(Math.max(offered, panel.width), mmPerHex) : null
  const beside = isBelow ? null : legend?.beside(panel.height, mmPerHex)
  const width = isBelow
    ? Math.max(panel.width, below?.width ?? 0)
    : panel.width + (beside ? GAPS.beside * textMm + beside.width : 0)
  const title = buildTitleBlock(furniture, width)
  const top = title ? title.height + GAPS.title * textMm : 0
  const panelX = isBelow ? (width - panel.width) / 2 : 0
  const belowY = top + panel.height + GAPS.below * textMm
  return {
    width,
    height: below ? belowY + below.height : top + panel.height,
    board: { x: panelX + outer, y: top + outer, ...board },
    pieces: [
      ...(title ? [{ piece: title, x: 0, y: 0 }] : []),
      ...(below ? [{ piece: below, x: 0, y: belowY }] : []),
      ...(beside ? [{ piece: beside, x: panel.width + GAPS.beside * textMm, y: top }] : []),
    ],
  }
}

/** Centres a block on its sheet. */
function placed(block: Block, sheet: SheetSize, scale: { mmPerHex: number; textMm: number }): SheetPlan {
  const [x, y] = [(sheet.widthMm - block.width) / 2, (sheet.heightMm - block.height) * HEIGHT]
  return {
    ...sheet,
    ...scale,
    board: { ...block.board, x: block.board.x + x, y: block.board.y + y },
    pieces: block.pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })),
  }
}
