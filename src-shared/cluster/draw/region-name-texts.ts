import { breakIntoLines } from '#shared/kit/break-into-lines.ts'
import { createHexIndexer, type HexIndex } from '#shared/kit/hex-indexer.ts'
import { buildHexMask, iterateHexes } from '#shared/kit/hex-runs.ts'
import { findHexAt, type HexPoint } from '#shared/kit/hex.ts'
import type { RegionShape } from './draw-list.ts'
import type { LabelPosition } from './label-placer.ts'
import type { MapOnSheet } from './map-on-sheet.ts'
import { createTextBoxBuilder, type MapTextRequest } from './map-texts.ts'
import { createPathPen, createFillPaint, createStrokePaint } from './path-pen.ts'
import type { Box, Mark } from './picture.ts'

/** An attempt to place the name of a region. `part` is the share of its wanted size. */
interface RegionPass {
  readonly part: number
  readonly lines: number
  /** `beside` the region with a leader line, or `across` its border. */
  readonly where: 'inside' | 'beside' | 'across'
}

const LINES = [1, 2, 3] as const
/** Two lines are compact without being tall. */
const LINES_BESIDE = [2, 1, 3] as const
const SIZES = [1, 0.75, 0.55] as const
const LEAST_SIZE = SIZES[2]

/** Attempts in their order: inside on one to three lines, ever smaller; beside it; across its border. */
export const REGION_NAME_ATTEMPTS: readonly RegionPass[] = [
  ...SIZES.flatMap((part) => LINES.map((lines): RegionPass => ({ part, lines, where: 'inside' }))),
  ...LINES_BESIDE.map((lines): RegionPass => ({ part: LEAST_SIZE, lines, where: 'beside' })),
  { part: LEAST_SIZE, lines: 1, where: 'across' },
]

const MOST_HEXES = 120
/** Cost of a name that reaches beyond its region, in hexes from the centre. */
const ACROSS_COST = 20

/** A region, measured for placing its name. */
export interface MeasuredRegion {
  readonly region: RegionShape
  /** Centres of its hexes, at most {@link MOST_HEXES}. */
  readonly hexes: readonly HexPoint[]
  readonly middle: HexPoint
  /** Preferred text size in millimetres, larger for larger regions. */
  readonly wantedMm: number
  /** Whether a point is in this region. */
  readonly isIn: (point: HexPoint) => boolean
  /** Whether a point is in any region. */
  readonly isInAny: (point: HexPoint) => boolean
}

/** Measures regions for their names. */
export function measureRegions(plot: MapOnSheet, regions: readonly RegionShape[]): MeasuredRegion[] {
  const { board } = plot.list
  const all = buildHexMask(
    regions.flatMap(({ hexes }) => hexes),
    board,
  )
  const { indexOf } = createHexIndexer(board)
  /** The hex under a point, or null beside the board. */
  const findHex = ({ x, y }: HexPoint): HexIndex | null => {
    const place = findHexAt({ x: (x - plot.x) / plot.radiusMm, y: (y - plot.y) / plot.radiusMm }, board)
    return place && indexOf(place)
  }
  const isInAny = (point: HexPoint): boolean => all[findHex(point) ?? -1] === 1
  return regions.map((region) => {
    const own = new Set(Array.from(iterateHexes(region.hexes), indexOf))
    const isIn = (point: HexPoint): boolean => own.has(findHex(point) ?? -1)
    return { ...measureRegion(plot, region, own), isIn, isInAny }
  })
}

function measureRegion(
  plot: MapOnSheet,
  region: RegionShape,
  own: ReadonlySet<HexIndex>,
): Omit<MeasuredRegion, 'isIn' | 'isInAny'> {
  const { sizes, list, radiusMm } = plot
  const hexes = Array.from(own, (hex) => ({
    x: plot.x + (list.middles[2 * hex] ?? 0) * radiusMm,
    y: plot.y + (list.middles[2 * hex + 1] ?? 0) * radiusMm,
  }))
  const step = Math.ceil(hexes.length / MOST_HEXES)
  return {
    region,
    hexes: hexes.filter((_, index) => index % step === 0),
    middle: {
      x: hexes.reduce((sum, { x }) => sum + x, 0) / hexes.length,
      y: hexes.reduce((sum, { y }) => sum + y, 0) / hexes.length,
    },
    wantedMm: Math.min(sizes.labels.large, sizes.labels.small * (1 + Math.sqrt(hexes.length) / 10)),
  }
}

/** Name of a region, which a leader line joins to its hexes where it stands beside them. */
export interface RegionNameText extends MapTextRequest {
  readonly site: MeasuredRegion
  readonly hasLeader: boolean
}

/** Name of a region in one of its attempts, clear of routes. Without choices if it does not break into the lines. */
export function buildRegionNameText(plot: MapOnSheet, site: MeasuredRegion, pass: RegionPass): RegionNameText {
  const { palette, sizes } = plot
  const { region, wantedMm } = site
  const size = Math.max(sizes.smallName, wantedMm * pass.part)
  const setting = { face: 'italic', size, spacing: 0.14 * pass.part } as const
  const lines = breakIntoLines(region.name, pass.lines)
  return {
    site,
    hasLeader: pass.where === 'beside',
    text: region.name,
    lines,
    face: setting.face,
    sizeMm: size,
    spacing: setting.spacing,
    colour: region.isHidden ? palette.secret : palette.accent,
    avoidsLines: true,
    choices:
      lines.length === pass.lines
        ? listChoices(plot, site, { where: pass.where, boxAt: createTextBoxBuilder(lines, setting) })
        : [],
    fallback: null,
  }
}

interface Wanted {
  readonly where: RegionPass['where']
  readonly boxAt: (x: number, y: number) => Box
}

function listChoices(plot: MapOnSheet, site: MeasuredRegion, { where, boxAt }: Wanted): LabelPosition[] {
  if (where === 'beside') return listChoicesBeside(plot, site, boxAt)
  const { hexes, middle, isIn } = site
  const { mmPerHex } = plot
  return hexes.flatMap(({ x, y }) => {
    const cost = (2 * Math.hypot(x - middle.x, y - middle.y)) / mmPerHex
    return [boxAt(x, y), boxAt(x + mmPerHex / 2, y), boxAt(x, y + mmPerHex / 2)]
      .filter((box) => where === 'across' || listTestPoints(box).every(isIn))
      .map((box) => ({ box, cost: cost + (where === 'across' ? ACROSS_COST : 0) }))
  })
}

const DIRECTIONS = 16
/** Gaps between a region and a name beside it, in hexes. */
const GAPS = [0.3, 1, 1.8, 2.8, 4] as const

/** Cost of a name that stands in another region, in hexes. */
const FOREIGN_COST = 6

/** Positions around a region, the nearest first. */
function listChoicesBeside(
  { mmPerHex, radiusMm }: MapOnSheet,
  { hexes, middle, isIn, isInAny }: MeasuredRegion,
  boxAt: (x: number, y: number) => Box,
): LabelPosition[] {
  const { width, height } = boxAt(0, 0)
  const isForeign = (point: HexPoint) => isInAny(point) && !isIn(point)
  return Array.from({ length: DIRECTIONS }, (_, at) => (2 * Math.PI * at) / DIRECTIONS).flatMap((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const rim = Math.max(...hexes.map(({ x, y }) => (x - middle.x) * dx + (y - middle.y) * dy)) + radiusMm
    return GAPS.map((gap) => {
      const away = rim + gap * mmPerHex
      const x = middle.x + dx * (away + width / 2)
      const y = middle.y + dy * (away + height / 2)
      const box = boxAt(x, y)
      return { box, cost: gap + (listTestPoints(box).some(isForeign) ? FOREIGN_COST : 0) }
    })
  })
}

/** Points of a text: its ends, its middle and the points between, above and below. */
function listTestPoints({ x, y, width, height }: Box): HexPoint[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [0.15, 0.5, 0.85].map((down) => ({ x: x + width * part, y: y + height * down })),
  )
}

/** Line from a name beside its region to a dot in the nearest hex. */
export function buildLeaderMarks({ palette, sizes }: MapOnSheet, { site, colour }: RegionNameText, box: Box): Mark[] {
  const clamp = (value: number, from: number, length: number) => Math.min(from + length, Math.max(from, value))
  const legs = site.hexes.map((to) => {
    const from = { x: clamp(to.x, box.x, box.width), y: clamp(to.y, box.y, box.height) }
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
  })
  const shortest = Math.min(...legs.map(({ length }) => length))
  const leg = legs.find(({ length }) => length === shortest)
  if (!leg) return []
  const lineMm = sizes.hairline * 2
  const [line, dot] = [createPathPen(), createPathPen()]
  line.moveTo(leg.from.x, leg.from.y)
  line.lineTo(leg.to.x, leg.to.y)
  dot.circle(leg.to.x, leg.to.y, 2.2 * lineMm)
  const halo = createStrokePaint(palette.ground, 3 * lineMm)
  return [line.mark(halo), line.mark(createStrokePaint(colour, lineMm)), dot.mark(createFillPaint(colour))]
}
