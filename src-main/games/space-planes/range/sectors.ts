import type { FaceArt, Point, RangeClass, Stretch } from '#shared/games/space-planes/model.ts'
import { distanceToLine } from '#shared/kit/convex.ts'
import { classOf } from './class-of.ts'

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
export function startsOf(art: FaceArt): readonly LineStart[] {
  const known = ofArt.get(art)
  if (known) return known
  const drawing = JSON.stringify(art)
  const starts = ofDrawing.get(drawing) ?? art.blocks.flatMap(gridOf).map((start) => startAt(art, start))
  if (ofDrawing.size >= MOST_DRAWINGS) ofDrawing.clear()
  ofDrawing.set(drawing, starts)
  ofArt.set(art, starts)
  return starts
}

/** The points where lines may begin: a grid over a green block, its border counted (SP-RANGE-5). */
export function gridOf([s0, t0, s1, t1]: Stretch): Point[] {
  const along = (from: number, to: number, index: number) => from + ((to - from) * index) / (GRID - 1)
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: along(s0, s1, index % GRID),
    y: along(t0, t1, Math.floor(index / GRID)),
  }))
}

/** Nearer to a bound than this angle, or to a line than this part of an edge, the plain way decides. */
export const NEAR_BOUND = 1e-6
/** Farther than any corner of a face, in edges. */
const FAR = 4

function startAt(art: FaceArt, start: Point): LineStart {
  const stretches = [art.walls, art.blue, art.red].flat()
  const isOnLine = stretches.some(
    ([s0, t0, s1, t1]) => distanceToLine(start, { x: s0, y: t0 }, { x: s1, y: t1 }) < NEAR_BOUND,
  )
  const angles = stretches.flatMap(([s0, t0, s1, t1]) => [angleTo(start, s0, t0), angleTo(start, s1, t1)])
  const edges = [...new Set(angles)].toSorted((one, other) => one - other)
  const seen = (angle: number) =>
    classOf(art, start, { x: start.x + FAR * Math.cos(angle), y: start.y + FAR * Math.sin(angle) })
  const between = edges.map((edge, at) => seen((edge + (edges[at + 1] ?? (edges[0] ?? 0) + 2 * Math.PI)) / 2))
  const last = between.at(-1) ?? seen(0)
  const kept = edges.flatMap((edge, at) => {
    const [before, after] = [between[at - 1] ?? last, between[at] ?? last]
    return before === after && seen(edge) === after ? [] : [{ edge, after }]
  })
  return {
    ...start,
    bounds: kept.map(({ edge }) => edge),
    classes: kept.length === 0 ? [last] : kept.map(({ after }) => after),
    isOnLine,
  }
}

/** The direction in which a point of the art lies. */
function angleTo({ x, y }: Point, s: number, t: number): number {
  return Math.atan2(t - y, s - x)
}

/** The place of the sector that holds a direction. */
export function sectorAt({ bounds }: LineStart, angle: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) <= angle) low = middle + 1
    else high = middle
  }
  return low > 0 ? low - 1 : Math.max(0, bounds.length - 1)
}
