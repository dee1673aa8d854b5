import { getStarDigitRadiusRatio, buildStarGlyph } from '#shared/kit/star-glyph.ts'
import { type LegendEntry, STAR_SIZES } from '../chart.ts'
import {
  getFullStarRadius,
  hasStarFlag,
  type MapOnSheet,
  listStarRings,
  getStarPosition,
  getStarRank,
  type StarRingKind,
} from './map-on-sheet.ts'
import { createFillPaint, createPathPen, drawPolygon, createStrokePaint } from './path-pen.ts'
import { type PictureTheme, getContrastColour } from './picture-theme.ts'
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
export function buildStarGlyphMarks(
  { rating, entry, reach, leastTextMm = 0 }: StarMarkStyle,
  palette: PictureTheme,
): (PathMark | TextsMark)[] {
  const { fill, edge } = coloursOf(rating, entry, palette)
  const { disc, polygons } = buildStarGlyph(entry.shape, rating, reach)
  const pen = createPathPen()
  for (const polygon of polygons) drawPolygon(pen, polygon)
  if (disc > 0) pen.circle(0, 0, disc)
  const outline = pen.mark({ ...createFillPaint(edge), stroke: edge, lineMm: reach * (edge === fill ? 0.07 : 0.14) })
  const body = edge === fill ? [] : [pen.mark(createFillPaint(fill))]
  const sizeMm = digitSize(entry.shape, reach)
  return [
    outline,
    ...body,
    ...(sizeMm < Math.max(LEAST_DIGIT, leastTextMm) ? [] : [digitOf(rating, sizeMm, getContrastColour(fill))]),
  ]
}

function coloursOf(rating: number, { colour }: LegendEntry, palette: PictureTheme) {
  const usual = palette.stars[rating - 1] ?? { fill: palette.ink, edge: palette.ink }
  return palette.isColoured && colour !== null ? { fill: colour, edge: colour } : usual
}

const digitSize = (shape: LegendEntry['shape'], reach: number) => getStarDigitRadiusRatio(shape) * reach * 1.34

function digitOf(rating: number, sizeMm: number, colour: string): TextsMark {
  const look = { face: 'mono', sizeMm, anchor: 'middle', colour, spacing: 0, halo: null } as const
  return { kind: 'texts', look, items: [{ text: String(rating), x: 0, y: sizeMm * 0.365 }] }
}

/** A ring around 0,0. */
export function buildStarRingMark(radius: number, kind: StarRingKind, { ink, accent, secret }: PictureTheme): PathMark {
  const pen = createPathPen()
  pen.circle(0, 0, radius)
  switch (kind) {
    case 'home':
      return pen.mark(createStrokePaint(ink, radius * 0.12))
    case 'outer':
      return pen.mark(createStrokePaint(accent, radius * 0.06))
    case 'broken':
      return pen.mark(createStrokePaint(secret, radius * 0.13, { dash: [radius * 0.42, radius * 0.36] }))
  }
}

/** A fort: square brackets on both sides, around 0,0. */
export function buildFortMark(half: number, { ink }: PictureTheme): PathMark {
  const pen = createPathPen()
  for (const side of [-1, 1]) {
    pen.moveTo(side * half * 0.6, -half)
    pen.lineTo(side * half, -half)
    pen.lineTo(side * half, half)
    pen.lineTo(side * half * 0.6, half)
  }
  return pen.mark(createStrokePaint(ink, half * 0.11))
}

/** Whether every star has room for its digit. */
function hasDigits(plot: MapOnSheet): boolean {
  const { list, options } = plot
  const least = Math.max(LEAST_DIGIT, options.leastTextMm ?? 0)
  return Array.from(list.stars.ratings, (rating, star) => {
    const { shape } = list.legend[rating - 1] ?? list.legend[0]
    return digitSize(shape, getStarPosition(plot, star).reach)
  }).every((size) => size >= least)
}

/** All stars with their rings and forts. */
export function buildMapStarMarks(plot: MapOnSheet): Mark[] {
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
      put(`${kind}-${ring.toFixed(3)}`.replace('.', '-'), ring, place, () => [buildStarRingMark(ring, kind, palette)])
    }
    if (hasStarFlag(plot, star, 'fort')) {
      const half = getFullStarRadius(plot, star) * 1.08
      put(`fort-${half.toFixed(3)}`.replace('.', '-'), half, place, () => [buildFortMark(half, palette)])
    }
    put(`star-${rating}-${size}-${getStarRank(list.stars, star)}`, place.reach, place, () =>
      buildStarGlyphMarks({ rating, entry, reach: place.reach, leastTextMm }, palette),
    )
  }
  return [...stamps.values()]
}
