import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { FIGURES, getFigureRow, ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { canDoJob, findPiece, isActivePiece, isRobot } from '../find.ts'
import { mayBeInContact, measureDistance } from '../map/positions.ts'
import type { Transaction } from '../transaction.ts'

/**
 * Whether a robot must stay within R6 of a specialist to keep to its task: on foot, and of a mobile kind
 * (SAND-ROBO-9).
 */
export function needsSpecialistInRange({ kind, inside, status }: Figure): boolean {
  return status === 'able' && inside === null && getFigureRow(kind).isMobile
}

/** The robots beyond R6 of every specialist of their side. Without a map, as entered from the table (SAND-ROBO-9). */
function outOfCommand(battle: Battle): string[] {
  return battle.figures.filter((robot) => needsSpecialistInRange(robot) && isOut(battle, robot)).map(({ id }) => id)
}

function isOut(battle: Battle, robot: Figure): boolean {
  if (!robot.at) return robot.isOutOfCommand
  const specialists = battle.figures.filter(
    (figure) => figure.side === robot.side && figure.isSpecialist && isActivePiece(figure),
  )
  return specialists.every(
    (specialist) => (measureDistance(battle, robot.id, specialist.id) ?? Infinity) > ROBOT_LIMITS.commandRange,
  )
}

/**
 * Electronic robots on the map that carry a specialist's message: they stand beside him, or did in an earlier upkeep
 * (SAND-ROBO-7).
 */
function withMessages(battle: Battle): string[] {
  const specialists = battle.figures.filter((figure) => figure.isSpecialist && isActivePiece(figure))
  return battle.figures
    .filter(
      (figure) => isRobot(figure) && isActivePiece(figure) && figure.at !== null && canDoJob(figure, 'restore', null),
    )
    .filter(
      ({ id, side, hasMessage }) =>
        hasMessage === true ||
        specialists.some((specialist) => specialist.side === side && mayBeInContact(battle, id, specialist.id)),
    )
    .map(({ id }) => id)
}

/**
 * Checks command range in the upkeep, and gives electronic robots the message of a specialist beside them
 * (SAND-ROBO-9, SAND-ROBO-7).
 */
export function checkCommandRange(transaction: Transaction): void {
  const { state: battle } = transaction
  const { figures } = battle
  const [out, briefed] = [outOfCommand(battle), withMessages(battle)]
  const before = figures.filter((figure) => figure.isOutOfCommand).map(({ id }) => id)
  const carried = figures.filter((figure) => figure.hasMessage).map(({ id }) => id)
  const isSame = out.join() === before.join() && briefed.join() === carried.join()
  if (!isSame) transaction.apply({ type: 'command-checked', out, briefed })
}

/** Whether a robot out of command halts, by setting (SAND-ROBO-9). */
const STANDS: Readonly<Record<Settings['outOfCommand'], boolean>> = { halt: true, 'march-on': false }

/** Whether a robot is halted and only returns fire (SAND-ROBO-9). */
export function isHalted({ settings }: Battle, { isOutOfCommand }: Figure): boolean {
  return isOutOfCommand && STANDS[settings.outOfCommand]
}

/** Whether a robot marches straight on without control of its side (SAND-ROBO-3, SAND-ROBO-9). */
export function isMarchingOn(battle: Battle, robot: Figure): boolean {
  return isRobot(robot) && (robot.isMarching || (robot.isOutOfCommand && !isHalted(battle, robot)))
}

/**
 * The units that a robot may fire at: the one in its order, and those that fired at its own unit; null for any
 * (SAND-ROBO-2, SAND-ROBO-3).
 */
export function findAllowedTargets(battle: Battle, figure: Figure): readonly string[] | null {
  if (!isRobot(figure)) return null
  const { order } = figure
  const isTold = order !== null && order.from <= battle.turn
  const own = isTold && ORDER_BINDS[order.kind] && !isHalted(battle, figure) ? [order.target] : []
  if (!isHalted(battle, figure) && own.length === 0) return null
  return [...own, ...listAttackers(battle, figure.unit)]
}

/** Whether an order names the only unit that may be attacked (SAND-ROBO-3). */
const ORDER_BINDS = { 'go-to': false, guard: false, attack: true } as const

/** The units that fired at this one in the last volley. */
export function listAttackers(battle: Battle, unit: string): string[] {
  return battle.fired
    .filter(({ target }) => target !== null && findPiece(battle, target)?.unit === unit)
    .map(({ unit: attacker }) => attacker)
}

/** Completes the order of robots whose target unit has no able figures left; they will march on (SAND-ROBO-3). */
export function completeRobotOrders(transaction: Transaction): void {
  const { state: battle } = transaction
  const isGone = (unit: string) =>
    ![...battle.figures, ...battle.machines].some((piece) => piece.unit === unit && isActivePiece(piece))
  const done = battle.figures.filter(
    ({ kind, order, status, isMarching }) =>
      FIGURES[kind].isRobot &&
      status === 'able' &&
      !isMarching &&
      order !== null &&
      ORDER_BINDS[order.kind] &&
      isGone(order.target),
  )
  if (done.length > 0) transaction.apply({ type: 'fulfilled', robots: done.map(({ id }) => id) })
}
