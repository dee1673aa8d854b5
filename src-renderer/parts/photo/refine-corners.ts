import type { Point } from '#shared/kit/convex.ts'
import { type GreyPixels, interpolateGrey } from './pixels.ts'

/** Number of samples along each side, none near its ends, where corners are rounded. */
const PLACES = 24
const FROM_END = 0.15
const STEP = 0.25

/**
 * Refines the corners of a dark square on white to subpixel accuracy, as intersections of lines fitted to its sides.
 * Corners are unchanged if a side is not visible enough.
 */
export function refineCorners(greys: GreyPixels, corners: readonly Point[], reach: number): Point[] {
  const lines = corners.map((corner, at) =>
    sideLine(greys, corner, corners[(at + 1) % corners.length] ?? corner, reach),
  )
  return corners.map((corner, at) => {
    const [before, after] = [lines[(at + corners.length - 1) % corners.length], lines[at]]
    const met = before && after ? meeting(before, after) : null
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) <= 2 * reach ? met : corner
  })
}

/** A line through a point with a unit direction. */
interface Line {
  readonly at: Point
  readonly way: Point
}

/** Fits a line to the brightness edge near a side. Null if too few samples show it. */
function sideLine(greys: GreyPixels, from: Point, to: Point, reach: number): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
  const places = Array.from({ length: PLACES }, (_, at) => {
    const along = FROM_END + ((1 - 2 * FROM_END) * at) / (PLACES - 1)
    const place = { x: from.x + along * (to.x - from.x), y: from.y + along * (to.y - from.y) }
    const off = stepAt(greys, place, across, reach)
    return off === null ? null : { x: place.x + off * across.x, y: place.y + off * across.y }
  }).filter((place) => place !== null)
  const first = fittedLine(places)
  if (!first) return null
  const offs = places.map((place) => Math.abs(offLine(first, place)))
  const usual = offs.toSorted((a, b) => a - b)[offs.length >> 1] ?? 0
  return fittedLine(places.filter((_, at) => (offs[at] ?? 0) <= Math.max(0.15, 2.5 * usual)))
}

/** Returns the offset across the side where the brightness changes most. Null if it hardly changes. */
function stepAt(greys: GreyPixels, place: Point, across: Point, reach: number): number | null {
  const seen = (off: number) => interpolateGrey(greys, { x: place.x + off * across.x, y: place.y + off * across.y })
  const count = Math.round((2 * reach) / STEP)
  const slopes = Array.from({ length: count }, (_, at) => {
    const off = -reach + (at + 0.5) * STEP
    return { off, slope: seen(off + 0.5) - seen(off - 0.5) }
  })
  const steepest = slopes.reduce((best, slope) => (Math.abs(slope.slope) > Math.abs(best.slope) ? slope : best), {
    off: 0,
    slope: 0,
  })
  if (Math.abs(steepest.slope) < 12) return null
  const near = slopes.filter(({ off, slope }) => Math.abs(off - steepest.off) <= 1.5 && slope * steepest.slope > 0)
  const sum = near.reduce((total, { slope }) => total + slope, 0)
  return near.reduce((total, { off, slope }) => total + off * slope, 0) / sum
}

/** Fits a line to points by least squares of their distances. */
function fittedLine(points: readonly Point[]): Line | null {
  if (points.length < PLACES / 3) return null
  const mean = (part: (point: Point) => number) => points.reduce((sum, point) => sum + part(point), 0) / points.length
  const at = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const xx = mean(({ x }) => (x - at.x) ** 2)
  const yy = mean(({ y }) => (y - at.y) ** 2)
  const xy = mean(({ x, y }) => (x - at.x) * (y - at.y))
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { at, way: { x: Math.cos(angle), y: Math.sin(angle) } }
}

function offLine({ at, way }: Line, { x, y }: Point): number {
  return (x - at.x) * way.y - (y - at.y) * way.x
}

function meeting(a: Line, b: Line): Point | null {
  const turn = a.way.x * b.way.y - a.way.y * b.way.x
  if (Math.abs(turn) < 0.05) return null
  const along = ((b.at.x - a.at.x) * b.way.y - (b.at.y - a.at.y) * b.way.x) / turn
  return { x: a.at.x + along * a.way.x, y: a.at.y + along * a.way.y }
}
