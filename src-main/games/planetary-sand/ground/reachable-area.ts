import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { GroundArea } from '#shared/games/planetary-sand/model.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { isInArea } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { listGroundStretchesAlong } from './grounds.ts'
import { findBarrierOnLeg, listBuildingBarriers, listStoneWallBarriers } from './movement-barriers.ts'

/** Step of the search: the width of a figure's base in millimetres. Narrower gaps are impassable. */
const STEP_MM = 25
/** Approximate maximum number of steps; larger fields use longer steps. */
const MOST_STEPS = 20_000

/** The area reachable on foot from some part of a field. */
export interface ReachableArea {
  readonly stepMm: number
  /** All points that can be stood on. */
  readonly points: readonly Point[]
  /** The ground and stone walls that blocked a path, by their index in the field. */
  readonly stoppedBy: Stoppers
}

/** Indices of blocking ground and walls in the lists of a field. */
interface Stoppers {
  readonly grounds: ReadonlySet<number>
  readonly walls: ReadonlySet<number>
}

interface Boxed {
  readonly ground: GroundArea
  readonly at: number
  readonly low: Point
  readonly high: Point
}

/**
 * Computes everything that men without gear can reach on foot, by flood fill, through doors but not walls
 * (SAND-TERR-3, SAND-TERR-5, SAND-TERR-7, SAND-DEF-4).
 */
export function computeAreaReachableOnFoot(field: Field, isStart: (point: Point) => boolean): ReachableArea {
  const [width, height] = field.sizeMm ?? [0, 0]
  const stepMm = Math.max(STEP_MM, Math.sqrt((width * height) / MOST_STEPS))
  const [across, along] = [Math.floor(width / stepMm), Math.floor(height / stepMm)]
  const stoppedBy = { grounds: new Set<number>(), walls: new Set<number>() }
  const mayGo = goer(field, stoppedBy)
  const pointAt = (step: number): Point => ({
    x: ((step % across) + 0.5) * stepMm,
    y: (Math.floor(step / across) + 0.5) * stepMm,
  })
  const isReached = new Uint8Array(across * along)
  const open: number[] = []
  const reach = (step: number): void => {
    isReached[step] = 1
    open.push(step)
  }
  for (let step = 0; step < across * along; step += 1) {
    const point = pointAt(step)
    if (isStart(point) && mayGo(point, point)) reach(step)
  }
  for (let at = 0; at < open.length; at += 1) {
    const step = open[at] ?? 0
    const column = step % across
    const next = [
      step - across,
      step + across,
      ...(column > 0 ? [step - 1] : []),
      ...(column < across - 1 ? [step + 1] : []),
    ]
    for (const value of next)
      if (value >= 0 && value < isReached.length && isReached[value] === 0 && mayGo(pointAt(step), pointAt(value)))
        reach(value)
  }
  return { stepMm, points: open.map(pointAt), stoppedBy }
}

/** Returns whether men can step from a point to the next one; records obstacles in `stoppedBy`. */
function goer(
  field: Field,
  stoppedBy: { readonly grounds: Set<number>; readonly walls: Set<number> },
): (from: Point, to: Point) => boolean {
  const { buildings, rooms, openings } = field
  const built = listBuildingBarriers({
    buildings,
    rooms: rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: openings.map((opening) => ({ ...opening, state: 'whole' })),
  })
  const walls = listStoneWallBarriers(field)
  const boxed = field.grounds.map((ground, at): Boxed => {
    const [xs, ys] = [ground.outline.map(({ x }) => x), ground.outline.map(({ y }) => y)]
    return {
      ground,
      at,
      low: { x: Math.min(...xs), y: Math.min(...ys) },
      high: { x: Math.max(...xs), y: Math.max(...ys) },
    }
  })
  return (from, to) => {
    if (findBarrierOnLeg(built, from, to)) return false
    const wall = findBarrierOnLeg(walls, from, to)
    if (wall) {
      stoppedBy.walls.add(walls.indexOf(wall))
      return false
    }
    const near = boxed.filter(({ low, high }) => isNear(low, high, [from, to]))
    if (near.length === 0) return true
    const top = near.findLast(({ ground }) => isInArea(ground.outline, to))
    const under = top && !isFooting(GROUNDS[top.ground.kind].up) ? top : null
    const grounds = near.map(({ ground }) => ground)
    const isShut =
      under ??
      listGroundStretchesAlong({ grounds }, [from, to]).some(({ terrain, mm }) => mm > 0 && !isFooting(terrain))
    if (isShut)
      for (const { ground, at } of under ? [under] : near)
        if (!isFooting(GROUNDS[ground.kind].up)) stoppedBy.grounds.add(at)
    return !isShut
  }
}

function isNear(low: Point, high: Point, [from, to]: readonly [Point, Point]): boolean {
  return (
    Math.min(from.x, to.x) <= high.x &&
    Math.max(from.x, to.x) >= low.x &&
    Math.min(from.y, to.y) <= high.y &&
    Math.max(from.y, to.y) >= low.y
  )
}

/** Whether men without gear can enter a kind of ground. */
function isFooting(terrain: TerrainId): boolean {
  return TERRAIN[terrain].costs.troops !== null
}
