import { getStarDigitRadius, buildStarGlyph } from '#shared/kit/star-glyph.ts'
import { type LegendEntry, STAR_SIZES } from '../chart.ts'
import {
  getFullStarRadius,
  hasStarFlag,
  type MapPlacement,
  listStarRings,
  getStarPosition,
  getStarRank,
  type StarRingKind,
} from './map-placement.ts'
import { createFill, createPathPen, drawPolygon, createStroke } from './path-pen.ts'
import { type PictureColours, getContrastColour } from './picture-colours.ts'
import type { Mark, PathMark, StampsMark, TextsMark } from './picture.ts'

/** Digits smaller than 3 pt or than the requested minimum are omitted, because the rays show the rating. */
const LEAST_DIGIT = 1.05

/** Look of a star: rating style and radius. */
export interface StarMarkStyle {
  readonly rating: number
  readonly entry: LegendEntry
  readonly reach: number
  readonly leastTextMm?: number | undefined
}

/** A star around 0,0: its glyph with an edge, and its rating as a digit if there is room. */
export function buildStarParts(
  { rating, entry, reach, leastTextMm = 0 }: StarMarkStyle,
  palette: PictureColours,
): (PathMark | TextsMark)[] {
  const { fill, edge } = coloursOf(rating, entry, palette)
  const { disc, polygons } = buildStarGlyph(entry.shape, rating, reach)
  const pen = createPathPen()
  for (const polygon of polygons) drawPolygon(pen, polygon)
  if (disc > 0) pen.circle(0, 0, disc)
  const outline = pen.mark({ ...createFill(edge), stroke: edge, lineMm: reach * (edge === fill ? 0.07 : 0.14) })
  const body = edge === fill ? [] : [pen.mark(createFill(fill))]
  const sizeMm = digitSize(entry.shape, reach)
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

const digitSize = (shape: LegendEntry['shape'], reach: number) => getStarDigitRadius(shape) * reach * 1.34

function digitOf(rating: number, sizeMm: number, colour: string): TextsMark {
  const look = { face: 'mono', sizeMm, anchor: 'middle', colour, spacing: 0, halo: null } as const
  return { kind: 'texts', look, items: [{ text: String(rating), x: 0, y: sizeMm * 0.365 }] }
}

/** A ring around 0,0. */
export function buildStarRing(radius: number, kind: StarRingKind, { ink, accent, secret }: PictureColours): PathMark {
  const pen = createPathPen()
  pen.circle(0, 0, radius)
  switch (kind) {
    case 'home':
      return pen.mark(createStroke(ink, radius * 0.12))
    case 'outer':
      return pen.mark(createStroke(accent, radius * 0.06))
    case 'broken':
      return pen.mark(createStroke(secret, radius * 0.13, { dash: [radius * 0.42, radius * 0.36] }))
  }
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

/** Whether every star has room for its digit. */
function hasDigits(plot: MapPlacement): boolean {
  const { list, options } = plot
  const least = Math.max(LEAST_DIGIT, options.leastTextMm ?? 0)
  return Array.from(list.stars.ratings, (rating, star) => {
    const { shape } = list.legend[rating - 1] ?? list.legend[0]
    return digitSize(shape, getStarPosition(plot, star).reach)
  }).every((size) => size >= least)
}

/** All stars with their rings and forts. */
export function drawStarMarks(plot: MapPlacement): Mark[] {
  const { list, palette, options } = plot
  const leastTextMm = hasDigits(plot) ? options.leastTextMm : Infinity
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
    for (const { radius, kind } of listStarRings(plot, star)) {
      const ring = radius * place.reach
      put(`${kind}-${ring.toFixed(3)}`.replace('.', '-'), ring, place, () => [buildStarRing(ring, kind, palette)])
    }
    if (hasStarFlag(plot, star, 'fort')) {
      const half = getFullStarRadius(plot, star) * 1.08
      put(`fort-${half.toFixed(3)}`.replace('.', '-'), half, place, () => [buildFortGlyph(half, palette)])
    }
    put(`star-${rating}-${size}-${getStarRank(list.stars, star)}`, place.reach, place, () =>
      buildStarParts({ rating, entry, reach: place.reach, leastTextMm }, palette),
    )
  }
  return [...stamps.values()]
}
