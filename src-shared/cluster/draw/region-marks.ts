import { iterateHexes } from '#shared/kit/hex-runs.ts'
import { HEX_WIDTH, type HexPlace } from '#shared/kit/hex.ts'
import type { RegionShape } from './draw-list.ts'
import { drawRing } from './grid-marks.ts'
import { insetRing } from './inset-ring.ts'
import type { MapPlacement } from './map-placement.ts'
import { createPathPen, createFill, type PathPen, createStroke } from './path-pen.ts'
import type { Mark, Paint } from './picture.ts'
import { getDashPattern } from './route-marks.ts'

/** Opacities that distinguish regions without colours, in order. */
const TINTS = [0.06, 0.13, 0.09, 0.16] as const
const COLOUR_TINT = { ink: 0, paper: 0.16, void: 0.2 } as const

/** Fill of a region's hexes. */
export function getRegionTint({ palette, options }: Tinted, { colour }: RegionShape, index: number): Paint {
  return palette.isColoured
    ? createFill(colour, COLOUR_TINT[options.style])
    : createFill(palette.ink, TINTS[index % TINTS.length] ?? TINTS[0])
}

type Tinted = Pick<MapPlacement, 'palette' | 'options'>

/** Width of a border. */
function borderMm({ sizes }: MapPlacement): number {
  return sizes.route * 1.5
}

/** Regions: tinted hexes, and a border just inside their edge, so that borders of adjacent regions run side by side. */
export function drawRegionMarks(plot: MapPlacement): Mark[] {
  const { regions } = plot.list
  const fills = regions.flatMap((region, index) => {
    if (!region.isFilled) return []
    return [region.isHatched ? hatchMark(plot, region) : fillMark(plot, region, index)]
  })
  const borders = regions.flatMap((region) => (region.border === null ? [] : [borderMark(plot, region)]))
  return [...fills, ...borders]
}

function fillMark(plot: MapPlacement, region: RegionShape, index: number): Mark {
  const pen = createPathPen()
  for (const ring of region.rings) drawRing(pen, plot, ring)
  return pen.mark(getRegionTint(plot, region, index))
}

function hatchMark(plot: MapPlacement, { hexes, colour }: RegionShape): Mark {
  const pen = createPathPen()
  for (const place of iterateHexes(hexes)) drawHatch(pen, plot, place)
  const { palette, sizes } = plot
  return pen.mark(createStroke(palette.isColoured ? colour : palette.dim, sizes.hairline * 2.5, { opacity: 0.7 }))
}

function borderMark(plot: MapPlacement, { rings, colour, border, isHidden }: RegionShape): Mark {
  const lineMm = borderMm(plot)
  const inset = (0.62 * lineMm) / plot.radiusMm
  const pen = createPathPen()
  for (const ring of rings) drawRing(pen, plot, insetRing(ring, inset))
  const stroke = isHidden ? plot.palette.accent : plot.palette.isColoured ? colour : plot.palette.dim
  return pen.mark(
    createStroke(stroke, lineMm, { dash: getDashPattern(isHidden ? 'dotted' : (border ?? 'solid'), lineMm) }),
  )
}

/** Hexes that players have not seen: hatched, to distinguish them from tinted regions without colour. */
export function drawFogMarks(plot: MapPlacement): Mark[] {
  const { rings, hexes } = plot.list.fog
  if (rings.length === 0) return []
  const { hairline, route } = plot.sizes
  const [hatch, edge] = [createPathPen(), createPathPen()]
  for (const place of iterateHexes(hexes)) drawHatch(hatch, plot, place)
  for (const ring of rings) drawRing(edge, plot, insetRing(ring, (0.5 * route) / plot.radiusMm))
  return [
    hatch.mark(createStroke(plot.palette.fog, hairline, { opacity: 0.55 })),
    edge.mark(createStroke(plot.palette.fog, route * 0.8, { dash: getDashPattern('dotted', route) })),
  ]
}

/**
 * Three lines across a hex, from side to opposite side. With those of its neighbours they are half a radius apart
 * everywhere.
 */
function drawHatch(
  pen: PathPen,
  { list: { board, middles }, x, y, radiusMm }: MapPlacement,
  { row, column }: HexPlace,
): void {
  const hex = 2 * ((row - 1) * board.columns + column - 1)
  const angle = -Math.PI / (board.orientation === 'pointy' ? 3 : 6)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const half = HEX_WIDTH / 2
  for (const aside of [-0.5, 0, 0.5]) {
    const [atX, atY] = [(middles[hex] ?? 0) - aside * dy, (middles[hex + 1] ?? 0) + aside * dx]
    pen.moveTo(x + radiusMm * (atX - half * dx), y + radiusMm * (atY - half * dy))
    pen.lineTo(x + radiusMm * (atX + half * dx), y + radiusMm * (atY + half * dy))
  }
}
