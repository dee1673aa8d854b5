import type { Corner, Direction, Point, Pose } from '#shared/games/space-planes/model.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'

/** Unit steps to the ship's sides and corners, in its own frame with E and N sides as axes (SP-FACE-3). */
export const DIRECTION_STEPS: Readonly<Record<Direction, Point>> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
}
export const CORNER_STEPS: Readonly<Record<Corner, Point>> = {
  SW: { x: -1, y: -1 },
  SE: { x: 1, y: -1 },
  NE: { x: 1, y: 1 },
  NW: { x: -1, y: 1 },
}

/** Cosine and sine of a heading. Exact for quarter turns, so that a square ship stays square (SP-SETUP-5). */
export function getCosineAndSine(heading: number): Point {
  const quarter = heading / 90
  if (Number.isInteger(quarter)) return QUARTERS[((quarter % 4) + 4) % 4] ?? NO_TURN
  const angle = (heading * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

const NO_TURN: Point = { x: 1, y: 0 }
const QUARTERS: readonly Point[] = [NO_TURN, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }]

/** Converts a step from the ship's frame to the table's. */
export function toTableStep(step: Point, heading: number): Point {
  const { x: cos, y: sin } = getCosineAndSine(heading)
  return { x: cos * step.x - sin * step.y, y: sin * step.x + cos * step.y }
}

/** Converts a point in the ship's frame (mm from its centre) to table coordinates. */
export function toTablePoint({ x, y, heading }: Pose, step: Point): Point {
  const shift = toTableStep(step, heading)
  return { x: x + shift.x, y: y + shift.y }
}

/** The square occupied by a cube, counter-clockwise from its SW corner. */
export function getFootprint({ x, y, heading }: Pose, cubeMm: number): ConvexPolygon {
  const half = cubeMm / 2
  const { x: cos, y: sin } = getCosineAndSine(heading)
  const ahead = { x: -sin * half, y: cos * half }
  const right = { x: cos * half, y: sin * half }
  return [
    { x: x + (-right.x - ahead.x), y: y + (-right.y - ahead.y) },
    { x: x + (right.x - ahead.x), y: y + (right.y - ahead.y) },
    { x: x + (right.x + ahead.x), y: y + (right.y + ahead.y) },
    { x: x + (-right.x + ahead.x), y: y + (-right.y + ahead.y) },
  ]
}

/** Rounds millimetres and degrees to three decimals after every step, so that two files agree to the last digit. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

/** Normalises a pose after a step: rounded, with the heading in [0, 360). */
export function normalizePose({ x, y, heading }: Pose): Pose {
  const turned = roundCoordinate(heading) % 360
  return { x: roundCoordinate(x), y: roundCoordinate(y), heading: (turned + 360) % 360 }
}
