import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { computeInteriorPoint } from '#shared/kit/areas.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { getPointDistanceToPolygon, getNearestPointOfPolygon } from '#shared/kit/distances.ts'
import { type GroundStretch, listGroundStretchesAlong } from './grounds.ts'
import { createMovementAllowanceFor } from './move-events.ts'
import type { MovementAllowance } from './movement-allowance.ts'
import { type MovementBarrier, findBarrierAt, findBarrierOnLeg, listMovementBarriers } from './movement-barriers.ts'
import type { Path } from './path.ts'

/** Clearance around corners, in millimetres along each axis. */
const WIDE_MM = 1
const EPSILON_R = 0.001

/**
 * Target of a path: the destination, the wall to be approached (not an obstacle), and the distance to stop before the
 * end, in millimetres.
 */
interface Aim {
  readonly to: ConvexPolygon
  readonly wall?: string
  readonly beforeMm?: number
}

/** A search: mover, obstacles and target. */
interface Going {
  readonly battle: Battle
  readonly walker: MovementAllowance
  readonly borders: readonly MovementBarrier[]
  readonly to: ConvexPolygon
  /** Maximum cost of the path, in R of a move. */
  readonly mostR: number
}

/** A node of the search, and how it was reached. */
interface Stop {
  readonly point: Point
  readonly river: MovementAllowance['river']
  readonly costR: number
  readonly before: Stop | null
}

/**
 * Finds the shortest path of a piece to something on the map and its cost in R of a move, around walls and over
 * passable ground; null if one move is too short (SAND-MOVE-1, SAND-MOVE-5, SAND-TERR-5, SAND-DEF-4).
 */
export function findShortestPath(battle: Battle, mover: Figure | Machine, { to, wall, beforeMm = 0 }: Aim) {
  if (!mover.at) return null
  const borders = listMovementBarriers(battle).filter(({ name }) => name !== wall)
  const walker = createMovementAllowanceFor(battle, mover, 1)
  const mostR = walker.allowance + beforeMm / battle.settings.unitMm + EPSILON_R
  const going: Going = { battle, walker, borders, to, mostR }
  const start: Stop = { point: mover.at, river: walker.river, costR: 0, before: null }
  const straight = arrival(going, start)
  const isShortest =
    straight && straight.costR * battle.settings.unitMm <= getPointDistanceToPolygon(to, mover.at) + WIDE_MM
  const end = isShortest ? straight : bestOf(straight, search(going, start))
  return end && { path: pathTo(end), costR: end.costR }
}

/** Dijkstra's algorithm on corner points. */
function search(going: Going, start: Stop): Stop | null {
  const corners = cornersWithin(going, start.point)
  const reached = new Map<Point, Stop>()
  const open = new Set([start])
  let best: Stop | null = null
  for (let next = cheapest(open); next && !(best && best.costR <= next.costR); next = cheapest(open)) {
    open.delete(next)
    best = bestOf(best, arrival(going, next))
    for (const corner of corners) {
      const known = reached.get(corner)
      const stop = known && known.costR <= next.costR ? null : legTo(going, next, corner)
      if (!stop || (known && known.costR <= stop.costR)) continue
      if (known) open.delete(known)
      open.add(stop)
      reached.set(corner, stop)
    }
  }
  return best
}

function cheapest(open: ReadonlySet<Stop>): Stop | null {
  let least: Stop | null = null
  for (const stop of open) if (!least || stop.costR < least.costR) least = stop
  return least
}

function bestOf(a: Stop | null, b: Stop | null): Stop | null {
  return !a || (b && b.costR < a.costR) ? b : a
}

/** Corner points beside the ends of walls and the corners of grounds, within reach of the move. */
function cornersWithin({ battle, borders, to, mostR }: Going, start: Point): Point[] {
  const { unitMm, cliffRate } = battle.settings
  const reachMm = mostR * unitMm * Math.max(1, cliffRate)
  const sharp = [...borders.flatMap(({ line }) => line), ...(battle.grounds ?? []).flatMap(({ outline }) => outline)]
  const near = sharp.filter(
    (point) =>
      Math.hypot(point.x - start.x, point.y - start.y) + getPointDistanceToPolygon(to, point) <= reachMm + 4 * WIDE_MM,
  )
  const beside = near.flatMap(({ x, y }) =>
    [WIDE_MM, -WIDE_MM].flatMap((dx) => [WIDE_MM, -WIDE_MM].map((dy) => ({ x: x + dx, y: y + dy }))),
  )
  return beside.filter((point) => findBarrierAt(borders, point) === null)
}

/** The final leg to the nearest point of the target, or to one of its corners, or its middle. */
function arrival(going: Going, from: Stop): Stop | null {
  const { to } = going
  const ends = to.length === 1 ? to : [getNearestPointOfPolygon(to, from.point), ...to, computeInteriorPoint(to)]
  return ends.reduce<Stop | null>((best, end) => bestOf(best, legTo(going, from, end)), null)
}

/** Extends the path by one straight leg; null if it is blocked or exceeds the move. */
function legTo({ battle, walker, borders, mostR }: Going, from: Stop, point: Point): Stop | null {
  const far = Math.hypot(point.x - from.point.x, point.y - from.point.y) / battle.settings.unitMm
  if (from.costR + far > mostR * Math.max(1, battle.settings.cliffRate)) return null
  if (findBarrierOnLeg(borders, from.point, point)) return null
  const crossed = crossing(walker, from.river, listGroundStretchesAlong(battle, [from.point, point]))
  if (!crossed) return null
  const costR = from.costR + crossed.cost / battle.settings.unitMm
  return costR > mostR ? null : { point, river: crossed.river, costR, before: from }
}

/** The cost of ground in millimetres of move; null if impassable, or at a bank where movement stops (SAND-TERR-5). */
function crossing(
  walker: MovementAllowance,
  from: MovementAllowance['river'],
  grounds: readonly GroundStretch[],
): { cost: number; river: MovementAllowance['river'] } | null {
  let [cost, river] = [0, from]
  for (const { terrain, mm } of grounds) {
    if (mm === 0) continue
    const { isRiver } = TERRAIN[terrain]
    const costPerMm = walker.costOf(terrain)
    const isBank = isRiver ? river === null : river === 'water'
    if (isBank || costPerMm === null) return null
    cost += mm * costPerMm
    river = isRiver ? 'water' : null
  }
  return { cost, river }
}

function pathTo(end: Stop): Path {
  const path: Point[] = []
  for (let stop: Stop | null = end; stop; stop = stop.before) path.unshift(stop.point)
  return path
}
