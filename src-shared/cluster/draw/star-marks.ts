import { getDigitRadius, buildStarGlyph } from '#shared/kit/star-glyph.ts'
import { type LegendEntry, STAR_SIZES } from '../chart.ts'
import { getFullStarRadius, hasStarFlag, type MapPlacement, listStarRings, getStarPosition } from './map-placement.ts'
import { createFill, createPathPen, drawPolygon, createStroke } from './path-pen.ts'
import { type PictureColours, getContrastColour } from './picture-colours.ts'
import type { Mark, PathMark, StampsMark, TextsMark } from './picture.ts'

/** Digits smaller than 3 pt or than the requested minimum are omitted, because the rays show the rating. */
const LEAST_DIGIT = 1.05

/** Look of a star: rating style and radius. */
export interface StarStyle {
  readonly rating: number
  readonly entry: LegendEntry
  readonly reach: number
  readonly leastTextMm?: number | undefined
}

/** A star around 0,0: its glyph with an edge, and its rating as a digit if there is room. */
export function buildStarParts(
  { rating, entry, reach, leastTextMm = 0 }: StarStyle,
  palette: PictureColours,
): (PathMark | TextsMark)[] {
  const { fill, edge } = coloursOf(rating, entry, palette)
  const { disc, polygons } = buildStarGlyph(entry.shape, rating, reach)
  const pen = createPathPen()
  for (const polygon of polygons) drawPolygon(pen, polygon)
  if (disc > 0) pen.circle(0, 0, disc)
  const outline = pen.mark({ ...createFill(edge), stroke: edge, lineMm: reach * (edge === fill ? 0.07 : 0.14) })
  const body = edge === fill ? [] : [pen.mark(createFill(fill))]
  const sizeMm = getDigitRadius(entry.shape) * reach * 1.34
  return [
    outline,
    ...body,
    ...(sizeMm < Math.max(LEAST_DIGIT, leastTextMm) ? [] : [digitOf(rating, sizeMm, getContrastColour(fill))]),
  ]
}

function coloursOf(rating: number, { colour }: LegendEntry, palette: PictureColours) {
  const usual = palette.stars[rating - 1] ?? { fill: palette.ink, edge: palette.ink }
  return palette.isColoured && colour !== null ? { fill: colour, edge: colour } : usual
}

function digitOf(rating: number, sizeMm: number, colour: string): TextsMark {
  const look = { face: 'mono', sizeMm, anchor: 'middle', colour, spacing: 0, halo: null } as const
  return { kind: 'texts', look, items: [{ text: String(rating), x: 0, y: sizeMm * 0.365 }] }
}

/** A ring around 0,0: solid for a homeworld, broken for a star unknown to players. */
export function buildStarRing(radius: number, isBroken: boolean, { accent }: PictureColours): PathMark {
  const pen = createPathPen()
  pen.circle(0, 0, radius)
  const dash = isBroken ? [radius * 0.42, radius * 0.36] : []
  return pen.mark(createStroke(accent, radius * 0.13, { dash }))
}

/** A fort: square brackets on both sides, around 0,0. */
export function buildFortGlyph(half: number, { ink }: PictureColours): PathMark {
  const pen = createPathPen()
  for (const side of [-1, 1]) {
    pen.moveTo(side * half * 0.6, -half)
    pen.lineTo(side * half, -half)
    pen.lineTo(side * half, half)
    pen.lineTo(side * half * 0.6, half)
  }
  return pen.mark(createStroke(ink, half * 0.11))
}

/** All stars with their rings and forts. */
export function drawStarMarks(plot: MapPlacement): Mark[] {
  const { list, palette, options } = plot
  const { leastTextMm } = options
  const stamps = new Map<string, StampsMark & { readonly at: number[] }>()
  const put = (id: string, reachMm: number, { x, y }: { x: number; y: number }, parts: () => StampsMark['parts']) => {
    const stamp = stamps.get(id) ?? { kind: 'stamps', id, reachMm, parts: parts(), at: [] }
    stamp.at.push(x, y)
    stamps.set(id, stamp)
  }
  for (let star = 0; star < list.stars.count; star += 1) {
    const place = getStarPosition(plot, star)
    const rating = list.stars.ratings[star] ?? 1
    const entry = list.legend[rating - 1] ?? list.legend[0]
    const size = STAR_SIZES[list.stars.sizes[star] ?? 2] ?? 'medium'
    for (const { radius, isBroken } of listStarRings(plot, star)) {
      const ring = radius * place.reach
      put(`${isBroken ? 'hidden' : 'home'}-${ring.toFixed(3)}`.replace('.', '-'), ring, place, () => [
        buildStarRing(ring, isBroken, palette),
      ])
    }
    if (hasStarFlag(plot, star, 'fort')) {
      const half = getFullStarRadius(plot, star) * 1.08
      put(`fort-${half.toFixed(3)}`.replace('.', '-'), half, place, () => [buildFortGlyph(half, palette)])
    }
    put(`star-${rating}-${size}`, place.reach, place, () =>
      buildStarParts({ rating, entry, reach: place.reach, leastTextMm }, palette),
    )
  }
  return [...stamps.values()]
}
