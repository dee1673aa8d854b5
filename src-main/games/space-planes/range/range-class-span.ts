import type { Point, RangeClass } from '#shared/games/space-planes/model.ts'
import { type LineStart, SECTOR_BOUND_TOLERANCE, findSectorIndex } from './sectors.ts'

/** The range classes that a target can have from one start: those of the sectors that it covers. */
export interface RangeClassSpan {
  readonly hasRed: boolean
  readonly hasBlue: boolean
  /** The class of the whole target if it lies in one sector, or null. */
  readonly only: RangeClass | null
  /** Whether directions determine the class at this start. */
  readonly isKnown: boolean
}

/** Unknown: every line must be tested individually. */
export const UNKNOWN_RANGE_CLASS_SPAN: RangeClassSpan = { hasRed: true, hasBlue: true, only: null, isKnown: false }

const WHOLE = 2 * Math.PI

/** All possible spans, shared to avoid allocations. */
const SPANS: readonly RangeClassSpan[] = [
  { hasRed: false, hasBlue: false, only: null, isKnown: true },
  { hasRed: true, hasBlue: false, only: null, isKnown: true },
  { hasRed: false, hasBlue: true, only: null, isKnown: true },
  { hasRed: true, hasBlue: true, only: null, isKnown: true },
]
const ONLY: Readonly<Record<RangeClass, RangeClassSpan>> = {
  red: { hasRed: true, hasBlue: false, only: 'red', isKnown: true },
  blue: { hasRed: false, hasBlue: true, only: 'blue', isKnown: true },
  none: { hasRed: false, hasBlue: false, only: 'none', isKnown: true },
}

/**
 * Computes the span of a square seen from a start outside it. The square must lie entirely outside the shooter's own
 * face. `margin` widens it on both sides, in radians.
 */
export function computeRangeClassSpan(
  start: LineStart,
  corners: readonly Point[],
  margin = SECTOR_BOUND_TOLERANCE,
): RangeClassSpan {
  const { bounds, classes } = start
  if (bounds.length === 0) return ONLY[classes[0] ?? 'none']
  const first = leftmost(start, corners)
  let [least, most] = [0, 0]
  for (const { x, y } of corners) {
    const turn = turned(Math.atan2(y - start.y, x - start.x) - first)
    if (turn < least) least = turn
    if (turn > most) most = turn
  }
  const low = turned(first + least - margin)
  return spanFrom(start, low, most - least + 2 * margin)
}

/** The direction of one corner of the square, as a reference. */
function leftmost({ x, y }: Point, corners: readonly Point[]): number {
  const corner = corners[0]
  return corner ? Math.atan2(corner.y - y, corner.x - x) : 0
}

/** The sectors covered from one direction over a width. */
function spanFrom(start: LineStart, low: number, width: number): RangeClassSpan {
  const { bounds, classes } = start
  const first = findSectorIndex(start, low)
  let [kinds, at, sectors] = [0, first, 0]
  do {
    const range = classes[at]
    kinds |= range === 'red' ? 1 : range === 'blue' ? 2 : 0
    sectors += 1
    at = at + 1 === bounds.length ? 0 : at + 1
  } while (sectors <= bounds.length && turnFrom(low, bounds[at] ?? 0) <= width)
  return sectors === 1 ? ONLY[classes[first] ?? 'none'] : (SPANS[kinds] ?? UNKNOWN_RANGE_CLASS_SPAN)
}

/** The class of lines in a direction; null if it is too close to a bound and must be tested directly. */
export function findRangeClassTowards(start: LineStart, x: number, y: number): RangeClass | null {
  const { bounds, classes } = start
  if (bounds.length === 0) return classes[0] ?? 'none'
  const angle = Math.atan2(y - start.y, x - start.x)
  const at = findSectorIndex(start, angle)
  const next = at + 1 === bounds.length ? 0 : at + 1
  return isAt(angle, bounds[at] ?? 0) || isAt(angle, bounds[next] ?? 0) ? null : (classes[at] ?? null)
}

function isAt(angle: number, bound: number): boolean {
  const turn = Math.abs(angle - bound)
  return turn < SECTOR_BOUND_TOLERANCE || turn > WHOLE - SECTOR_BOUND_TOLERANCE
}

/** The counter-clockwise turn from one direction to another, 0 to 2 pi. Both are from -pi to pi. */
function turnFrom(from: number, to: number): number {
  return to < from ? to - from + WHOLE : to - from
}

/** Normalises an angle to -pi to pi; it may be off by at most one turn. */
function turned(angle: number): number {
  if (angle < -Math.PI) return angle + WHOLE
  return angle > Math.PI ? angle - WHOLE : angle
}
