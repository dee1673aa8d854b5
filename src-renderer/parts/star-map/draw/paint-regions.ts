import type { RegionShape } from '#shared/cluster/draw/draw-list.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { createHatchPattern } from './hatching.ts'
import { type LevelOfDetail, getLevelOfDetail } from './level-of-detail.ts'
import { fitDashesToSide } from './lines.ts'
import { getCanvasBox, doBoxesMeet, getPageScale, type MapCanvas } from './map-canvas.ts'
import type { MapIndex } from './map-index.ts'
import { getAreaNameAlpha } from './paint-labels.ts'
import { getRingBox, traceRings, traceSides } from './rings.ts'

const TINT = 0.17
const HIDDEN = 0.6
const HATCH = 0.6
const HATCHING = { apart: 8, width: 1.5, lean: 'right' } as const
/** Font size of a region's name, in CSS pixels. */
const NAME = { least: 12, most: 26, part: 0.75, alpha: 0.75 } as const

export function paintRegionTints(plate: MapCanvas, { list }: MapIndex): void {
  const { context, layers } = plate
  for (const region of list.regions) {
    if (!region.isFilled || !isInSight(region, plate)) continue
    context.globalAlpha = (region.isHatched ? HATCH : TINT) * layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    context.fillStyle =
      (region.isHatched && createHatchPattern(plate, { ...HATCHING, colour: region.colour })) || region.colour
    traceRings(context, region.rings, plate)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Paints the borders of regions just inside their outlines, and their names where they fit. */
export function paintRegionBorders(plate: MapCanvas, index: MapIndex): void {
  const { context, layers } = plate
  const detail = getLevelOfDetail(getPageScale(plate))
  for (const region of index.list.regions) {
    if (!isInSight(region, plate)) continue
    context.globalAlpha = layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    if (region.border) paintBorder(plate, region, detail)
    if (detail.regionNames) paintName(plate, region, index)
  }
  context.globalAlpha = 1
}

function isInSight({ rings }: RegionShape, plate: MapCanvas): boolean {
  const box = getCanvasBox(plate)
  return rings.some((ring) => doBoxesMeet(getRingBox(ring), box))
}

function paintBorder(
  plate: MapCanvas,
  { rings, border, colour, isHidden }: RegionShape,
  { borderWidth }: LevelOfDetail,
): void {
  const { context, scale, ratio } = plate
  const width = scale < 4 * ratio ? 1 : borderWidth * ratio
  const style = isHidden ? 'dotted' : (border ?? 'solid')
  const { dashes, offset } = fitDashesToSide(style, width, scale)
  context.setLineDash(scale < 3 * ratio ? [] : dashes)
  context.lineDashOffset = offset
  context.lineWidth = width
  context.strokeStyle = colour
  traceSides(plate, rings, width / 2)
  context.stroke()
  context.setLineDash([])
}

/**
 * Paints spaced capitals across the region's longest row near its middle. A name that is too long overlaps the border
 * rather than vanish.
 */
function paintName(plate: MapCanvas, { name, hexes, colour }: RegionShape, index: MapIndex): void {
  const { context, scale, left, top, ratio, palette } = plate
  const spot = findNamePosition(hexes, index)
  if (!spot) return
  const { text, size } = fitRegionName(name, (spot.width * scale) / ratio)
  if (text === '') return
  context.font = `500 ${(size * ratio).toFixed(1)}px ${palette.book}`
  context.letterSpacing = `${(size * ratio * 0.14).toFixed(1)}px`
  context.globalAlpha *= NAME.alpha * getAreaNameAlpha(getPageScale(plate))
  context.fillStyle = colour
  context.fillText(text, spot.x * scale - left, spot.y * scale - top)
  context.letterSpacing = '0px'
}

/** Regions narrower than this, in CSS pixels, are too small for a name. */
const TOO_NARROW = 20

/** Fits a region's name to a width: whole, else without its article and at least at the minimum font size. */
export function fitRegionName(name: string, room: number): { readonly text: string; readonly size: number } {
  const sizeOf = (text: string) => Math.min(NAME.most, (room * NAME.part) / (Math.max(1, text.length) * 0.72))
  const whole = name.toUpperCase()
  if (sizeOf(whole) >= NAME.least) return { text: whole, size: sizeOf(whole) }
  const short = whole.replace(/^(?:THE|AN?) (?=.)/, '')
  return room < TOO_NARROW ? { text: '', size: 0 } : { text: short, size: Math.max(NAME.least, sizeOf(short)) }
}

interface NameSpot {
  readonly x: number
  readonly y: number
  /** In hex radii. */
  readonly width: number
}

/** Cache of name positions, valid while the stars and a region's hexes stay the same. */
const spots = new WeakMap<Int32Array, WeakMap<HexRuns, NameSpot | null>>()

/** Additional length a run needs for each star that the name would cover. */
const STAR_COST = 3

/** Finds the position of a region's name: on its longest run, preferably near its middle and without stars. */
export function findNamePosition(hexes: HexRuns, { starAt, list }: Pick<MapIndex, 'starAt' | 'list'>): NameSpot | null {
  const { middles, board } = list
  const { columns } = board
  const known = spots.get(starAt) ?? new WeakMap<HexRuns, NameSpot | null>()
  spots.set(starAt, known)
  const before = known.get(hexes)
  if (before !== undefined) return before
  const rows = hexes.reduce((sum, [row, first, last]) => sum + row * (last - first + 1), 0)
  const middleRow =
    rows /
    Math.max(
      1,
      hexes.reduce((sum, [, first, last]) => sum + last - first + 1, 0),
    )
  let best: NameSpot | null = null
  let most = -Infinity
  for (const [row, first, last] of hexes) {
    const [a, b] = [(row - 1) * columns + first - 1, (row - 1) * columns + last - 1]
    const stars = starAt.subarray(a, b + 1).filter((star) => star >= 0).length
    const worth = last - first + 1 - Math.abs(row - middleRow) * 0.8 - STAR_COST * stars
    if (worth <= most) continue
    most = worth
    const x1 = middles[2 * a] ?? 0
    const x2 = middles[2 * b] ?? 0
    best = {
      x: (x1 + x2) / 2,
      y: ((middles[2 * a + 1] ?? 0) + (middles[2 * b + 1] ?? 0)) / 2,
      width: x2 - x1 + 1.5,
    }
  }
  known.set(hexes, best)
  return best
}
