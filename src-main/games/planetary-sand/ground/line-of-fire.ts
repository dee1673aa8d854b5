import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BUILDINGS, COVERS, type CoverId } from '#shared/games/planetary-sand/tables/armour.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { getAreaDistance, isAreaCrossed, type Outline, listSegmentIntervalsInArea } from '#shared/kit/areas.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { getDistanceToSegment } from '#shared/kit/distances.ts'
import { findFigure, findOpening, findRoom, findPiece } from '../state/find.ts'
import { findBarrierOnLeg, listBuildingBarriers, listStoneWallBarriers } from './movement-barriers.ts'
import { HOLDING_REACH_R, findPieceOutline } from './positions.ts'

/** Distance at which a figure's base blocks a line of fire, in millimetres. */
const BASE_MM = 12

/** A line of fire at a wall ends this far in front of it, in millimetres. */
const SHORT_OF_MM = 2
/** Tolerance for touching pieces of a line, as a fraction of its length. */
const SAME_SHARE = 1e-6

/** A possible obstacle: its name, its outline on the map, and the cover it gives. */
interface Obstacle {
  readonly name: string
  readonly shape: Outline
  readonly cover: CoverId
}

/**
 * Computes the straight line from a shooter to a target. What it crosses near the target is cover, what it crosses in
 * between blocks it (SAND-HIT-3, SAND-HIT-6).
 */
export function computeLineOfFire(battle: Battle, shooter: string, target: string) {
  const [from, to] = [findPieceOutline(battle, shooter), findPieceOutline(battle, target)]
  const own = ownCover(battle, shooter, target)
  if (!from || !to) return { cover: own, blockedBy: null }
  const [muzzle, aim] = [computeMeanPoint(from), computeMeanPoint(to)]
  const crossed = obstaclesOn(battle, [muzzle, aim], { shooter, target })
  const reach = HOLDING_REACH_R * battle.settings.unitMm
  const [covering, others] = [
    crossed.filter(({ shape }) => getAreaDistance(shape, to) <= reach),
    crossed.filter(({ shape }) => getAreaDistance(shape, to) > reach && getAreaDistance(shape, from) > reach),
  ]
  const blockedBy =
    innerWallOn(battle, [muzzle, aim], { shooter, target }) ??
    wallBefore(battle, [muzzle, aim], target) ??
    homeBetween(battle, [muzzle, aim], { shooter, target }) ??
    others[0]?.name ??
    ownFigureBetween(battle, shooter, [muzzle, aim])
  return { cover: bestOf([own, ...covering.map(({ cover }) => cover)], battle), blockedBy }
}

/** The cover of a target as entered or given by its room; none against a shooter in the same room. */
function ownCover(battle: Battle, shooter: string, target: string): CoverId | null {
  const piece = findPiece(battle, target)
  const room = findRoom(battle, piece?.inside ?? null)
  if (!room) return piece?.cover ?? null
  if (findPiece(battle, shooter)?.inside === room.id) return null
  const building = battle.buildings.find(({ id }) => id === room.building)
  return building ? BUILDINGS[building.type].cover : null
}

function bestOf(covers: readonly (CoverId | null)[], { settings }: Battle): CoverId | null {
  const worth = (cover: CoverId) => {
    const { value } = COVERS[cover]
    return typeof value === 'number' ? value : settings[value]
  }
  const real = covers.filter((cover) => cover !== null)
  return real.toSorted((a, b) => worth(a) - worth(b))[0] ?? null
}

/** Walls, buildings and machines crossed by a line, except those that contain its ends. */
function obstaclesOn(
  battle: Battle,
  [muzzle, aim]: readonly [Point, Point],
  { shooter, target }: { shooter: string; target: string },
): Obstacle[] {
  const [from, to] = [findPiece(battle, shooter), findPiece(battle, target)]
  const ends = new Set([shooter, target, from?.inside, to?.inside])
  const homes = new Set([from, to].map((piece) => findRoom(battle, piece?.inside ?? null)?.building))
  const aimedAt = battle.openings.find(({ id }) => id === target)?.building
  const crossed: Obstacle[] = []
  const add = (name: string, shape: Outline, cover: CoverId) => {
    if (isAreaCrossed(shape, muzzle, aim)) crossed.push({ name, shape, cover })
  }
  for (const { line } of listStoneWallBarriers(battle)) add('a wall', line, 'other')
  for (const { id, outline, type } of battle.buildings)
    if (outline !== null && !homes.has(id) && id !== aimedAt) add(id, outline, BUILDINGS[type].cover)
  for (const machine of battle.machines) {
    const shape = ends.has(machine.id) ? null : findPieceOutline(battle, machine.id)
    if (shape) add(machine.id, shape, coverBehind(machine))
  }
  return crossed
}

/**
 * The wall between two figures in one building, in two rooms or around the corner of a non-convex one. Through a door
 * or a breach the line is clear (SAND-HIT-6).
 */
function innerWallOn(
  battle: Battle,
  [muzzle, aim]: readonly [Point, Point],
  { shooter, target }: { shooter: string; target: string },
): string | null {
  const [from, to] = [shooter, target].map((id) => findRoom(battle, findPiece(battle, id)?.inside ?? null))
  if (!from || !to || from.building !== to.building) return null
  return findBarrierOnLeg(listBuildingBarriers(battle), muzzle, aim)?.name ?? null
}

/**
 * The wall of its building in front of a targeted part of the building: the back cannot be shot through the front
 * (SAND-HIT-6).
 */
function wallBefore(battle: Battle, [muzzle, aim]: readonly [Point, Point], target: string): string | null {
  const part = findOpening(battle, target)
  if (!part) return null
  const isOwn = (name: string) => name !== target && (findOpening(battle, name)?.building ?? name) === part.building
  const short = Math.min(1, SHORT_OF_MM / (Math.hypot(muzzle.x - aim.x, muzzle.y - aim.y) || 1))
  const before = { x: aim.x + (muzzle.x - aim.x) * short, y: aim.y + (muzzle.y - aim.y) * short }
  const borders = listBuildingBarriers(battle).filter(({ name }) => isOwn(name))
  return findBarrierOnLeg(borders, muzzle, before)?.name ?? null
}

/** The building of the shooter or target that the line enters again because it bends around a court (SAND-HIT-6). */
function homeBetween(
  battle: Battle,
  [muzzle, aim]: readonly [Point, Point],
  { shooter, target }: { shooter: string; target: string },
): string | null {
  const [own, targetHome] = [shooter, target].map(
    (id) => findRoom(battle, findPiece(battle, id)?.inside ?? null)?.building ?? null,
  )
  if (own === targetHome) return null
  const again = battle.buildings.find(
    ({ id, outline }) => (id === own || id === targetHome) && outline !== null && timesIn(outline, muzzle, aim) > 1,
  )
  return again?.id ?? null
}

/** The number of times a line passes through an area; touching pieces count as one. */
function timesIn(outline: Outline, from: Point, to: Point): number {
  const shares = listSegmentIntervalsInArea(outline, from, to).toSorted(([a], [b]) => a - b)
  let [times, end] = [0, -Infinity]
  for (const [begins, ends] of shares) {
    if (begins > end + SAME_SHARE) times += 1
    end = Math.max(end, ends)
  }
  return times
}

function coverBehind({ type, isWreck, isMended }: Battle['machines'][number]): CoverId {
  if (isWreck) return 'other'
  return getMachineRow(type).isArmoured && !isMended ? 'armoured-vehicle' : 'unarmoured-vehicle'
}

/**
 * A figure of the shooter's own side in the line. Men in the open give no cover, but friends block the line of fire
 * (SAND-HIT-6).
 */
function ownFigureBetween(battle: Battle, shooter: string, [muzzle, aim]: readonly [Point, Point]): string | null {
  const side = findPiece(battle, shooter)?.side
  const isAtMuzzle = (at: Point) => Math.hypot(at.x - muzzle.x, at.y - muzzle.y) <= 2 * BASE_MM
  const between = battle.figures.find(
    ({ id, side: own, status, at, inside }) =>
      own === side &&
      id !== shooter &&
      status === 'able' &&
      inside === null &&
      at !== null &&
      !isAtMuzzle(at) &&
      getDistanceToSegment(at, muzzle, aim) < BASE_MM,
  )
  return between?.id ?? null
}

/** The origin of a shot on the map. */
export function findMuzzlePoint(battle: Battle, shooter: string): Point | null {
  const shape = findPieceOutline(battle, shooter)
  return shape && computeMeanPoint(shape)
}

/** Whether a figure is aboard something and thus out of sight. */
export function isAboard(battle: Battle, id: string): boolean {
  const figure = findFigure(battle, id)
  return battle.machines.some((machine) => machine.id === figure?.inside)
}
