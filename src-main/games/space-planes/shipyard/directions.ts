import type { FaceArt, Point, RangeClass, Stretch } from '#shared/games/space-planes/model.ts'
import { distanceToLine } from '#shared/kit/convex.ts'

/** Directions of one class, in degrees counter-clockwise from the right; `to` lies behind `from` and at most at 720. */
export interface Sector {
  readonly range: RangeClass
  readonly from: number
  readonly to: number
}

/** Whatever is nearer than this touches, and touching is crossing (SP-RANGE-2). */
const TOUCHING = 1e-9
const RANGES = { none: 'walls', blue: 'blue', red: 'red' } as const

/** The class of every direction from one point of a face, all round: a line leaves the face, so it crosses what lies there (SP-RANGE-3). */
export function sectorsFrom(art: FaceArt, from: Point): Sector[] {
  for (const [range, ink] of Object.entries(RANGES) as [RangeClass, keyof FaceArt & ('walls' | 'blue' | 'red')][])
    if (art[ink].some((stretch) => liesOn(from, stretch))) return range === 'none' ? [] : aroundOf(art, from, range)
  return aroundOf(art, from, null)
}

/** As sectorsFrom, for a point that itself lies on a mark of a class, or on none. */
function aroundOf({ walls, blue, red }: FaceArt, from: Point, on: RangeClass | null): Sector[] {
  const seen = { walls: spansOf(walls, from), blue: spansOf(blue, from), red: spansOf(red, from) }
  const cuts = [...new Set([0, ...Object.values(seen).flatMap((spans) => spans.flat().map((angle) => angle % 360))])]
  const sorted = cuts.toSorted((a, b) => a - b)
  return sorted.flatMap((start, index): Sector[] => {
    const end = sorted[index + 1] ?? 360
    const middle = (start + end) / 2
    if (end - start < TOUCHING || seen.walls.some((span) => holds(span, middle))) return []
    const isBlue = on === 'blue' || seen.blue.some((span) => holds(span, middle))
    const isRed = on === 'red' || seen.red.some((span) => holds(span, middle))
    return [{ range: !isBlue && isRed ? 'red' : 'blue', from: start, to: end }]
  })
}

type Span = readonly [from: number, to: number]

/** The directions in which stretches are seen, each less than half a turn wide. */
function spansOf(stretches: readonly Stretch[], from: Point): Span[] {
  return stretches.map(([s0, t0, s1, t1]) => {
    const [one, other] = [bearing(from, { x: s0, y: t0 }), bearing(from, { x: s1, y: t1 })]
    const [low, high] = one < other ? [one, other] : [other, one]
    return high - low <= 180 ? [low, high] : [high, low + 360]
  })
}

function holds([from, to]: Span, angle: number): boolean {
  return (angle >= from && angle <= to) || (angle + 360 >= from && angle + 360 <= to)
}

/** Degrees from 0 to 360, 0 to the right, counter-clockwise. */
export function bearing(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return angle < 0 ? angle + 360 : angle
}

function liesOn(point: Point, [s0, t0, s1, t1]: Stretch): boolean {
  return distanceToLine(point, { x: s0, y: t0 }, { x: s1, y: t1 }) <= TOUCHING
}
