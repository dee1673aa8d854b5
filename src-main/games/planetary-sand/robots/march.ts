import { tryOrRefuse } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { fromBoxCoordinates } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isSegmentCrossing, type SegmentEnds, computeCrossingShare } from '#shared/kit/crossings.ts'
import { buildMoveEvents } from '../ground/move-events.ts'
import { listOutlineEdges, listMovementBarriers } from '../ground/movement-barriers.ts'
import { findPieceUnder } from '../ground/piece-under.ts'
import { isOnField, findPieceOutline } from '../ground/positions.ts'
import { getEnemySide, isPassage } from '../state/find.ts'
import { isMarchingUncontrolled } from '../state/robot-control.ts'
import type { Transaction } from '../state/transaction.ts'

/**
 * Moves marching robots of a side on in their direction at the end of its move, as far as ground and walls allow and
 * until they leave the table. Like all movers they stop at R1 of a unit that they meet (SAND-ROBO-3, SAND-MOVE-3).
 */
export function marchRobots(transaction: Transaction, side: string): void {
  const { state: battle } = transaction
  const marching = battle.figures.filter(
    (figure) =>
      figure.side === side &&
      figure.status === 'able' &&
      figure.inside === null &&
      figure.at !== null &&
      figure.used?.turn !== battle.turn &&
      isMarchingUncontrolled(battle, figure),
  )
  for (const robot of marching) march(transaction, robot)
}

/** Moves a robot straight on. It stays if no move is possible. */
function march(transaction: Transaction, robot: Figure): void {
  const { state: battle } = transaction
  const { allowance } = MOVERS.robot
  const start = robot.at ?? { x: 0, y: 0 }
  const heading = robot.heading ?? awayFrom(battle, robot.side)
  const ahead = fromBoxCoordinates(
    { ...start, heading },
    { x: 0, y: allowance[battle.gravity] * battle.settings.unitMm },
  )
  const path = { path: [{ ...beforeWalls(battle, robot, [start, ahead]), terrain: 'flat' as const }] }
  const ends = { heading, cover: null, meets: [], parts: [], isOff: false }
  const { result: events } = tryOrRefuse(() =>
    buildMoveEvents(battle, { ids: [robot.id], task: 'march', slowing: 1, way: path, ends }),
  )
  if (events === null) return
  const isOff = events.some(
    (event) => event.type === 'acted' && event.things.some(({ place: { at } }) => at && !isOnField(battle, at)),
  )
  if (isOff) transaction.apply({ type: 'left-table', figures: [robot.id] })
  else transaction.apply(...events)
}

/** Distance at which a robot stops before a wall, a door or a vehicle, in millimetres. */
const BEFORE_MM = 1

function beforeWalls(battle: Battle, robot: Figure, [from, to]: SegmentEnds): Point {
  const doors = battle.openings.flatMap((item): SegmentEnds[] =>
    isPassage(item) && item.from && item.to ? [[item.from, item.to]] : [],
  )
  const under = findPieceUnder(battle, robot, { at: to, heading: null, movers: [] })
  const edges = under === null ? [] : listOutlineEdges(findPieceOutline(battle, under) ?? [])
  const all = [...listMovementBarriers(battle).map(({ line }) => line), ...doors, ...edges]
  const lines = all.filter((line) => isSegmentCrossing([from, to], line))
  if (lines.length === 0) return to
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const least = Math.min(...lines.map((line) => computeCrossingShare(line, from, to)))
  const share = Math.max(0, least - BEFORE_MM / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The direction towards the enemy's lines, for a robot that has not moved yet. */
function awayFrom(battle: Battle, side: string): number {
  const [width, height] = battle.fieldMm ?? [0, 1]
  const isFirst = getEnemySide(battle, side) === battle.sides[1]
  if (width > height) return isFirst ? 270 : 90
  return isFirst ? 0 : 180
}
