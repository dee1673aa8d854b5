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
  let transaction = course
  for (const plan of PHASES)
    for (const step of plan(transaction.battle, actor, toTableStep(SIDES[dir], actor.heading))) {
      if (step.kind === 'move' && stopped.has(step.ship)) continue
      const event = stepOrStop(transaction.battle, step)
      transaction = applyEvents(transaction, event)
      if (event.type === 'stepped') continue
      stopped.add(step.ship)
      if (reorientCancel === 'all') return { course: applyEvents(course, event), isCancelled: true }
      if (reorientCancel === 'stop') return { course: transaction, isCancelled: true }
    }
  return { course: applyEvents(transaction, { type: 'levelled', plane: actor.plane }), isCancelled: stopped.size > 0 }
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
  return ships.toSorted((a, b) => dot(b, towards) - dot(a, towards) || (a.id < b.id ? -1 : 1))
}

/** The step, or what stands in its way. */
function stepOrStop(battle: Battle, { ship: id, kind, towards }: PlannedStep): BattleEvent {
  const { settings } = battle
  const ship = getShip(battle, id)
  const side = nearestSide(ship, towards)
  const point = settings.reorientFrame === 'table' ? towards : toTableStep(SIDES[side], ship.heading)
  const to =
    kind === 'flip'
      ? roll.ends(ship, { roll: side }, settings)
      : { ...shiftPose(ship, point, computeMoveMm('long', settings)), face: ship.face, twist: ship.twist }
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
  const best = sides.reduce((a, b) => {
    const difference = b.facing - a.facing
    const isBetter = Math.abs(difference) <= ALIKE ? b.turn > a.turn : difference > 0
    return isBetter ? b : a
  })
  return best.side
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}
