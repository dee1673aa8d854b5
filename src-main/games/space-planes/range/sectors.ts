import type { FaceArt, Point, RangeClass, FaceSegment } from '#shared/games/space-planes/model.ts'
import { getDistanceToSegment } from '#shared/kit/distances.ts'

/** Number of grid points along each side of a block (SP-RANGE-5). */
const GRID = 9

/**
 * A possible start of lines, with the class in every direction. A line leaves its shooter's square, so its class
 * depends only on its start and direction. Directions are angles on the art, from -pi to pi.
 */
export interface LineStart extends Point {
  /** Angles where the class changes, or differs for this direction alone; ascending. */
  readonly bounds: readonly number[]
  /**
   * `classes[n]` applies from bound n on; the last one wraps around to the first bound. A single class if there are no
   * bounds.
   */
  readonly classes: readonly RangeClass[]
  /** Whether the start lies on a line of the art, where directions do not determine the class. */
  readonly isOnLine: boolean
}

const ofArt = new WeakMap<FaceArt, readonly LineStart[]>()
const ofDrawing = new Map<string, readonly LineStart[]>()
/** Maximum number of cached drawings, by content: each battle has its own objects for the same faces. */
const MOST_DRAWINGS = 60

/** Every start of a face's lines with its sectors, block by block; cached per drawing (SP-RANGE-5). */
export function listLineStarts(art: FaceArt): readonly LineStart[] {
  const known = ofArt.get(art)
  if (known) return known
  const drawing = JSON.stringify(art)
  const starts =
    ofDrawing.get(drawing) ?? art.blocks.flatMap(listLineStartPoints).map((start) => createLineStart(art, start))
  if (ofDrawing.size >= MOST_DRAWINGS) ofDrawing.clear()
  ofDrawing.set(drawing, starts)
  ofArt.set(art, starts)
  return starts
}

/** Possible starts of lines: a grid over a green block, including its border (SP-RANGE-5). */
export function listLineStartPoints([s0, t0, s1, t1]: FaceSegment): Point[] {
  const along = (from: number, to: number, index: number) => from + ((to - from) * index) / (GRID - 1)
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: along(s0, s1, index % GRID),
    y: along(t0, t1, Math.floor(index / GRID)),
  }))
}

/**
 * Closer to a bound than this angle, or to a line than this fraction of an edge, the line is tested directly instead.
 */
export const SECTOR_BOUND_TOLERANCE = 1e-6

type Ink = 'walls' | 'blue' | 'red'

/** The ink at a point; lines that start there cross it in every direction. */
function inkAt(art: FaceArt, point: Point): Ink | null {
  const isOn = ([s0, t0, s1, t1]: FaceSegment): boolean =>
    getDistanceToSegment(point, { x: s0, y: t0 }, { x: s1, y: t1 }) < SECTOR_BOUND_TOLERANCE
  for (const ink of ['walls', 'blue', 'red'] as const) if (art[ink].some(isOn)) return ink
  return null
}

/** Computes the class of every direction from a start. */
export function createLineStart(art: FaceArt, start: Point): LineStart {
  const on = inkAt(art, start)
  const spans = { walls: spansOf(art.walls, start), blue: spansOf(art.blue, start), red: spansOf(art.red, start) }
  const ends = [...spans.walls, ...spans.blue, ...spans.red].flat()
  const edges = [...new Set(ends)].toSorted((a, b) => a - b)
  const covers = {
    walls: coverOf(spans.walls, edges),
    blue: coverOf(spans.blue, edges),
    red: coverOf(spans.red, edges),
  }
  const classBy = (isIn: (ink: Ink) => boolean | undefined): RangeClass => {
    if (on === 'walls' || isIn('walls')) return 'none'
    if (on === 'blue' || isIn('blue')) return 'blue'
    return on === 'red' || isIn('red') ? 'red' : 'blue'
  }
  const between = edges.map((_, at) => classBy((ink) => covers[ink].between[at]))
  const last = between.at(-1) ?? classBy(() => false)
  const kept = edges.flatMap((edge, at) => {
    const [before, after] = [between[at - 1] ?? last, between[at] ?? last]
    return before === after && classBy((ink) => covers[ink].touched[at]) === after ? [] : [{ edge, after }]
  })
  return {
    ...start,
    bounds: kept.map(({ edge }) => edge),
    classes: kept.length === 0 ? [last] : kept.map(({ after }) => after),
    isOnLine: on !== null,
  }
}

/** The range of directions in which a segment is seen, counter-clockwise. */
type Span = readonly [from: number, to: number]

function spansOf(stretches: readonly FaceSegment[], start: Point): Span[] {
  return stretches.map(([s0, t0, s1, t1]) => {
    const [a, b] = [angleTo(start, s0, t0), angleTo(start, s1, t1)]
    const [low, high] = a < b ? [a, b] : [b, a]
    return high - low <= Math.PI ? [low, high] : [high, low]
  })
}

/**
 * Computes which intervals between consecutive edges, and which edges, are covered by spans. Every end of a span must
 * be an edge.
 */
function coverOf(spans: readonly Span[], edges: readonly number[]) {
  const places = new Map(edges.map((edge, at) => [edge, at]))
  const changes = edges.map(() => 0)
  const touched = edges.map(() => false)
  const change = (at: number, by: number): void => void (changes[at] = (changes[at] ?? 0) + by)
  for (const [from, to] of spans) {
    const [begins, ends] = [places.get(from) ?? 0, places.get(to) ?? 0]
    change(begins, 1)
    change(ends, -1)
    if (ends < begins) change(0, 1) // it goes on round
    touched[begins] = touched[ends] = true
  }
  let count = 0
  const between = changes.map((by) => (count += by) > 0)
  return { between, touched: touched.map((isEnd, at) => isEnd || between[at] === true) }
}

/** The direction of a point of the art. */
function angleTo({ x, y }: Point, s: number, t: number): number {
  return Math.atan2(t - y, s - x)
}

/** Index of the sector that contains a direction. */
export function findSectorIndex({ bounds }: LineStart, angle: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= angle) low = middle + 1
    else high = middle
  }
  return low > 0 ? low - 1 : Math.max(0, bounds.length - 1)
}
