import { type RegionShape } from './draw-list.ts'
import { drawInsetRings, drawRing } from './grid-marks.ts'
import { FOG_HATCH_PATTERN, HATCH_PATTERNS, computeHatchLines } from './hatching.ts'
import { insetRing } from './inset-ring.ts'
import type { MapOnSheet } from './map-on-sheet.ts'
import type { OutlineRing } from './outline.ts'
import { createPathPen, createFillPaint, createStrokePaint } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Mark, Paint } from './picture.ts'
import { getDashPattern } from './route-marks.ts'

/** Distance of hatching lines in hex radii, and limits of it on paper. */
const APART = 0.36
const APART_MM = { least: 1.1, most: 4 } as const

/** Distance of the hatching lines of a map, in millimetres. */
function getHatchDistance({ radiusMm }: Pick<MapOnSheet, 'radiusMm'>): number {
  return Math.min(APART_MM.most, Math.max(APART_MM.least, APART * radiusMm))
}

/** Colour of a region's hatching and border. */
export function getRegionColour({ colour, isHidden }: RegionShape, palette: PictureTheme): string {
  if (isHidden) return palette.secret
  return palette.isColoured ? colour : palette.dim
}

/** Colour of a region's border: stronger than its hatching. */
export function getRegionBorderColour(region: RegionShape, palette: PictureTheme): string {
  return region.isHidden || palette.isColoured ? getRegionColour(region, palette) : palette.ink
}

/** Paint of the lines of a hatching, or of its dots if it is dotted. */
export function getHatchPaint(colour: string, apartMm: number, isDotted: boolean): Paint {
  const lineMm = apartMm * (isDotted ? 0.26 : 0.085)
  return createStrokePaint(colour, lineMm, {
    dash: isDotted ? [0.01, apartMm - 0.01] : [],
    opacity: isDotted ? 0.8 : 0.62,
  })
}

/** Width of a border. */
function borderMm({ sizes }: MapOnSheet): number {
  return sizes.route * 1.5
}

/**
 * Regions: hatched hexes, tinted in coloured styles, and a border just inside their edge, so that borders of adjacent
 * regions run side by side.
 */
export function buildRegionMarks(plot: MapOnSheet): Mark[] {
  const { regions } = plot.list
  const fills = regions.flatMap((region, index) => (region.isFilled ? fillMarks(plot, region, index) : []))
  const borders = regions.flatMap((region) => (region.border === null ? [] : [borderMark(plot, region)]))
  return [...fills, ...borders]
}

/** Opacity of regions without hatching where styles have no tint of their own. */
const PLAIN_TINT = 0.13

/** Tint of a region; null for none. */
export function findRegionTintPaint(region: RegionShape, palette: PictureTheme): Paint | null {
  if (region.isHatched === true) return null
  if (palette.isColoured) return createFillPaint(region.colour, palette.tint)
  return region.isHatched === false ? createFillPaint(palette.ink, PLAIN_TINT) : null
}

function fillMarks(plot: MapOnSheet, region: RegionShape, index: number): Mark[] {
  const tint = findRegionTintPaint(region, plot.palette)
  const pen = createPathPen()
  for (const ring of region.rings) drawRing(pen, plot, ring)
  const pattern = region.isHatched === false ? [] : (HATCH_PATTERNS[index % HATCH_PATTERNS.length] ?? [])
  return [
    ...(tint ? [pen.mark(tint)] : []),
    ...hatchMarks(plot, { rings: region.rings, pattern, colour: getRegionColour(region, plot.palette) }),
  ]
}

interface Hatching {
  readonly rings: readonly OutlineRing[]
  readonly pattern: (typeof HATCH_PATTERNS)[number]
  readonly colour: string
}

function hatchMarks(plot: MapOnSheet, { rings, pattern, colour }: Hatching): Mark[] {
  const { x, y, radiusMm } = plot
  const apartMm = getHatchDistance(plot)
  return pattern.map((set) => {
    const pen = createPathPen()
    const lines = computeHatchLines({ rings, apart: apartMm / radiusMm }, set)
    for (let at = 0; at + 3 < lines.length; at += 4) {
      pen.moveTo(x + (lines[at] ?? 0) * radiusMm, y + (lines[at + 1] ?? 0) * radiusMm)
      pen.lineTo(x + (lines[at + 2] ?? 0) * radiusMm, y + (lines[at + 3] ?? 0) * radiusMm)
    }
    return pen.mark(getHatchPaint(colour, apartMm, set.isDotted))
  })
}

function borderMark(plot: MapOnSheet, region: RegionShape): Mark {
  const { rings, border, isHidden } = region
  const lineMm = borderMm(plot)
  const pen = createPathPen()
  drawInsetRings(pen, plot, rings, lineMm)
  return pen.mark(
    createStrokePaint(getRegionBorderColour(region, plot.palette), lineMm, {
      dash: getDashPattern(isHidden ? 'dotted' : (border ?? 'solid'), lineMm),
    }),
  )
}

/** Hexes that players have not seen: dotted, with a dotted edge. */
export function buildFogMarks(plot: MapOnSheet): Mark[] {
  const { rings } = plot.list.fog
  if (rings.length === 0) return []
  const { route } = plot.sizes
  const edge = createPathPen()
  for (const ring of rings) drawRing(edge, plot, insetRing(ring, (0.5 * route) / plot.radiusMm))
  return [
    ...hatchMarks(plot, { rings, pattern: FOG_HATCH_PATTERN, colour: plot.palette.fog }),
    edge.mark(createStrokePaint(plot.palette.fog, route * 0.9, { dash: getDashPattern('dotted', route) })),
  ]
}
