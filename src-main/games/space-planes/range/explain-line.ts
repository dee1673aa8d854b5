import type { FaceArt, Point, Pose, RangeClass, FaceSegment } from '#shared/games/space-planes/model.ts'
import { convertArtToTablePoint, type TargetOutlineOnArt, computeTargetOutlineOnArt } from './art-view.ts'
import { findBestLine, type LineOfFire, REACH_TOLERANCE_MM, type Shooter, type SightConditions } from './find-line.ts'
import { crossesSegment } from './line-crossing.ts'
import { listLineStarts } from './sectors.ts'

/** What blocks the line that is closest to being valid. */
export interface LineBlocker {
  /** The length of the line, and its end points on the table. */
  readonly mm: number
  readonly from: Point
  readonly to: Point
  /** The line is longer than the reach, crosses a wall of the shooter's face, or is blocked by a ship in between. */
  readonly by: 'reach' | 'wall' | 'ship'
  /** Index of the wall in drawing order, or null. */
  readonly wall: number | null
  /** How much too long the line is, or the distance along the wall to its nearer end; null for a ship. */
  readonly missedMm: number | null
}

/** A line of fire with what it crosses on the shooter's face, or what blocks it. */
export interface ExplainedLine extends LineOfFire {
  readonly crosses: readonly Exclude<RangeClass, 'none'>[]
  readonly miss: LineBlocker | null
}

/**
 * Finds the best line and explains its class: what it crosses, or which line was closest and what blocked it
 * (SP-RANGE-1 to SP-RANGE-4).
 */
export function explainLine(shooter: Shooter, target: Pose, sight: SightConditions): ExplainedLine {
  const line = findBestLine(shooter, target, sight)
  const { cubeMm } = sight.settings
  const rim = computeTargetOutlineOnArt(shooter, target, cubeMm)
  if (line.range === 'none') return { ...line, crosses: [], miss: nearestMiss(shooter, rim, sight) }
  const ends = [line.from, line.to].map((point) => point && rim.onArt(point))
  const [from, to] = ends
  const art = sight.faces[shooter.face]
  const kinds =
    from && to
      ? (['red', 'blue'] as const).filter((kind) => art[kind].some((mark) => crossesSegment(from, to, mark)))
      : []
  return { ...line, crosses: kinds, miss: null }
}

/** A blocked line, in art coordinates. */
interface Stopped extends Pick<LineBlocker, 'by' | 'wall'> {
  readonly from: Point
  readonly to: Point
  readonly length: number
  /** In cube edges; the closest line has the smallest value. */
  readonly missed: number
}

function nearestMiss(shooter: Shooter, rim: TargetOutlineOnArt, sight: SightConditions): LineBlocker | null {
  const { cubeMm, cardLongMm } = sight.settings
  const reach = (cardLongMm + REACH_TOLERANCE_MM) / cubeMm
  let best: Stopped | null = null
  for (const from of listLineStarts(sight.faces[shooter.face]))
    for (const [at, x] of rim.xs.entries()) {
      const to = { x, y: rim.ys[at] ?? 0 }
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (best && best.by !== 'reach' && length > reach) continue
      const stopped = stoppedBy(sight.faces[shooter.face], { from, to, length, reach })
      if (best === null || isNearer(stopped, best)) best = stopped
    }
  if (best === null) return null
  const [from, to] = [
    convertArtToTablePoint(shooter, best.from, cubeMm),
    convertArtToTablePoint(shooter, best.to, cubeMm),
  ]
  const isShip = best.by === 'ship'
  const missedMm = isShip ? null : best.missed * cubeMm
  return { mm: best.length * cubeMm, from, to, by: best.by, wall: best.wall, missedMm }
}

/** Lines blocked within reach come before lines out of reach, then the smaller miss, then the shorter line. */
function isNearer(line: Stopped, than: Stopped): boolean {
  if ((line.by === 'reach') !== (than.by === 'reach')) return than.by === 'reach'
  return line.missed < than.missed || (line.missed === than.missed && line.length < than.length)
}

interface Sample {
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly reach: number
}

/**
 * What stops a line of fire: its length if beyond reach, else the crossed wall that is hardest to avoid, else a ship.
 */
function stoppedBy({ walls }: FaceArt, { from, to, length, reach }: Sample): Stopped {
  const line = { from, to, length }
  if (length > reach) return { ...line, by: 'reach', wall: null, missed: length - reach }
  const passed = walls.flatMap((wall, index) =>
    crossesSegment(from, to, wall) ? [{ wall: index, missed: toEndOf(wall, from, to) }] : [],
  )
  const [worst] = passed.toSorted((a, b) => b.missed - a.missed)
  return worst ? { ...line, by: 'wall', ...worst } : { ...line, by: 'ship', wall: null, missed: 0 }
}

/** The distance along a wall from its crossing with a line to the nearer end. */
function toEndOf([s0, t0, s1, t1]: FaceSegment, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [start, end] = [dx * (t0 - from.y) - dy * (s0 - from.x), dx * (t1 - from.y) - dy * (s1 - from.x)]
  const along = start === end ? 0 : start / (start - end)
  return Math.hypot(s1 - s0, t1 - t0) * Math.min(along, 1 - along)
}
