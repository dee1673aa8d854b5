import type { FaceArt, Point, Pose, RangeClass, Stretch } from '#shared/games/space-planes/model.ts'
import { toTablePoint, type TargetOutline, getTargetOutline } from './art-view.ts'
import { findLine, type FireLine, REACH_TOLERANCE, type Shooter, type SightContext } from './find-line.ts'
import { isCrossing } from './line-crossing.ts'
import { listLineStarts } from './sectors.ts'

/** What is in the way of the line that comes nearest to being one. */
export interface LineBlocker {
  /** How long the line is, and where it runs on the table. */
  readonly mm: number
  readonly from: Point
  readonly to: Point
  /** The reach is too short, a wall of the shooter's face stops it, or a ship in between. */
  readonly by: 'reach' | 'wall' | 'ship'
  /** Which wall of the face, in the order in which they are drawn, or null. */
  readonly wall: number | null
  /** How much too long the line is, or how far along the wall its nearer end lies; null for a ship. */
  readonly missedMm: number | null
}

/** A line with what it crosses on the shooter's face, or with what stopped it. */
export interface ExplainedLine extends FireLine {
  readonly crosses: readonly Exclude<RangeClass, 'none'>[]
  readonly miss: LineBlocker | null
}

/** The best line and why it is no better: what it crosses, or which line came nearest and what stopped it (SP-RANGE-1 to SP-RANGE-4). */
export function explainLine(shooter: Shooter, target: Pose, sight: SightContext): ExplainedLine {
  const line = findLine(shooter, target, sight)
  const { cubeMm } = sight.settings
  const rim = getTargetOutline(shooter, target, cubeMm)
  if (line.range === 'none') return { ...line, crosses: [], miss: nearestMiss(shooter, rim, sight) }
  const ends = [line.from, line.to].map((point) => point && rim.onArt(point))
  const [from, to] = ends
  const art = sight.faces[shooter.face]
  const kinds =
    from && to ? (['red', 'blue'] as const).filter((kind) => art[kind].some((mark) => isCrossing(from, to, mark))) : []
  return { ...line, crosses: kinds, miss: null }
}

/** A line that is stopped, on the art. */
interface Stopped extends Pick<LineBlocker, 'by' | 'wall'> {
  readonly from: Point
  readonly to: Point
  readonly length: number
  /** In edges of the cube; what comes nearest has least of it. */
  readonly missed: number
}

function nearestMiss(shooter: Shooter, rim: TargetOutline, sight: SightContext): LineBlocker | null {
  const { cubeMm, cardLongMm } = sight.settings
  const reach = (cardLongMm + REACH_TOLERANCE) / cubeMm
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
  const [from, to] = [toTablePoint(shooter, best.from, cubeMm), toTablePoint(shooter, best.to, cubeMm)]
  const isShip = best.by === 'ship'
  const missedMm = isShip ? null : best.missed * cubeMm
  return { mm: best.length * cubeMm, from, to, by: best.by, wall: best.wall, missedMm }
}

/** What is stopped within reach is nearer than what is out of it; then the less, then the shorter. */
function isNearer(one: Stopped, than: Stopped): boolean {
  if ((one.by === 'reach') !== (than.by === 'reach')) return than.by === 'reach'
  return one.missed < than.missed || (one.missed === than.missed && one.length < than.length)
}

interface Sample {
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly reach: number
}

/** Of several walls the one that is hardest to pass counts; a line that no wall stops was stopped by a ship. */
function stoppedBy({ walls }: FaceArt, { from, to, length, reach }: Sample): Stopped {
  const line = { from, to, length }
  if (length > reach) return { ...line, by: 'reach', wall: null, missed: length - reach }
  const passed = walls.flatMap((wall, index) =>
    isCrossing(from, to, wall) ? [{ wall: index, missed: toEndOf(wall, from, to) }] : [],
  )
  const [worst] = passed.toSorted((a, b) => b.missed - a.missed)
  return worst ? { ...line, by: 'wall', ...worst } : { ...line, by: 'ship', wall: null, missed: 0 }
}

/** How far along a wall its nearer end lies from where a line crosses it. */
function toEndOf([s0, t0, s1, t1]: Stretch, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [start, end] = [dx * (t0 - from.y) - dy * (s0 - from.x), dx * (t1 - from.y) - dy * (s1 - from.x)]
  const along = start === end ? 0 : start / (start - end)
  return Math.hypot(s1 - s0, t1 - t0) * Math.min(along, 1 - along)
}
