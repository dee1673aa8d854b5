import { PAPER_SIZES, type PictureOptions, type SheetSize, DEFAULT_MM_PER_HEX } from '../picture-options.ts'
import {
  type DecorationContext,
  computeDecorationTextMm,
  type Decoration,
  type PlacedDecoration,
} from './decorations.ts'
import { buildFoot } from './foot.ts'
import { type BoardCorner, createFreeCornerFinder } from './free-corner-finder.ts'
import { computeFrameExtent, type FrameExtent } from './map-frame.ts'
import { createMapLegendPanels, type MapLegendPanels } from './map-legend-panels.ts'
import { chooseCoordinateStyle, computeHexRadius } from './map-on-sheet.ts'
import { type Box, PictureError } from './picture.ts'
import { formatRulerMm } from './scale-bar.ts'

/** Positions of all parts of a picture. */
export interface SheetPlan extends SheetSize {
  readonly mmPerHex: number
  readonly textMm: number
  readonly board: Box
  readonly pieces: readonly PlacedDecoration[]
  /** Part of the board that the cartouche covers; null if it stands outside. */
  readonly covered: Box | null
}

type Planned = Omit<DecorationContext, 'textMm'>

/** Where the plate stands, and whether its cartouche is in a free corner of the board instead. */
interface Placement {
  readonly side: 'beside' | 'below'
  /** Columns of a plate beside the map. */
  readonly columns: number
  /** Whether a plate below the map may be as wide as the sheet. */
  readonly isWide: boolean
  readonly isInCorner: boolean
}

const BESIDE: Placement = { side: 'beside', columns: 1, isWide: false, isInCorner: false }
const BELOW: Placement = { ...BESIDE, side: 'below' }

/** Placements in order of preference. */
const PLACEMENTS: readonly Placement[] = [
  BESIDE,
  { ...BESIDE, columns: 2 },
  BELOW,
  { ...BELOW, isWide: true },
  { ...BELOW, isInCorner: true },
  { ...BELOW, isInCorner: true, isWide: true },
]

/** Gaps in text sizes. */
const GAPS = { beside: 0.3, below: 0.9, corner: 0.4 } as const
const MARGIN = { part: 0.034, least: 8, most: 20 } as const
/** Optical centre, slightly above the middle. */
const HEIGHT = 0.45
/** Minimum available width of a plate below a narrow map, in text sizes. */
const LEAST_WIDTH = 44

/** Plans a picture as large as its sheet allows, or as requested. Throws a PictureError if that does not fit. */
export function planSheet(planned: Planned): SheetPlan {
  const { paper } = planned.options
  return paper === 'fitted' ? planFitted(planned) : planOnPaper(planned, sheetsOf(planned.options))
}

/** Sheets to try: a named paper size in both orientations unless one is requested. */
function sheetsOf({ paper, orientation }: PictureOptions): SheetSize[] {
  if (paper === 'fitted') return []
  if (typeof paper !== 'string') return [paper]
  const { widthMm, heightMm } = PAPER_SIZES[paper]
  const portrait = { widthMm, heightMm }
  const landscape = { widthMm: heightMm, heightMm: widthMm }
  if (orientation === 'auto') return [portrait, landscape]
  return [orientation === 'portrait' ? portrait : landscape]
}

function planFitted(planned: Planned): SheetPlan {
  if (planned.options.isMapOnly) return planMapOnly(planned)
  const mmPerHex = planned.options.mmPerHex ?? DEFAULT_MM_PER_HEX
  const { width, height } = boardMm(planned, mmPerHex)
  const textMm = computeDecorationTextMm({ width: width * 1.2, height: height * 1.2 })
  const arrangement = arrange(planned, textMm)
  const isTall = height > 1.05 * width
  const tall = isTall ? blockOf(arrangement, { mmPerHex, placement: BESIDE, width: 0 }) : null
  const block = tall ?? blockOf(arrangement, { mmPerHex, placement: BELOW, width: LEAST_WIDTH * textMm })
  if (!block) throw new PictureError('The map is too small for its title and legend: leave them out.')
  const margin = marginOf(block)
  const sheet = { widthMm: block.width + 2 * margin, heightMm: block.height + 2 * margin }
  return placed(block, sheet, { mmPerHex, textMm })
}

/** White space around a map that is cut into sheets. */
const BARE_MARGIN_MM = 2

/** Plans the map in its frame, with the cartouche if a corner is free. */
function planMapOnly(planned: Planned): SheetPlan {
  const mmPerHex = planned.options.mmPerHex ?? DEFAULT_MM_PER_HEX
  const { width, height } = boardMm(planned, mmPerHex)
  const textMm = computeDecorationTextMm({ width, height })
  const arrangement = arrange(planned, textMm)
  const panel = panelOf(arrangement, mmPerHex)
  const block = blockAround(panel, cornerOf(arrangement, panel, mmPerHex), { width: panel.width, plate: null, textMm })
  const sheet = { widthMm: block.width + 2 * BARE_MARGIN_MM, heightMm: block.height + 2 * BARE_MARGIN_MM }
  return placed(block, sheet, { mmPerHex, textMm })
}

/** The first placement is used unless another is larger by more than this factor. */
const NOTICED = 1.015

function planOnPaper(planned: Planned, sheets: readonly SheetSize[]): SheetPlan {
  const plans = sheets.flatMap((sheet) => planOn(planned, sheet))
  const largest = Math.max(...plans.map((plan) => plan.largest))
  const best = plans.find((plan) => plan.largest * NOTICED >= largest)
  const { mmPerHex } = planned.options
  if (!best)
    throw new PictureError(
      'The sheet is too small for the title and the legend: choose a larger one, or leave them out.',
    )
  if (mmPerHex === null) return best.at(best.largest)
  const roomy = mmPerHex <= best.largest ? plans.find((plan) => plan.largest >= mmPerHex && plan.fits(mmPerHex)) : null
  if (roomy) return roomy.at(mmPerHex)
  throw new PictureError(
    `At ${formatRulerMm(mmPerHex)} mm to a hex the map doesn’t fit the sheet: choose at most ${roundedDown(best.largest)} mm, a larger sheet, or several sheets.`,
  )
}

function roundedDown(mm: number): number {
  return Math.floor(mm * 10) / 10
}

/** Plans of a sheet by placement, each with its largest scale. */
function planOn(planned: Planned, sheet: SheetSize) {
  const textMm = computeDecorationTextMm({ width: sheet.widthMm, height: sheet.heightMm })
  const arrangement = arrange(planned, textMm)
  const margin = marginOf({ width: sheet.widthMm, height: sheet.heightMm })
  const [width, height] = [sheet.widthMm - 2 * margin, sheet.heightMm - 2 * margin]
  return PLACEMENTS.flatMap((placement) => {
    const blockAt = (mmPerHex: number) =>
      blockOf(arrangement, { mmPerHex, placement, width: placement.isWide ? width : 0 })
    const isOnSheet = (block: Block | null) => block !== null && block.width <= width && block.height <= height
    const largest = largestScale(
      (mmPerHex) => isWithin(arrangement, mmPerHex, { width, height }),
      (mmPerHex) => isOnSheet(blockAt(mmPerHex)),
    )
    const at = (mmPerHex: number) => {
      const block = blockAt(mmPerHex)
      if (!block) throw new PictureError('The sheet is too small for the title and the legend.')
      return placed(block, sheet, { mmPerHex, textMm })
    }
    return largest === 0 ? [] : [{ largest, at, fits: (mmPerHex: number) => isOnSheet(blockAt(mmPerHex)) }]
  })
}

/** Whether the map fits without its plate. */
function isWithin(arrangement: Arrangement, mmPerHex: number, room: { width: number; height: number }): boolean {
  const { width, height } = boardMm(arrangement, mmPerHex)
  return width <= room.width && height <= room.height
}

/**
 * Largest scale that fits; 0 if none. A plate beside a map needs a certain height, so that small maps do not fit
 * either: scales are tried from the largest possible one down, then refined.
 */
function largestScale(isPossible: (mmPerHex: number) => boolean, fits: (mmPerHex: number) => boolean): number {
  const most = bisect(0, 500, isPossible)
  for (let step = 0; step < SCALE_STEPS; step += 1) {
    const scale = most * (1 - step / SCALE_STEPS)
    if (fits(scale)) return step === 0 ? scale : bisect(scale, scale + most / SCALE_STEPS, fits)
  }
  return 0
}

const SCALE_STEPS = 40

/** Largest number that passes, given that `low` does. */
function bisect(low: number, high: number, passes: (value: number) => boolean): number {
  let [from, to] = [low, high]
  for (let step = 0; step < 14; step += 1) {
    const middle = (from + to) / 2
    if (passes(middle)) from = middle
    else to = middle
  }
  return from
}

function marginOf({ width, height }: { width: number; height: number }): number {
  return Math.min(MARGIN.most, Math.max(MARGIN.least, MARGIN.part * Math.min(width, height)))
}

function boardMm({ list }: Pick<Planned, 'list'>, mmPerHex: number) {
  return { width: list.width * computeHexRadius(mmPerHex), height: list.height * computeHexRadius(mmPerHex) }
}

interface Arrangement extends DecorationContext {
  readonly plates: MapLegendPanels
  readonly findCorner: ReturnType<typeof createFreeCornerFinder>
}

function arrange(planned: Planned, textMm: number): Arrangement {
  const context = { ...planned, textMm }
  return { ...context, plates: createMapLegendPanels(context), findCorner: createFreeCornerFinder(planned.list) }
}

interface Block {
  readonly width: number
  readonly height: number
  /** Relative to the block. */
  readonly board: Box
  readonly covered: Box | null
  readonly pieces: readonly PlacedDecoration[]
}

interface BlockRequest {
  readonly mmPerHex: number
  readonly placement: Placement
  /** Minimum width that a plate below may use. */
  readonly width: number
}

/** The map in its frame. */
interface Panel {
  readonly width: number
  readonly height: number
  readonly extent: FrameExtent
  readonly board: { readonly width: number; readonly height: number }
}

function panelOf(arrangement: Arrangement, mmPerHex: number): Panel {
  const extent = computeFrameExtent(chooseCoordinateStyle(mmPerHex, arrangement.options), arrangement.textMm)
  const board = boardMm(arrangement, mmPerHex)
  return { extent, board, width: board.width + 2 * extent.across, height: board.height + 2 * extent.down }
}

/** Arranges map, plate and foot. Null if the placement is impossible at the scale. */
function blockOf(arrangement: Arrangement, request: BlockRequest): Block | null {
  const panel = panelOf(arrangement, request.mmPerHex)
  const block =
    request.placement.side === 'beside'
      ? blockBeside(arrangement, panel, request)
      : blockBelow(arrangement, panel, request)
  if (!block) return null
  const foot = buildFoot(arrangement, block.width)
  if (!foot) return block
  const pieces = [...block.pieces, { piece: foot, x: 0, y: block.height }]
  return { ...block, height: block.height + foot.height, pieces }
}

function blockBeside(
  { plates, textMm }: Arrangement,
  panel: Panel,
  { mmPerHex, placement: { columns } }: BlockRequest,
): Block | null {
  const { extent, board } = panel
  const plate = plates.beside(board.height + 2 * extent.outer, columns, mmPerHex)
  if (!plate) return null
  const x = panel.width + GAPS.beside * textMm
  return {
    width: x + plate.width,
    height: panel.height,
    board: { x: extent.across, y: extent.down, ...board },
    covered: null,
    pieces: [{ piece: plate, x, y: extent.down - extent.outer }],
  }
}

function blockBelow(
  arrangement: Arrangement,
  panel: Panel,
  { mmPerHex, placement, width }: BlockRequest,
): Block | null {
  const { plates, textMm } = arrangement
  const { extent, board } = panel
  const corner = placement.isInCorner ? cornerOf(arrangement, panel, mmPerHex) : null
  if (placement.isInCorner && !corner) return null
  const frameWidth = board.width + 2 * extent.outer
  const plate = plates.below(Math.max(frameWidth, width), mmPerHex, !corner)
  return blockAround(panel, corner, { width: Math.max(panel.width, plate?.width ?? 0), plate, textMm })
}

/** The map with a cartouche in its corner and a plate below it, each if there is one. */
function blockAround(
  panel: Panel,
  corner: PlacedDecoration | null,
  { width, plate, textMm }: { readonly width: number; readonly plate: Decoration | null; readonly textMm: number },
): Block {
  const plateY = panel.height + (plate ? GAPS.below * textMm : 0)
  const origin = { x: (width - panel.width) / 2 + panel.extent.across, y: panel.extent.down }
  const title = corner && { ...corner, x: origin.x + corner.x, y: origin.y + corner.y }
  return {
    width,
    height: plateY + (plate?.height ?? 0),
    board: { ...origin, ...panel.board },
    covered: title && { x: title.x, y: title.y, width: title.piece.width, height: title.piece.height },
    pieces: [...(title ? [title] : []), ...(plate ? [{ piece: plate, x: (width - plate.width) / 2, y: plateY }] : [])],
  }
}

/** The cartouche in a free corner of the board, relative to the board. Null if there is none. */
function cornerOf(
  { plates: { title }, findCorner, textMm }: Arrangement,
  { board, extent }: Panel,
  mmPerHex: number,
): PlacedDecoration | null {
  if (!title) return null
  const radius = computeHexRadius(mmPerHex)
  const inset = extent.inner - GAPS.corner * textMm
  const corner = findCorner((title.width - inset) / radius, (title.height - inset) / radius)
  return corner && { piece: title, ...originIn(corner, title, { board, inset }) }
}

function originIn(
  corner: BoardCorner,
  { width, height }: Pick<Decoration, 'width' | 'height'>,
  { board, inset }: { readonly board: Panel['board']; readonly inset: number },
) {
  return {
    x: corner.endsWith('left') ? -inset : board.width + inset - width,
    y: corner.startsWith('top') ? -inset : board.height + inset - height,
  }
}

/** Centres a block on its sheet. */
function placed(block: Block, sheet: SheetSize, scale: { mmPerHex: number; textMm: number }): SheetPlan {
  const [x, y] = [(sheet.widthMm - block.width) / 2, (sheet.heightMm - block.height) * HEIGHT]
  return {
    ...sheet,
    ...scale,
    board: { ...block.board, x: block.board.x + x, y: block.board.y + y },
    covered: block.covered && { ...block.covered, x: block.covered.x + x, y: block.covered.y + y },
    pieces: block.pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })),
  }
}
