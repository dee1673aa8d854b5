import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Point } from '#shared/kit/convex.ts'
import { listGroundStretchesAlong } from '../ground/grounds.ts'
import { findMoverType, createMovementAllowanceFor } from '../ground/move-events.ts'
import { computePathProgress } from '../ground/path-progress.ts'
import { getPointAlong } from '../ground/path.ts'
import { HOLDING_REACH_R } from '../ground/positions.ts'
import type { BotOrder, BotSide } from './bot.ts'
import type { MoveGroup } from './move-group.ts'
import { type createProspectLookup, scorePlace } from './prospects.ts'

/** Directions considered, in degrees relative to the goal. */
const TURNS = [0, 30, -30, 70, -70, 120, -120, 180] as const
/** Fractions of the move considered. */
const SHARES = [1, 0.5] as const
/** Minimum advantage of a move over staying. */
const WORTH_MOVING = 0.02
/** Number of best moves tried before a group stays. */
const TRIES = 5

interface Looking {
  readonly group: MoveGroup
  readonly look: ReturnType<typeof createProspectLookup>
}

/** Lists the moves that are better than staying, best first. */
export function listMoveOrders(battle: Battle, { by, temper, whims }: BotSide, { group, look }: Looking): BotOrder[] {
  const { things, at, goal } = group
  const [lead] = things
  if (!lead?.at || things.some(({ inside }) => inside !== null)) return []
  const { unitMm } = battle.settings
  const farR = (point: Point) =>
    Math.max(0, Math.hypot(point.x - goal.at.x, point.y - goal.at.y) / unitMm - HOLDING_REACH_R / 2)
  const staying = goal.isPlain ? -farR(at) : scorePlace(look(at, things), farR(at), temper.weights)
  const ways = waysFrom(battle, group, whims.die(TURNS.length)).flatMap(({ end, path }) => {
    const worth = goal.isPlain ? -farR(end) : scorePlace(look(end, things), farR(end), temper.weights)
    return worth > staying + WORTH_MOVING ? [{ path, worth, end }] : []
  })
  return ways
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, TRIES)
    .map(({ path, end }) => ({
      command: {
        type: 'move',
        by,
        movers: things.map(({ id }) => id),
        way: { path: [{ ...path, terrain: 'flat' }] },
        ends: { heading: null, cover: null, meets: [], parts: [], isOff: false },
      },
      why: look(end, things).isCovered ? `It goes into cover ${goal.words}.` : `It goes ${goal.words}.`,
    }))
}

/**
 * Paths towards the goal and to either side, as far as the ground allows the leader. One direction is random, so that
 * a group does not wait at a lake for ever.
 */
function waysFrom(battle: Battle, { things, at, goal }: MoveGroup, whim: number): { end: Point; path: Point }[] {
  const [lead] = things
  if (!lead?.at) return []
  const { unitMm } = battle.settings
  const start = lead.at
  const allowance = Math.min(
    ...things.map((piece) => MOVERS[findMoverType(piece) ?? 'infantry'].allowance[battle.gravity]),
  )
  const straight = Math.atan2(goal.at.y - at.y, goal.at.x - at.x)
  const far = Math.hypot(goal.at.y - at.y, goal.at.x - at.x)
  return [...TURNS, TURNS[0] + whim * 40].flatMap((turn) =>
    SHARES.flatMap((share) => {
      const angle = straight + (turn * Math.PI) / 180
      const mm = Math.min(allowance * share * unitMm, turn === 0 ? far : Infinity)
      const path = { x: start.x + mm * Math.cos(angle), y: start.y + mm * Math.sin(angle) }
      const gone = goneOf(battle, lead, [start, path])
      if (gone < 1) return []
      const to = getPointAlong([start, path], gone)
      return [{ path, end: { x: at.x + to.x - start.x, y: at.y + to.y - start.y } }]
    }),
  )
}

/** Distance that the ground allows along a path, in millimetres. */
function goneOf(battle: Battle, lead: MoveGroup['things'][number], path: readonly [Point, Point]): number {
  const { unitMm } = battle.settings
  const stretches = listGroundStretchesAlong(battle, path).map(({ terrain, mm }) => ({ terrain, length: mm / unitMm }))
  return computePathProgress(stretches, createMovementAllowanceFor(battle, lead, 1)).moved * unitMm
}
