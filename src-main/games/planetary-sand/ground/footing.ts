import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Position } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { isInArea, computeOverlapDepthInArea } from '#shared/kit/areas.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { isSegmentCrossing, type SegmentEnds } from '#shared/kit/crossings.ts'
import { getPointDistanceToPolygon } from '#shared/kit/distances.ts'
import { isFigure } from '../state/find.ts'
import { createMovementAllowanceFor } from './move-events.ts'
import {
  findBarrierAt,
  findBarrierOnLeg,
  listMovementBarriers,
  findBuildingAt,
  listStoneWallBarriers,
} from './movement-barriers.ts'
import { findPieceUnder } from './piece-under.ts'
import { findMachineBox, isOnField, HOLDING_REACH_R, findRoomAt } from './positions.ts'

/** How far a vehicle may overlap a building and still stand there, in millimetres. */
const DEEP_MM = 1

/** Name of the wall or building that prevents standing at a point outside, or null (SAND-DEF-4). */
export function findStandingObstacleAt(
  battle: Battle,
  piece: Figure | Machine,
  { at, heading }: Pick<Position, 'at' | 'heading'>,
): string | null {
  if (!at) return null
  const border = findBarrierAt(listMovementBarriers(battle), at)
  if (border) return border.name
  const box = isFigure(piece) ? null : findMachineBox({ ...piece, at, heading: heading ?? piece.heading })
  if (!box) return findBuildingAt(battle, at)
  const corners = getBoxCorners(box)
  return (
    battle.buildings.find(({ outline }) => outline && computeOverlapDepthInArea(outline, corners) > DEEP_MM)?.id ??
    wallUnder(battle, box)
  )
}

/** The stone wall that a vehicle would stand across, or null (SAND-DEF-6). */
function wallUnder(battle: Battle, box: OrientedBox): string | null {
  if (!isAtLeastRulesVersion(battle, 2)) return null
  const corners = getBoxCorners({ ...box, length: box.length - 2 * DEEP_MM, width: box.width - 2 * DEEP_MM })
  const edges = corners.map((corner, at): SegmentEnds => [corner, corners[(at + 1) % corners.length] ?? corner])
  const wall = listStoneWallBarriers(battle).find(({ line }) => edges.some((edge) => isSegmentCrossing(edge, line)))
  return wall?.name ?? null
}

/**
 * Title of the level ground at a point on which a piece can only swim or float; null if it can stand there
 * (SAND-TERR-5, SAND-TERR-7).
 */
export function findSwimOnlyGroundAt(battle: Battle, piece: Figure | Machine, point: Point): string | null {
  const ground = (battle.grounds ?? []).findLast(({ outline }) => isInArea(outline, point))
  if (!ground) return null
  const { title, up, down } = GROUNDS[ground.kind]
  return up === down && createMovementAllowanceFor(battle, piece, 1).costOf(up) === null ? title.toLowerCase() : null
}

/** The river state of a piece placed at a point (SAND-TERR-5). */
export function getRiverStateAt({ grounds = [] }: Battle, point: Point): Position['river'] {
  const ground = grounds.findLast(({ outline }) => isInArea(outline, point))
  return ground && TERRAIN[GROUNDS[ground.kind].up].isRiver ? 'water' : null
}

/**
 * Spacing of dismounting figures and their distance from what they leave, in millimetres, and the number of steps
 * searched each way.
 */
const APART_MM = 25
const CLEAR_MM = 10
const STEPS = 8

/**
 * Places for dismounting figures around a point, nearest first: within R1/3 of what they leave and not on it, on the
 * field, outside, on passable ground, with no wall between. Figures without such a place stand at the point itself
 * (SAND-MOVE-4, SAND-DEF-7).
 */
export function listDismountPlaces(
  battle: Battle,
  people: readonly Figure[],
  { start, left }: { readonly start: Point; readonly left: ConvexPolygon | null },
): Point[] {
  const nearMm = HOLDING_REACH_R * battle.settings.unitMm
  const reachMm = Math.max(0, ...(left ?? []).map(({ x, y }) => Math.hypot(x - start.x, y - start.y))) + nearMm
  const spots = spotsFrom(start, Math.max(APART_MM, reachMm / STEPS)).filter((spot) => {
    const far = left && getPointDistanceToPolygon(left, spot)
    return far === null || (far >= CLEAR_MM && far <= nearMm)
  })
  return people.map((person) => {
    const at = spots.findIndex((spot) => mayStand(battle, person, { spot, start }))
    return at < 0 ? start : (spots.splice(at, 1)[0] ?? start)
  })
}

function mayStand(battle: Battle, figure: Figure, { spot, start }: { spot: Point; start: Point }): boolean {
  return (
    isOnField(battle, spot) &&
    findRoomAt(battle, spot) === null &&
    findStandingObstacleAt(battle, figure, { at: spot, heading: null }) === null &&
    findPieceUnder(battle, figure, { at: spot, heading: null, movers: [] }) === null &&
    findSwimOnlyGroundAt(battle, figure, spot) === null &&
    findBarrierOnLeg(listMovementBarriers(battle), start, spot) === null
  )
}

/** Candidate points: the point, those to its right, then all around, nearest first. */
function spotsFrom({ x, y }: Point, stepMm: number): Point[] {
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, at) => at - STEPS)
  const all = steps.flatMap((right) => steps.map((ahead) => ({ right, ahead })))
  const rankOf = ({ right, ahead }: { right: number; ahead: number }) =>
    Math.hypot(right, ahead) + (ahead === 0 && right >= 0 ? 0 : STEPS)
  return all
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ right, ahead }) => ({ x: x + right * stepMm, y: y + ahead * stepMm }))
}
