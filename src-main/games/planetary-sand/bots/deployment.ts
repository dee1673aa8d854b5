import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { isInArea, getDistanceToArea } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getPointDistanceToPolygon } from '#shared/kit/distances.ts'
import { findStandingObstacleAt } from '../ground/footing.ts'
import { findPieceUnder } from '../ground/piece-under.ts'
import { findRoomAt } from '../ground/positions.ts'
import { evolve } from '../state/evolve.ts'
import { isFigure, getPositionFields } from '../state/find.ts'
import type { BotOrder, BotSide } from './bot.ts'
import { assignIndoorPlaces } from './indoors.ts'

/** Spacing of figures, and the space of a machine in addition to its length, in millimetres. */
const APART_MM = 45
const MARGIN_MM = 60
/** Minimum distance from a building for deployment outside it. */
const CLEAR_MM = 40

/**
 * Deploys everything that has no place on the map yet, unit by unit, forward or back according to the bot style
 * (SAND-SET-1).
 */
export function findDeploymentOrder(battle: Battle, { by, temper }: BotSide): BotOrder | null {
  if (!battle.fieldMm) return null
  const waiting = [...battle.machines, ...battle.figures].filter(
    ({ side, at, inside }) => side === by && at === null && inside === null,
  )
  if (waiting.length === 0) return null
  const spots = spotsIn(battle, by, temper.front)
  let standing = battle
  const taken: Point[] = []
  const indoors = assignIndoorPlaces(battle, by, waiting)
  const things = waiting.flatMap((piece): Deployed[] => {
    const place = indoors.get(piece.id)
    if (place) return [{ ...NOTHING, id: piece.id, ...place }]
    const apart = isFigure(piece) ? APART_MM : piece.lengthMm / 2 + MARGIN_MM
    const heading = isFigure(piece) ? null : facing(battle, by)
    const spot = spots.find(
      (point) =>
        taken.every((otherPoint) => Math.hypot(point.x - otherPoint.x, point.y - otherPoint.y) >= apart) &&
        (isFigure(piece) || findStandingObstacleAt(battle, piece, { at: point, heading }) === null) &&
        findPieceUnder(standing, piece, { at: point, heading, movers: [piece.id] }) === null,
    )
    if (!spot) return []
    taken.push(spot)
    standing = evolve(standing, {
      type: 'deployed',
      things: [{ id: piece.id, place: { ...getPositionFields(piece), at: spot, heading } }],
    })
    return [{ ...NOTHING, id: piece.id, at: spot, heading }]
  })
  return things.length === 0
    ? null
    : {
        command: { type: 'deploy', by, things },
        why: `It sets up ${temper.front === 1 ? 'as far ahead as it may' : 'well back'}.`,
      }
}

type Deployed = CommandOf<'deploy'>['things'][number]

const NOTHING: Omit<Deployed, 'id'> = {
  at: null,
  heading: null,
  inside: null,
  near: null,
  cover: null,
}

/** Places in the own zone, best first: rows starting at the preferred depth, each from the middle outwards. */
function spotsIn(battle: Battle, by: string, front: number): Point[] {
  const [width, height] = battle.fieldMm ?? [0, 0]
  const isWide = width > height
  const [long, short] = isWide ? [width, height] : [height, width]
  const isFirst = by === battle.sides[0]
  const depth = long * battle.settings.zones[isFirst ? 0 : 1]
  const rows = Math.max(1, Math.floor(depth / APART_MM) - 1)
  const best = Math.round(front * (rows - 1))
  const order = Array.from({ length: rows }, (_, row) => row).toSorted(
    (a, b) => Math.abs(a - best) - Math.abs(b - best) || a - b,
  )
  const columns = Math.max(1, Math.floor(short / APART_MM) - 1)
  const across = Array.from({ length: columns }, (_, column) => (column + 1) * APART_MM).toSorted(
    (a, b) => Math.abs(a - short / 2) - Math.abs(b - short / 2),
  )
  return order.flatMap((row) =>
    across.flatMap((aside) => {
      const along = (row + 1) * APART_MM * (depth / ((rows + 1) * APART_MM))
      const far = isFirst ? along : long - along
      const spot = isWide ? { x: far, y: aside } : { x: aside, y: far }
      return isFree(battle, spot) ? [spot] : []
    }),
  )
}

/** Whether a point is dry ground outside buildings and not on an unclimbable slope. */
function isFree(battle: Battle, spot: Point): boolean {
  const isBad = (battle.grounds ?? []).some(
    ({ kind, outline }) => TERRAIN[GROUNDS[kind].up].costs.tracked === null && isInArea(outline, spot),
  )
  const isIn = battle.buildings.some(({ outline }) => outline && getDistanceToArea(outline, spot) < CLEAR_MM)
  const isBeside = battle.walls.some(({ from, to }) => getPointDistanceToPolygon([from, to], spot) < CLEAR_MM)
  return !isBad && !isIn && !isBeside && findRoomAt(battle, spot) === null
}

/** Heading towards the enemy, in degrees counter-clockwise from +y. */
function facing({ fieldMm, sides }: Battle, by: string): number {
  const [width, height] = fieldMm ?? [0, 0]
  const isFirst = by === sides[0]
  if (width > height) return isFirst ? 270 : 90
  return isFirst ? 0 : 180
}
