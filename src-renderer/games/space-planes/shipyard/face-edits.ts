import {
  FACE_ELEMENTS,
  type FaceElement,
  MAX_FACE_BLOCKS,
  MAX_FACE_LINES,
  clampFaceCoordinate,
  normalizeFaceSegment,
} from '#shared/games/space-planes/face-sets.ts'
import type { FaceArt, Point, FaceSegment } from '#shared/games/space-planes/model.ts'

export interface FaceElementRef {
  readonly ink: FaceElement
  readonly index: number
}

/** Names of the inks, in the order of the tools. */
export const FACE_ELEMENT_LABELS: Readonly<Record<FaceElement, { readonly one: string; readonly many: string }>> = {
  blocks: { one: 'Green block', many: 'Green blocks' },
  walls: { one: 'Wall', many: 'Walls' },
  red: { one: 'Red line', many: 'Red lines' },
  blue: { one: 'Blue line', many: 'Blue lines' },
}

/** Minimum thickness of a block. Thinner ones are ignored as accidental. */
const LEAST_BLOCK = 0.02

/** Snaps a point to the nearest grid crossing. */
export function snapToGrid({ x, y }: Point, step: number): Point {
  const near = (value: number) => clampFaceCoordinate(Math.round(value / step) * step)
  return { x: near(x), y: near(y) }
}

/** Adds a mark to a face. Null if it would be too small or exceed the limit. */
export function addFaceElement(art: FaceArt, ink: FaceElement, [from, to]: readonly [Point, Point]): FaceArt | null {
  const stretch = normalizeFaceSegment(ink, [from.x, from.y, to.x, to.y])
  const [s0, t0, s1, t1] = stretch
  const isSlip = ink === 'blocks' ? s1 - s0 < LEAST_BLOCK || t1 - t0 < LEAST_BLOCK : s0 === s1 && t0 === t1
  if (isSlip || art[ink].length >= (ink === 'blocks' ? MAX_FACE_BLOCKS : MAX_FACE_LINES)) return null
  return { ...art, [ink]: [...art[ink], stretch] }
}

/** Removes a mark. Keeps the last block, since every face needs one (SP-RANGE-1). */
export function removeFaceElement(art: FaceArt, { ink, index }: FaceElementRef): FaceArt {
  if (ink === 'blocks' && art.blocks.length === 1) return art
  return { ...art, [ink]: art[ink].filter((_, at) => at !== index) }
}

/** Moves a mark to other coordinates. */
export function moveFaceElement(art: FaceArt, { ink, index }: FaceElementRef, stretch: FaceSegment): FaceArt {
  return { ...art, [ink]: art[ink].map((item, at) => (at === index ? normalizeFaceSegment(ink, stretch) : item)) }
}

/** Finds the mark nearest to a point, within a distance. The last drawn one wins a tie. */
export function findNearestFaceElement(art: FaceArt, point: Point, within: number): FaceElementRef | null {
  let best: (FaceElementRef & { readonly away: number }) | null = null
  for (const ink of FACE_ELEMENTS)
    for (const [index, stretch] of art[ink].entries()) {
      const away = ink === 'blocks' ? awayFromBlock(point, stretch) : awayFromLine(point, stretch)
      if (away <= within && away <= (best?.away ?? Infinity)) best = { ink, index, away }
    }
  return best && { ink: best.ink, index: best.index }
}

function awayFromBlock({ x, y }: Point, [s0, t0, s1, t1]: FaceSegment): number {
  return Math.hypot(Math.max(s0 - x, 0, x - s1), Math.max(t0 - y, 0, y - t1))
}

function awayFromLine({ x, y }: Point, [s0, t0, s1, t1]: FaceSegment): number {
  const [ds, dt] = [s1 - s0, t1 - t0]
  const length = ds * ds + dt * dt
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - s0) * ds + (y - t0) * dt) / length))
  return Math.hypot(x - s0 - along * ds, y - t0 - along * dt)
}
