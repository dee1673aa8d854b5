import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { GroundArea } from '#shared/games/planetary-sand/model.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import type { TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { isInArea, computeInteriorPoint, listSegmentIntervalsInArea } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Path } from './path.ts'

/** A stretch of one kind of ground along a path on the map, in millimetres. */
export interface GroundStretch {
  readonly terrain: TerrainId
  readonly mm: number
}

/**
 * Lists the ground along a path from its start, with slopes split into up and down (SAND-MOVE-5, SAND-TERR-1 to
 * SAND-TERR-7).
 */
export function listGroundStretchesAlong({ grounds = [] }: Pick<Battle, 'grounds'>, path: Path): GroundStretch[] {
  const all = path.slice(1).flatMap((to, at) => {
    const from = path[at]
    return from ? groundsOfLeg(grounds, from, to) : []
  })
  return all.reduce<GroundStretch[]>((joined, stretch) => {
    const last = joined.at(-1)
    if (last?.terrain !== stretch.terrain) return [...joined, stretch]
    return [...joined.slice(0, -1), { terrain: stretch.terrain, mm: last.mm + stretch.mm }]
  }, [])
}

function groundsOfLeg(grounds: readonly GroundArea[], from: Point, to: Point): GroundStretch[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const shared = grounds.flatMap((ground) => {
    const within = listSegmentIntervalsInArea(ground.outline, from, to)
    return within.length > 0 ? [{ ground, within: within.flat() }] : []
  })
  if (shared.length === 0) return [{ terrain: 'flat', mm: length }]
  const crossed = shared.map(({ ground }) => ground)
  const cuts = shared.flatMap(({ ground, within }) => [
    ...within,
    Math.min(1, Math.max(0, nearestTo(topOf(ground), from, to))),
  ])
  const shares = [...new Set([0, ...cuts, 1])].toSorted((a, b) => a - b)
  return shares.slice(1).map((share, at) => {
    const before = shares[at] ?? 0
    return { terrain: terrainAt(crossed, { from, to, share: (before + share) / 2 }), mm: (share - before) * length }
  })
}

/** The topmost ground at a point, and whether the path goes up or down it. */
function terrainAt(
  grounds: readonly GroundArea[],
  { from, to, share }: { from: Point; to: Point; share: number },
): TerrainId {
  const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  const ground = grounds.findLast(({ outline }) => isInArea(outline, point))
  if (!ground) return 'flat'
  return GROUNDS[ground.kind][share < nearestTo(topOf(ground), from, to) ? 'up' : 'down']
}

function topOf({ top, outline }: GroundArea): Point {
  return top ?? computeInteriorPoint(outline)
}

/** The position on a straight path closest to a point, as a fraction of its length. */
function nearestTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square
}
