import type { Corner, ManoeuvrePart, Point, Ship } from '#shared/games/space-planes/model.ts'
import { CORNER_STEPS, toTablePoint, normalizePose, getCosineAndSine } from '../footprint.ts'
import type { ManoeuvrePartGeometry } from './manoeuvre-part-geometry.ts'

type Pivot = Extract<ManoeuvrePart, { pivot: unknown }>

/** Points that approximate the arc of the far corner; enough that no cube fits between arc and hull (SP-PIVOT-3). */
const ARC_POINTS = 33

/** A quarter turn about one of the ship's corners (SP-PIVOT-1, SP-PIVOT-2). */
export const pivotGeometry: ManoeuvrePartGeometry<Pivot> = {
  ends(ship, part, { cubeMm }) {
    const centre = cornerOf(ship, part, cubeMm)
    const sign = signOf(part)
    return {
      ...normalizePose({
        x: centre.x - sign * (ship.y - centre.y),
        y: centre.y + sign * (ship.x - centre.x),
        heading: ship.heading + 90 * sign,
      }),
      face: ship.face,
      twist: ship.twist,
    }
  },
  /** The convex hull of both squares and the arc of the far corner, which swings wider than either (SP-PIVOT-3). */
  sweep(ship, part, { cubeMm }) {
    const { x, y } = cornerOf(ship, part, cubeMm)
    const first = getCosineAndSine(ship.heading + BEGINS[part.pivot] - (part.turn === 'cw' ? 90 : 0))
    const at = (turn: Point): Point => ({
      x: x + cubeMm * (first.x * turn.x - first.y * turn.y),
      y: y + cubeMm * (first.y * turn.x + first.x * turn.y),
    })
    return SWEPT.map(at)
  },
}

/** Angle of the ship's start position seen from its pivot corner, in degrees counter-clockwise from its E side. */
const BEGINS: Readonly<Record<Corner, number>> = { SW: 0, SE: 90, NE: 180, NW: 270 }
/**
 * The area swept by a pivot, in cube edges relative to the fixed corner. The far corner moves from 45 to 135 degrees.
 */
const SWEPT: readonly Point[] = [
  { x: 1, y: 0 },
  ...Array.from({ length: ARC_POINTS }, (_, index) => {
    const { x, y } = getCosineAndSine(45 + (90 * index) / (ARC_POINTS - 1))
    return { x: x * Math.SQRT2, y: y * Math.SQRT2 }
  }),
  { x: -1, y: 0 },
]

function signOf({ turn }: Pivot): 1 | -1 {
  return turn === 'ccw' ? 1 : -1
}

function cornerOf(ship: Ship, part: Pivot, cubeMm: number): Point {
  const { x, y } = CORNER_STEPS[part.pivot]
  return toTablePoint(ship, { x: (x * cubeMm) / 2, y: (y * cubeMm) / 2 })
}
