import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { type Direction, DIRECTIONS, type Point, type Ship } from '#shared/games/space-planes/model.ts'
import { findCollision } from './collision.ts'
import { getShip } from './evolve.ts'
import { toTableStep, SIDES } from './footprint.ts'
import { computeMoveMm } from './manoeuvre-parts/move.ts'
import { roll } from './manoeuvre-parts/roll.ts'
import { shiftPose, getSweep } from './manoeuvre-parts/shift.ts'
import { type Transaction, applyEvents } from './transaction.ts'

/** A course after a reorientation, and whether a step of it could not be made. */
interface Reoriented {
  readonly course: Transaction
  readonly isCancelled: boolean
}

/** One long move or one flip of one ship towards a direction of the table. */
interface PlannedStep {
  readonly ship: string
  readonly kind: 'move' | 'flip'
  readonly towards: Point
}

/**
 * Reorients everybody after a corkscrew's roll: higher planes shift with it and lower ones against it, all flip once,
 * all dice show the roller's number (SP-REOR-1 to SP-REOR-6); what a step that cannot be made stops is a setting
 * (SP-CANCEL-4).
 */
export function reorient(course: Transaction, actorId: string, dir: Direction): Reoriented {
  const { reorientCancel } = course.battle.settings
  const actor = getShip(course.battle, actorId)
  const stopped = new Set<string>()
  let now = course
  for (const plan of PHASES)
    for (const step of plan(now.battle, actor, toTableStep(SIDES[dir], actor.heading))) {
      if (step.kind === 'move' && stopped.has(step.ship)) continue
      const event = stepOrStop(now.battle, step)
      now = applyEvents(now, event)
      if (event.type === 'stepped') continue
      stopped.add(step.ship)
      if (reorientCancel === 'all') return { course: applyEvents(course, event), isCancelled: true }
      if (reorientCancel === 'stop') return { course: now, isCancelled: true }
    }
  return { course: applyEvents(now, { type: 'levelled', plane: actor.plane }), isCancelled: stopped.size > 0 }
}

/** The phases in the ruled order, so that no result depends on whim; each is planned when it is due (SP-REOR-3, SP-REOR-4). */
const PHASES: readonly ((battle: Battle, actor: Ship, ahead: Point) => readonly PlannedStep[])[] = [
  ({ ships }, actor, ahead) =>
    movesOf(
      ships.filter(({ plane }) => plane > actor.plane),
      actor,
      ahead,
    ),
  ({ ships }, actor, ahead) =>
    movesOf(
      ships.filter(({ plane }) => plane < actor.plane),
      actor,
      { x: -ahead.x, y: -ahead.y },
    ),
  ({ ships }, actor, ahead) =>
    foremost(
      ships.filter(({ id }) => id !== actor.id),
      ahead,
    ).map(({ id }) => ({ ship: id, kind: 'flip', towards: ahead })),
]

/** A long move for each number between a ship's plane and the roller's (SP-REOR-2). */
function movesOf(ships: readonly Ship[], actor: Ship, towards: Point): PlannedStep[] {
  return foremost(ships, towards).flatMap(({ id, plane }) =>
    Array.from({ length: Math.abs(plane - actor.plane) }, () => ({ ship: id, kind: 'move', towards }) as const),
  )
}

/** Those farthest that way first, equal ones by id (SP-REOR-3). */
function foremost(ships: readonly Ship[], towards: Point): Ship[] {
  return ships.toSorted((one, other) => dot(other, towards) - dot(one, towards) || (one.id < other.id ? -1 : 1))
}

/** The step, or what stands in its way. */
function stepOrStop(battle: Battle, { ship: id, kind, towards }: PlannedStep): BattleEvent {
  const { settings } = battle
  const ship = getShip(battle, id)
  const side = nearestSide(ship, towards)
  const way = settings.reorientFrame === 'table' ? towards : toTableStep(SIDES[side], ship.heading)
  const to =
    kind === 'flip'
      ? roll.ends(ship, { roll: side }, settings)
      : { ...shiftPose(ship, way, computeMoveMm('long', settings)), face: ship.face, twist: ship.twist }
  const hindrance = findCollision(battle, ship, getSweep(ship, to, settings.cubeMm))
  return hindrance === null ? { type: 'stepped', ship: id, kind, to } : { type: 'stopped', ship: id, kind, hindrance }
}

/** Cosines this close are equal: at 45 degrees two sides face a direction alike (SP-REOR-4). */
const ALIKE = 1e-9

/** The ship's side that faces a direction most nearly; of two alike the counter-clockwise one (SP-REOR-4). */
function nearestSide(ship: Ship, towards: Point): Direction {
  const sides = DIRECTIONS.map((side) => {
    const axis = toTableStep(SIDES[side], ship.heading)
    return { side, facing: dot(axis, towards), turn: towards.x * axis.y - towards.y * axis.x }
  })
  const best = sides.reduce((one, other) => {
    const difference = other.facing - one.facing
    const isBetter = Math.abs(difference) <= ALIKE ? other.turn > one.turn : difference > 0
    return isBetter ? other : one
  })
  return best.side
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y
}
