import type { FaceArt, FaceSet, Point, Pose, RangeClass, Ship, Stretch } from '#shared/games/space-planes/model.ts'
import type { Settings } from '#shared/games/space-planes/tables/settings.ts'
import type { Convex } from '#shared/kit/convex.ts'
import { footprint, turnOf } from '../footprint.ts'
import { crosses } from './crosses.ts'

/** The best line of fire from one ship at another (SP-RANGE-1 to SP-RANGE-5). */
export interface FireLine {
  readonly range: RangeClass
  /** Where the line runs on the table; null where there is none within reach. */
  readonly from: Point | null
  readonly to: Point | null
  readonly mm: number | null
}

/** Who looks: a cube with its art. */
export type Shooter = Pose & Pick<Ship, 'face' | 'twist'>

/** What lies between shooter and target, where ships block (SP-RANGE-4). */
export interface Sight {
  readonly faces: FaceSet
  readonly settings: Pick<Settings, 'cubeMm' | 'cardLongMm'>
  readonly blockers: readonly Convex[]
}

/** Points of a block's grid, and of a side of the target (SP-RANGE-5). */
const GRID = 9
const POINTS_A_SIDE = 32
/** Lines are within reach up to this many millimetres more (SP-RANGE-5). */
const REACH_TOLERANCE = 1e-6

const NO_LINE: FireLine = { range: 'none', from: null, to: null, mm: null }

/** The best line: red before blue, the shortest of its class (SP-RANGE-3, SP-RANGE-5). */
export function findLine(shooter: Shooter, target: Pose, { faces, settings, blockers }: Sight): FireLine {
  const { cubeMm, cardLongMm } = settings
  const art = faces[shooter.face]
  const ends = rimOf(footprint(target, cubeMm)).map((point) => onArt(shooter, point, cubeMm))
  const reach = (cardLongMm + REACH_TOLERANCE) / cubeMm
  const best = { red: null as Sampled | null, blue: null as Sampled | null }
  for (const from of art.blocks.flatMap(gridOf))
    for (const to of ends) {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length > reach || length >= (best.red?.length ?? Infinity)) continue
      const range = classOf(art, from, to)
      if (range === 'none' || length >= (best[range]?.length ?? Infinity)) continue
      const line = { range, length, from: onTable(shooter, from, cubeMm), to: onTable(shooter, to, cubeMm) }
      if (blockers.every((blocker) => !passes(line, blocker))) best[range] = line
    }
  const line = best.red ?? best.blue
  return line === null ? NO_LINE : { range: line.range, from: line.from, to: line.to, mm: line.length * cubeMm }
}

interface Sampled {
  readonly range: Exclude<RangeClass, 'none'>
  /** In edges of the cube. */
  readonly length: number
  readonly from: Point
  readonly to: Point
}

/** The class of one line on the shooter's own face; the target's art plays no part (SP-RANGE-2, SP-RANGE-3). */
function classOf({ walls, blue, red }: FaceArt, from: Point, to: Point): RangeClass {
  if (walls.some((wall) => crosses(from, to, wall))) return 'none'
  if (blue.some((mark) => crosses(from, to, mark))) return 'blue'
  return red.some((mark) => crosses(from, to, mark)) ? 'red' : 'blue'
}

/** The points where lines may begin: a grid over a green block, its border counted (SP-RANGE-5). */
function gridOf([s0, t0, s1, t1]: Stretch): Point[] {
  const along = (from: number, to: number, index: number) => from + ((to - from) * index) / (GRID - 1)
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: along(s0, s1, index % GRID),
    y: along(t0, t1, Math.floor(index / GRID)),
  }))
}

/** The points where lines may end: equal steps along each side, each corner once (SP-RANGE-5). */
function rimOf(square: Convex): Point[] {
  return square.flatMap((from, index) => {
    const to = square[(index + 1) % square.length] ?? from
    return Array.from({ length: POINTS_A_SIDE }, (_, step) => {
      const part = step / POINTS_A_SIDE
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  })
}

/** A point of the table as seen on the shooter's art (SP-FACE-3). */
function onArt(shooter: Shooter, { x, y }: Point, cubeMm: number): Point {
  const { x: cos, y: sin } = turnOf(shooter.heading + 90 * shooter.twist)
  const [dx, dy] = [(x - shooter.x) / cubeMm, (y - shooter.y) / cubeMm]
  return { x: cos * dx + sin * dy + 0.5, y: cos * dy - sin * dx + 0.5 }
}

/** A point of the shooter's art on the table (SP-FACE-3). */
function onTable(shooter: Shooter, { x, y }: Point, cubeMm: number): Point {
  const { x: cos, y: sin } = turnOf(shooter.heading + 90 * shooter.twist)
  const [ds, dt] = [(x - 0.5) * cubeMm, (y - 0.5) * cubeMm]
  return { x: shooter.x + cos * ds - sin * dt, y: shooter.y + sin * ds + cos * dt }
}

function passes({ from, to }: { readonly from: Point; readonly to: Point }, square: Convex): boolean {
  return square.some((corner, index) => {
    const next = square[(index + 1) % square.length] ?? corner
    return crosses(from, to, [corner.x, corner.y, next.x, next.y])
  })
}
