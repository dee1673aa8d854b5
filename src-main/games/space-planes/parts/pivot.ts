import type { Part, Point, Ship } from '#shared/games/space-planes/model.ts'
import { hullOf } from '#shared/kit/convex.ts'
import { CORNER_STEPS, footprint, pointOf, standing } from '../footprint.ts'
import type { PartRule } from './part-rule.ts'

type Pivot = Extract<Part, { pivot: unknown }>

/** Points of the arc that the far corner draws: enough that no cube fits between arc and hull (SP-PIVOT-3). */
const ARC_POINTS = 33

/** A quarter turn about one of the ship's corners (SP-PIVOT-1, SP-PIVOT-2). */
export const pivot: PartRule<Pivot> = {
  ends(ship, part, { cubeMm }) {
    const centre = cornerOf(ship, part, cubeMm)
    const sign = signOf(part)
    return {
      ...standing({
        x: centre.x - sign * (ship.y - centre.y),
        y: centre.y + sign * (ship.x - centre.x),
        heading: ship.heading + 90 * sign,
      }),
      face: ship.face,
      twist: ship.twist,
    }
  },
  /** Both squares and the cap that the far corner cuts: it swings wider than either (SP-PIVOT-3). */
  sweep(ship, part, settings) {
    const centre = cornerOf(ship, part, settings.cubeMm)
    const before = footprint(ship, settings.cubeMm)
    const arc = before.flatMap((corner) => arcOf(corner, centre, signOf(part)))
    return hullOf([...before, ...footprint(pivot.ends(ship, part, settings), settings.cubeMm), ...arc])
  },
}

function signOf({ turn }: Pivot): 1 | -1 {
  return turn === 'ccw' ? 1 : -1
}

function cornerOf(ship: Ship, part: Pivot, cubeMm: number): Point {
  const { x, y } = CORNER_STEPS[part.pivot]
  return pointOf(ship, { x: (x * cubeMm) / 2, y: (y * cubeMm) / 2 })
}

function arcOf(corner: Point, centre: Point, sign: 1 | -1): Point[] {
  const [dx, dy] = [corner.x - centre.x, corner.y - centre.y]
  return Array.from({ length: ARC_POINTS }, (_, index) => {
    const angle = (sign * (Math.PI / 2) * index) / (ARC_POINTS - 1)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return { x: centre.x + cos * dx - sin * dy, y: centre.y + sin * dx + cos * dy }
  })
}
