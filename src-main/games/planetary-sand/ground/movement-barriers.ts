import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Opening } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { listStandingWallSections } from '#shared/games/planetary-sand/walls.ts'
import { isInArea, type Outline } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isSegmentCrossing, type SegmentEnds } from '#shared/kit/crossings.ts'
import { getDistanceToSegment } from '#shared/kit/distances.ts'
import { isPassage } from '../state/find.ts'

/**
 * A straight line that blocks movement: a piece of a building's wall or outline, or of a stone wall, named after it.
 */
export interface MovementBarrier {
  readonly name: string
  readonly line: SegmentEnds
}

/** Minimum distance from a border in millimetres; a figure standing on it could step off on the other side. */
const TOUCH_MM = 0.5
/** Tolerance for points on an edge, in millimetres. */
const ON_EDGE_MM = 1

/** The built structures of a battle or a field. */
export type FieldStructures = Pick<Battle, 'buildings' | 'rooms' | 'openings'>

interface Known extends Omit<FieldStructures, 'openings'> {
  readonly borders: readonly MovementBarrier[]
}
const KNOWN = new WeakMap<Battle['openings'], Known>()

/**
 * Lists the lines of buildings that block movement on the map: their standing walls, and outlines of buildings and
 * rooms without doors and breaches (SAND-DEF-4).
 */
export function listBuildingBarriers(battle: FieldStructures): readonly MovementBarrier[] {
  const { buildings, rooms, openings } = battle
  const known = KNOWN.get(openings)
  if (known?.buildings === buildings && known.rooms === rooms) return known.borders
  const borders = findBorders(battle)
  KNOWN.set(openings, { buildings, rooms, borders })
  return borders
}

/** The name of a stone wall on the field, by its index. */
export function formatStoneWallName(at: number): string {
  return `wall ${at + 1}`
}

/** Lists the standing pieces of stone walls on the field, each named after its wall. */
export function listStoneWallBarriers({ walls }: Pick<Battle, 'walls'>): MovementBarrier[] {
  return walls.flatMap((wall, at) =>
    listStandingWallSections(wall).map((line) => ({ name: formatStoneWallName(at), line })),
  )
}

/** Lists obstacles to movement on the map: buildings and, since rules 2, stone walls (SAND-DEF-6). */
export function listMovementBarriers(battle: Battle): readonly MovementBarrier[] {
  return isAtLeastRulesVersion(battle, 2)
    ? [...listBuildingBarriers(battle), ...listStoneWallBarriers(battle)]
    : listBuildingBarriers(battle)
}

/** Walls come first, so that a blocked path is reported with the name of a wall if there is one. */
function findBorders({ buildings, rooms, openings }: FieldStructures): MovementBarrier[] {
  const drawn = openings.flatMap((opening) => {
    const line = findOpeningSegment(opening)
    return line ? [{ opening, line }] : []
  })
  const walls = drawn.filter(({ opening }) => !isPassage(opening))
  const ways = drawn.filter(({ opening }) => isPassage(opening)).map(({ line }) => line)
  const outlines = [
    ...buildings.map(({ id, outline }) => ({ id, outline })),
    ...rooms.map(({ building, outline }) => ({ id: building, outline })),
  ]
  return [
    ...walls.flatMap(({ opening, line }) => cut(line, ways).map((piece) => ({ name: opening.id, line: piece }))),
    ...outlines.flatMap(({ id, outline }) =>
      listOutlineEdges(outline ?? []).flatMap((edge) =>
        cut(
          edge,
          drawn.map(({ line }) => line),
        ).map((piece) => ({ name: id, line: piece })),
      ),
    ),
  ]
}

function findOpeningSegment({ from, to, part }: Opening): SegmentEnds | null {
  return from && to && part !== 'roof' ? [from, to] : null
}

/** The edges of an outline, from each corner to the next. */
export function listOutlineEdges(outline: Outline): SegmentEnds[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length]
    return to ? [[from, to] as const] : []
  })
}

/** The parts of a line not covered by other collinear lines. */
function cut(line: SegmentEnds, others: readonly SegmentEnds[]): SegmentEnds[] {
  return others.reduce<SegmentEnds[]>(
    (pieces, otherLine) => pieces.flatMap((piece) => without(piece, otherLine)),
    [line],
  )
}

function without(piece: SegmentEnds, [c, d]: SegmentEnds): SegmentEnds[] {
  const [a, b] = piece
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return []
  const isOn = (point: Point) =>
    Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) <= ON_EDGE_MM * length
  if (!isOn(c) || !isOn(d)) return [piece]
  const shareOf = (point: Point) => ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length)
  const [from, to] = [Math.min(shareOf(c), shareOf(d)), Math.max(shareOf(c), shareOf(d))]
  if (to <= 0 || from >= 1) return [piece]
  const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  return [
    ...(from * length > ON_EDGE_MM ? [[a, at(from)] as const] : []),
    ...((1 - to) * length > ON_EDGE_MM ? [[at(to), b] as const] : []),
  ]
}

/** The first border crossed by a straight leg, or null. */
export function findBarrierOnLeg(borders: readonly MovementBarrier[], from: Point, to: Point): MovementBarrier | null {
  return borders.find(({ line }) => isSegmentCrossing([from, to], line)) ?? null
}

/** The border at a point, or null. */
export function findBarrierAt(borders: readonly MovementBarrier[], point: Point): MovementBarrier | null {
  return borders.find(({ line: [from, to] }) => getDistanceToSegment(point, from, to) < TOUCH_MM) ?? null
}

/** The building that contains a point, or null. */
export function findBuildingAt({ buildings }: Battle, point: Point): string | null {
  return buildings.find(({ outline }) => outline && isInArea(outline, point))?.id ?? null
}
