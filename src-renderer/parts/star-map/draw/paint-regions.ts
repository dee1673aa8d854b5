import type { RegionShape } from '#shared/cluster/draw/draw-list.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { type Detail, detailAt } from './detail.ts'
import { patternOf } from './hatching.ts'
import { sideDashes } from './lines.ts'
import type { MapIndex } from './map-index.ts'
import { boxOf, meet, pageScale, type Plate } from './plate.ts'
import { boxOfRing, traceRings, traceSides } from './rings.ts'

const TINT = 0.17
const HIDDEN = 0.6
const HATCH = 0.6
const HATCHING = { apart: 8, width: 1.5, lean: 'right' } as const
/** The size of a region's name, in pixels of the page. */
const NAME = { least: 11, most: 26, part: 0.75, alpha: 0.75 } as const

/** Tints the hexes of regions. */
export function paintRegionTints(plate: Plate, { list }: MapIndex): void {
  const { context, layers } = plate
  for (const region of list.regions) {
    if (!region.isFilled || !isInSight(region, plate)) continue
    context.globalAlpha = (region.isHatched ? HATCH : TINT) * layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    context.fillStyle = (region.isHatched && patternOf(plate, { ...HATCHING, colour: region.colour })) || region.colour
    traceRings(context, region.rings, plate)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Draws the borders of regions just inside their rims, and their names where they have room. */
export function paintRegionBorders(plate: Plate, index: MapIndex): void {
  const { context, layers } = plate
  const detail = detailAt(pageScale(plate))
  for (const region of index.list.regions) {
    if (!isInSight(region, plate)) continue
    context.globalAlpha = layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    if (region.border) paintBorder(plate, region, detail)
    if (detail.regionNames) paintName(plate, region, index)
  }
  context.globalAlpha = 1
}

function isInSight({ rings }: RegionShape, plate: Plate): boolean {
  const box = boxOf(plate)
  return rings.some((ring) => meet(boxOfRing(ring), box))
}

function paintBorder(plate: Plate, { rings, border, colour, isHidden }: RegionShape, { borderWidth }: Detail): void {
  const { context, scale, ratio } = plate
  const width = scale < 4 * ratio ? 1 : borderWidth * ratio
  const style = isHidden ? 'dotted' : (border ?? 'solid')
  const { dashes, offset } = sideDashes(style, width, scale)
  context.setLineDash(scale < 3 * ratio ? [] : dashes)
  context.lineDashOffset = offset
  context.lineWidth = width
  context.strokeStyle = colour
  traceSides(plate, rings, width / 2)
  context.stroke()
  context.setLineDash([])
}

/** Spaced capitals across the region's longest row about its middle. */
function paintName(plate: Plate, { name, hexes, colour }: RegionShape, { list: { middles, board } }: MapIndex): void {
  const { context, scale, left, top, ratio, palette } = plate
  const spot = nameSpot(hexes, board.columns, middles)
  if (!spot) return
  const text = name.toUpperCase()
  const room = (spot.width * scale * NAME.part) / (text.length * 0.72)
  const size = Math.min(NAME.most * ratio, room)
  if (size < NAME.least * ratio) return
  context.font = `500 ${size.toFixed(1)}px ${palette.book}`
  context.letterSpacing = `${(size * 0.14).toFixed(1)}px`
  context.globalAlpha *= NAME.alpha
  context.fillStyle = colour
  context.fillText(text, spot.x * scale - left, spot.y * scale - top)
  context.letterSpacing = '0px'
}

interface NameSpot {
  readonly x: number
  readonly y: number
  /** Hex radii. */
  readonly width: number
}

const spots = new WeakMap<HexRuns, NameSpot | null>()

/** Where a region's name stands: on its longest run, rather one about its middle. */
export function nameSpot(hexes: HexRuns, columns: number, middles: Float32Array): NameSpot | null {
  const known = spots.get(hexes)
  if (known !== undefined) return known
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
    const worth = last - first + 1 - Math.abs(row - middleRow) * 0.8
    if (worth <= most) continue
    most = worth
    const [one, other] = [(row - 1) * columns + first - 1, (row - 1) * columns + last - 1]
    const x1 = middles[2 * one] ?? 0
    const x2 = middles[2 * other] ?? 0
    best = {
      x: (x1 + x2) / 2,
      y: ((middles[2 * one + 1] ?? 0) + (middles[2 * other + 1] ?? 0)) / 2,
      width: x2 - x1 + 1.5,
    }
  }
  spots.set(hexes, best)
  return best
}
