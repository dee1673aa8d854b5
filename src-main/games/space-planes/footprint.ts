import type { Corner, Direction, Point, Pose } from '#shared/games/space-planes/model.ts'
import type { Convex } from '#shared/kit/convex.ts'

/** The ship's own sides and corners as steps to its E and N side (SP-FACE-3). */
export const SIDES: Readonly<Record<Direction, Point>> = {
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

/** Cosine and sine of a heading; exact for quarter turns, so that a square ship stays square (SP-SETUP-5). */
export function turnOf(heading: number): Point {
  const quarter = heading / 90
  if (Number.isInteger(quarter)) return Object.values(QUARTERS)[((quarter % 4) + 4) % 4] ?? QUARTERS.none
  const angle = (heading * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

const QUARTERS = { none: { x: 1, y: 0 }, one: { x: 0, y: 1 }, two: { x: -1, y: 0 }, three: { x: 0, y: -1 } } as const

/** A step of the ship's own as a step on the table. */
export function onTable(step: Point, heading: number): Point {
  const { x: cos, y: sin } = turnOf(heading)
  return { x: cos * step.x - sin * step.y, y: sin * step.x + cos * step.y }
}

/** A point of the ship's own, in millimetres from its centre, as a point of the table. */
export function pointOf({ x, y, heading }: Pose, step: Point): Point {
  const shift = onTable(step, heading)
  return { x: x + shift.x, y: y + shift.y }
}

/** The square that a cube stands on, counter-clockwise from its SW corner. */
export function footprint(pose: Pose, cubeMm: number): Convex {
  const half = cubeMm / 2
  return Object.values(CORNER_STEPS).map(({ x, y }) => pointOf(pose, { x: x * half, y: y * half }))
}

/** Millimetres and degrees to three decimals, after every step, so that two files agree to the last digit. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

/** Where something stands after a step: rounded, its heading from 0 to 360. */
export function standing({ x, y, heading }: Pose): Pose {
  const turned = rounded(heading) % 360
  return { x: rounded(x), y: rounded(y), heading: (turned + 360) % 360 }
}
