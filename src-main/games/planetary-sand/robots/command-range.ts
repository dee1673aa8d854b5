import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { FIGURES, getFigureRow, ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { mayBeInContact, measureDistance } from '../ground/positions.ts'
import { canDoJob, isActivePiece, isRobot } from '../state/find.ts'
import { LIMITS_TARGET_BY_ORDER } from '../state/robot-control.ts'
import type { Transaction } from '../state/transaction.ts'

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
export function updateCommandRange(transaction: Transaction): void {
  const { state: battle } = transaction
  const { figures } = battle
  const [out, briefed] = [outOfCommand(battle), withMessages(battle)]
  const before = figures.filter((figure) => figure.isOutOfCommand).map(({ id }) => id)
  const carried = figures.filter((figure) => figure.hasMessage).map(({ id }) => id)
  const isSame = out.join() === before.join() && briefed.join() === carried.join()
  if (!isSame) transaction.apply({ type: 'command-checked', out, briefed })
}

/** Completes the order of robots whose target unit has no able figures left; they will march on (SAND-ROBO-3). */
export function endFulfilledRobotOrders(transaction: Transaction): void {
  const { state: battle } = transaction
  const isGone = (unit: string) =>
    ![...battle.figures, ...battle.machines].some((piece) => piece.unit === unit && isActivePiece(piece))
  const done = battle.figures.filter(
    ({ kind, order, status, isMarching }) =>
      FIGURES[kind].isRobot &&
      status === 'able' &&
      !isMarching &&
      order !== null &&
      LIMITS_TARGET_BY_ORDER[order.kind] &&
      isGone(order.target),
  )
  if (done.length > 0) transaction.apply({ type: 'fulfilled', robots: done.map(({ id }) => id) })
}
