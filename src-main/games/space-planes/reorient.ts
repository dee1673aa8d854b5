import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { type Direction, DIRECTIONS, type Point, type Ship } from '#shared/games/space-planes/model.ts'
import { findCollision } from './collision.ts'
import { getShip } from './evolve.ts'
import { toTableStep, DIRECTION_STEPS } from './footprint.ts'
import { computeMoveMm } from './manoeuvre-parts/move.ts'
import { rollGeometry } from './manoeuvre-parts/roll.ts'
import { shiftPose, getShiftSweep } from './manoeuvre-parts/shift.ts'
import type { Transaction } from './transaction.ts'

/** One long move or one flip of a ship towards a direction on the table. */
interface PlannedStep {
  readonly ship: string
  readonly kind: 'move' | 'flip'
  readonly towards: Point
}

/**
 * Reorients all other ships after a corkscrew roll: higher planes shift with it and lower ones against it, all flip
 * once, and all dice show the roller's number (SP-REOR-1 to SP-REOR-6). Unless a setting says otherwise, it ends at a
 * blocked step (SP-CANCEL-4). Returns whether a step was blocked.
 */
export function reorientOtherShips(transaction: Transaction, actorId: string, dir: Direction): boolean {
  const { reorientCancel } = transaction.state.settings
  const actor = getShip(transaction.state, actorId)
  const stopped = new Set<string>()
  for (const plan of PHASES)
    for (const step of plan(transaction.state, actor, toTableStep(DIRECTION_STEPS[dir], actor.heading))) {
      if (step.kind === 'move' && stopped.has(step.ship)) continue
      const event = stepOrStop(transaction.state, step)
      transaction.apply(event)
      if (event.type === 'stepped') continue
      stopped.add(step.ship)
      if (reorientCancel !== 'step') return true
    }
  transaction.apply({ type: 'levelled', plane: actor.plane })
  return stopped.size > 0
}

/**
 * The phases in the order of the rules, so that the result is deterministic. Each phase is planned when it begins
 * (SP-REOR-3, SP-REOR-4).
 */
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

/** One long move for each number between a ship's plane and the roller's (SP-REOR-2). */
function movesOf(ships: readonly Ship[], actor: Ship, towards: Point): PlannedStep[] {
  return foremost(ships, towards).flatMap(({ id, plane }) =>
    Array.from({ length: Math.abs(plane - actor.plane) }, () => ({ ship: id, kind: 'move', towards }) as const),
  )
}

/** Sorts ships by descending distance in a direction, ties by id (SP-REOR-3). */
function foremost(ships: readonly Ship[], towards: Point): Ship[] {
  return ships.toSorted((a, b) => dot(b, towards) - dot(a, towards) || (a.id < b.id ? -1 : 1))
}

/** The event of the step, or of the obstacle that blocks it. */
function stepOrStop(battle: Battle, { ship: id, kind, towards }: PlannedStep): BattleEvent {
  const { settings } = battle
  const ship = getShip(battle, id)
  const side = nearestSide(ship, towards)
  const point = settings.reorientFrame === 'table' ? towards : toTableStep(DIRECTION_STEPS[side], ship.heading)
  const to =
    kind === 'flip'
      ? rollGeometry.ends(ship, { roll: side }, settings)
      : { ...shiftPose(ship, point, computeMoveMm('long', settings)), face: ship.face, twist: ship.twist }
  const hindrance = findCollision(battle, ship, getShiftSweep(ship, to, settings.cubeMm))
  return hindrance === null ? { type: 'stepped', ship: id, kind, to } : { type: 'stopped', ship: id, kind, hindrance }
}

/** Cosines within this tolerance are equal: at 45 degrees two sides face a direction equally (SP-REOR-4). */
const ALIKE = 1e-9

/** The side of the ship that faces a direction most directly; in a tie the counter-clockwise one (SP-REOR-4). */
function nearestSide(ship: Ship, towards: Point): Direction {
  const sides = DIRECTIONS.map((side) => {
    const axis = toTableStep(DIRECTION_STEPS[side], ship.heading)
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
