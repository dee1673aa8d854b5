import type { Point, Pose, Ship } from '#shared/games/space-planes/model.ts'
import { getFootprint, getCosineAndSine } from '../footprint.ts'

/** Number of sample points per side of the target (SP-RANGE-5). */
const POINTS_A_SIDE = 32

type Viewer = Pose & Pick<Ship, 'twist'>

/** The outline of a target in the coordinates of the shooter's art, in cube edges (SP-FACE-3, SP-RANGE-5). */
export interface TargetOutlineOnArt {
  /** Possible end points of lines: equal steps along each side, each corner once. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly corners: readonly Point[]
  /** Whether one of the points lies on the shooter's face; cubes may overlap by a hundredth of a millimetre. */
  readonly isOnFace: boolean
  /** The distance between a point and the square; 0 inside. */
  leastTo(point: Point): number
  /** Converts a table point to the shooter's art (SP-FACE-3). */
  onArt(point: Point): Point
}

/** Computes the outline of a target on the shooter's art. */
export function computeTargetOutlineOnArt(shooter: Viewer, target: Pose, cubeMm: number): TargetOutlineOnArt {
  const square = getFootprint(target, cubeMm)
  const { x: cos, y: sin } = getCosineAndSine(shooter.heading + 90 * shooter.twist)
  const onArt = ({ x, y }: Point): Point => {
    const dx = (x - shooter.x) / cubeMm
    const dy = (y - shooter.y) / cubeMm
    return { x: cos * dx + sin * dy + 0.5, y: cos * dy - sin * dx + 0.5 }
  }
  const xs: number[] = []
  const ys: number[] = []
  let isOnFace = false
  for (let at = 0; at < 4 * POINTS_A_SIDE; at += 1) {
    const side = Math.floor(at / POINTS_A_SIDE)
    const part = (at % POINTS_A_SIDE) / POINTS_A_SIDE
    const from = square[side] ?? target
    const to = square[(side + 1) % 4] ?? target
    const { x, y } = onArt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    isOnFace ||= x > 0 && x < 1 && y > 0 && y < 1
    xs.push(x)
    ys.push(y)
  }
  const corners = [0, 1, 2, 3].map((side) => ({ x: xs[side * POINTS_A_SIDE] ?? 0, y: ys[side * POINTS_A_SIDE] ?? 0 }))
  return { xs, ys, corners, isOnFace, leastTo: distanceToSquare(corners), onArt }
}

/** Converts a point on the shooter's art to table coordinates (SP-FACE-3). */
export function convertArtToTablePoint(shooter: Viewer, { x, y }: Point, cubeMm: number): Point {
  const { x: cos, y: sin } = getCosineAndSine(shooter.heading + 90 * shooter.twist)
  const [ds, dt] = [(x - 0.5) * cubeMm, (y - 0.5) * cubeMm]
  return { x: shooter.x + cos * ds - sin * dt, y: shooter.y + sin * ds + cos * dt }
}

/**
 * Returns a function that computes the distance of a point from the unit square with these corners
 * (counter-clockwise).
 */
function distanceToSquare([from, next, across]: readonly Point[]): (point: Point) => number {
  if (!from || !next || !across) throw new RangeError('A square has four corners')
  const middle = { x: (from.x + across.x) / 2, y: (from.y + across.y) / 2 }
  const side = { x: next.x - from.x, y: next.y - from.y }
  return ({ x, y }) => {
    const dx = x - middle.x
    const dy = y - middle.y
    const along = Math.max(0, Math.abs(dx * side.x + dy * side.y) - 0.5)
    const beside = Math.max(0, Math.abs(dy * side.x - dx * side.y) - 0.5)
    return Math.sqrt(along * along + beside * beside)
  }
}
