import type { Pen } from '#main/print/pen.ts'
import type { FaceArt, FaceSegment } from '#shared/games/space-planes/model.ts'

// SP-FACE-2: dimensions of a printed net.
const WALL_MM = 0.35
export const OUTLINE_WIDTH_MM = 0.15
const MARK_MM = 0.15
/** Distance of marks from the outline, so that those of neighbouring faces never mix at a fold. */
const INSIDE_MM = 0.3
const TICK_MM = 1
const TICK_EVERY_MM = 2
const DOUBLE_GAP_MM = 0.5
/** Edge of the cubes of the printed game. Larger faces have heavier lines. */
const STANDARD_MM = 16
/** The inks of marks, and of the arcs they create. */
export const [RED, BLUE] = ['#ad2a1d', '#235fa8'] as const

/** Place of a face: its lower left corner and its edge. */
export interface FacePlacement {
  readonly at: readonly [x: number, y: number]
  readonly cubeMm: number
}

/** Draws the art of a face, with its lower left corner at the given point (SP-FACE-1). */
export function drawFaceArt(pen: Pen, art: FaceArt, { at: [x, y], cubeMm }: FacePlacement): void {
  const point = (s: number, t: number): readonly [number, number] => [x + s * cubeMm, y - t * cubeMm]
  const weight = Math.max(1, cubeMm / STANDARD_MM)
  for (const [s0, t0, s1, t1] of art.blocks)
    pen.rect(
      { x: x + s0 * cubeMm, y: y - t1 * cubeMm, width: (s1 - s0) * cubeMm, height: (t1 - t0) * cubeMm },
      {
        fill: '#7fb069',
        stroke: '#2f6b4f',
        lineMm: MARK_MM * weight,
      },
    )
  for (const [s0, t0, s1, t1] of art.walls) pen.line(point(s0, t0), point(s1, t1), { lineMm: WALL_MM * weight })
  for (const stretch of art.blue)
    drawMark(pen, ticksOf(stretch, cubeMm), { point, colour: BLUE, isDouble: false, weight })
  for (const stretch of art.red) drawMark(pen, ticksOf(stretch, cubeMm), { point, colour: RED, isDouble: true, weight })
}

/** A mark on the face: its end points, the direction of its ticks and their positions, in cubes. */
interface Hatching {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly inwards: readonly [number, number]
  readonly along: readonly [number, number]
  readonly at: readonly number[]
  readonly cubeMm: number
}

/**
 * Computes the ticks of a line. A line on the outline is drawn inside it with its ticks pointing inwards, any other at
 * its position.
 */
function ticksOf([s0, t0, s1, t1]: FaceSegment, cubeMm: number): Hatching {
  const length = Math.hypot(s1 - s0, t1 - t0)
  const along = [(s1 - s0) / length, (t1 - t0) / length] as const
  const isOutline = (s0 === s1 && (s0 === 0 || s0 === 1)) || (t0 === t1 && (t0 === 0 || t0 === 1))
  const left = [-along[1], along[0]] as const
  const towardsMiddle = left[0] * (0.5 - s0) + left[1] * (0.5 - t0) >= 0
  const inwards = towardsMiddle ? left : ([along[1], -along[0]] as const)
  const shift = isOutline ? INSIDE_MM / cubeMm : 0
  const count = Math.max(1, Math.floor((length * cubeMm) / TICK_EVERY_MM))
  return {
    from: [s0 + inwards[0] * shift, t0 + inwards[1] * shift],
    to: [s1 + inwards[0] * shift, t1 + inwards[1] * shift],
    inwards,
    along,
    at: Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count),
    cubeMm,
  }
}

interface MarkLook {
  readonly point: (s: number, t: number) => readonly [number, number]
  readonly colour: string
  readonly isDouble: boolean
  readonly weight: number
}

/** Draws a strip with its ticks: single for blue, double for red, to be distinguishable without colour. */
function drawMark(
  pen: Pen,
  { from, to, inwards, along, at, cubeMm }: Hatching,
  { point, colour, isDouble, weight }: MarkLook,
): void {
  const paint = { stroke: colour, lineMm: MARK_MM * weight }
  pen.line(point(...from), point(...to), paint)
  const half = DOUBLE_GAP_MM / 2 / cubeMm
  const shifts = isDouble ? [-half, half] : [0]
  for (const middle of at)
    for (const shift of shifts) {
      const [s, t] = [from[0] + along[0] * (middle + shift), from[1] + along[1] * (middle + shift)]
      pen.line(point(s, t), point(s + (inwards[0] * TICK_MM) / cubeMm, t + (inwards[1] * TICK_MM) / cubeMm), paint)
    }
}
