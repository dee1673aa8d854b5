import { getFootprint, getCosineAndSine } from '#main/games/space-planes/footprint.ts'
import type { Shooter, SightConditions } from '#main/games/space-planes/range/find-line.ts'
import { crossesSegment, crossesOutline } from '#main/games/space-planes/range/line-crossing.ts'
import type { FaceArt, Point, Pose, RangeClass, FaceSegment } from '#shared/games/space-planes/model.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'

/** A line found by naive sampling. */
export interface PlainLine {
  readonly range: RangeClass
  /** Length in millimetres; null if there is no line. */
  readonly mm: number | null
}

/** Points of a block's grid and of a side of the target, as defined by SP-RANGE-5. */
const RULED = { grid: 9, side: 32 }
const REACH_TOLERANCE = 1e-6

/** Density of the sampling, and whether the class is sufficient: a red line is then not searched for further. */
interface Sampling {
  readonly times: number
  readonly isClassEnough: boolean
}

/** The best line by naive sampling as defined in SP-RANGE-5: every start against every end. */
export function plainLine(
  shooter: Shooter,
  target: Pose,
  sight: SightConditions,
  { times, isClassEnough }: Sampling = { times: 1, isClassEnough: false },
): PlainLine {
  const { cubeMm, cardLongMm } = sight.settings
  const art = sight.faces[shooter.face]
  const ends = rimOf(getFootprint(target, cubeMm), RULED.side * times).map((point) => onArt(shooter, point, cubeMm))
  const reach = (cardLongMm + REACH_TOLERANCE) / cubeMm
  const best: { red: number; blue: number } = { red: Infinity, blue: Infinity }
  for (const from of art.blocks.flatMap((block) => gridOf(block, (RULED.grid - 1) * times + 1))) {
    if (isClassEnough && best.red < Infinity) break
    for (const to of ends) {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length > reach || length >= best.red) continue
      const range = classOf(art, from, to)
      if (range === 'none' || length >= best[range]) continue
      const [start, end] = [onTable(shooter, from, cubeMm), onTable(shooter, to, cubeMm)]
      if (sight.blockers.every((blocker) => !crossesOutline(start, end, blocker))) best[range] = length
    }
  }
  const range = best.red < Infinity ? 'red' : best.blue < Infinity ? 'blue' : 'none'
  return { range, mm: range === 'none' ? null : best[range] * cubeMm }
}

function classOf({ walls, blue, red }: FaceArt, from: Point, to: Point): RangeClass {
  if (walls.some((wall) => crossesSegment(from, to, wall))) return 'none'
  if (blue.some((mark) => crossesSegment(from, to, mark))) return 'blue'
  return red.some((mark) => crossesSegment(from, to, mark)) ? 'red' : 'blue'
}

function gridOf([s0, t0, s1, t1]: FaceSegment, points: number): Point[] {
  const along = (from: number, to: number, index: number) => from + ((to - from) * index) / (points - 1)
  return Array.from({ length: points * points }, (_, index) => ({
    x: along(s0, s1, index % points),
    y: along(t0, t1, Math.floor(index / points)),
  }))
}

function rimOf(square: ConvexPolygon, points: number): Point[] {
  return square.flatMap((from, index) => {
    const to = square[(index + 1) % square.length] ?? from
    return Array.from({ length: points }, (_, step) => {
      const part = step / points
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  })
}

function onArt(shooter: Shooter, { x, y }: Point, cubeMm: number): Point {
  const { x: cos, y: sin } = getCosineAndSine(shooter.heading + 90 * shooter.twist)
  const [dx, dy] = [(x - shooter.x) / cubeMm, (y - shooter.y) / cubeMm]
  return { x: cos * dx + sin * dy + 0.5, y: cos * dy - sin * dx + 0.5 }
}

function onTable(shooter: Shooter, { x, y }: Point, cubeMm: number): Point {
  const { x: cos, y: sin } = getCosineAndSine(shooter.heading + 90 * shooter.twist)
  const [ds, dt] = [(x - 0.5) * cubeMm, (y - 0.5) * cubeMm]
  return { x: shooter.x + cos * ds - sin * dt, y: shooter.y + sin * ds + cos * dt }
}
