import type { FaceArt, Point, RangeClass, Stretch } from '#shared/games/space-planes/model.ts'
import { getDistanceToLine } from '#shared/kit/distances.ts'

/** Points of a block's grid along each of its sides (SP-RANGE-5). */
const GRID = 9

/**
 * Where lines may begin, and what becomes of them: a line leaves its shooter's square, so its class depends on its
 * start and its direction alone. Directions are angles on the art, from -pi to pi.
 */
export interface LineStart extends Point {
  /** Where the class changes, or is another one for this direction alone; ascending. */
  readonly bounds: readonly number[]
  /** `classes[n]` holds from bound n on, the last one round to the first bound; one alone where there is no bound. */
  readonly classes: readonly RangeClass[]
  /** Whether the start lies on a line of the art, where directions say nothing. */
  readonly isOnLine: boolean
}

const ofArt = new WeakMap<FaceArt, readonly LineStart[]>()
const ofDrawing = new Map<string, readonly LineStart[]>()
/** So many drawings are remembered; battles bring the same faces again as other objects. */
const MOST_DRAWINGS = 60

/** Every start of a face's lines, block by block, with its sectors; worked out once for each drawing (SP-RANGE-5). */
export function listLineStarts(art: FaceArt): readonly LineStart[] {
  const known = ofArt.get(art)
  if (known) return known
  const drawing = JSON.stringify(art)
  const starts =
    ofDrawing.get(drawing) ?? art.blocks.flatMap(listGridPoints).map((start) => createLineStart(art, start))
  if (ofDrawing.size >= MOST_DRAWINGS) ofDrawing.clear()
  ofDrawing.set(drawing, starts)
  ofArt.set(art, starts)
  return starts
}

/** The points where lines may begin: a grid over a green block, its border counted (SP-RANGE-5). */
export function listGridPoints([s0, t0, s1, t1]: Stretch): Point[] {
  const along = (from: number, to: number, index: number) => from + ((to - from) * index) / (GRID - 1)
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: along(s0, s1, index % GRID),
    y: along(t0, t1, Math.floor(index / GRID)),
  }))
}

/** Nearer to a bound than this angle, or to a line than this part of an edge, the plain way decides. */
export const BOUND_TOLERANCE = 1e-6

type Ink = 'walls' | 'blue' | 'red'

/** The ink that a point lies on: what is printed there is crossed in every direction. */
function inkAt(art: FaceArt, point: Point): Ink | null {
  const isOn = ([s0, t0, s1, t1]: Stretch): boolean =>
    getDistanceToLine(point, { x: s0, y: t0 }, { x: s1, y: t1 }) < BOUND_TOLERANCE
  for (const ink of ['walls', 'blue', 'red'] as const) if (art[ink].some(isOn)) return ink
  return null
}

/** A start with the class of every direction from it, all round. */
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

/** The directions in which a stretch is seen, counter-clockwise from the first to the second. */
type Span = readonly [from: number, to: number]

function spansOf(stretches: readonly Stretch[], start: Point): Span[] {
  return stretches.map(([s0, t0, s1, t1]) => {
    const [a, b] = [angleTo(start, s0, t0), angleTo(start, s1, t1)]
    const [low, high] = a < b ? [a, b] : [b, a]
    return high - low <= Math.PI ? [low, high] : [high, low]
  })
}

/** Whether spans cover the directions between each edge and the next one, and those of the edges themselves; every end of a span is an edge. */
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

/** The direction in which a point of the art lies. */
function angleTo({ x, y }: Point, s: number, t: number): number {
  return Math.atan2(t - y, s - x)
}

/** The place of the sector that holds a direction. */
export function findSectorIndex({ bounds }: LineStart, angle: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= angle) low = middle + 1
    else high = middle
  }
  return low > 0 ? low - 1 : Math.max(0, bounds.length - 1)
}
