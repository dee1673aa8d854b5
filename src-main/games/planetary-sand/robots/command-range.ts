import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { FIGURES, getFigureRow, ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { canDoJob, findPiece, isAble, isRobot } from '../find.ts'
import { mayBeInContact, measureDistance } from '../map/positions.ts'
import { type Transaction, applyEvents } from '../transaction.ts'

/** Whether a robot must be within R6 of a specialist to keep to its task: on foot, and of a kind that goes about (SAND-ROBO-9). */
export function needsCommand({ kind, inside, status }: Figure): boolean {
  return status === 'able' && inside === null && getFigureRow(kind).isMobile
}

/** The robots that are beyond R6 of every specialist of their side; where the map does not know, it is as the table said (SAND-ROBO-9). */
function outOfCommand(battle: Battle): string[] {
  return battle.figures.filter((robot) => needsCommand(robot) && isOut(battle, robot)).map(({ id }) => id)
}

function isOut(battle: Battle, robot: Figure): boolean {
  if (!robot.at) return robot.isOutOfCommand
  const specialists = battle.figures.filter(
    (figure) => figure.side === robot.side && figure.isSpecialist && isAble(figure),
  )
  return specialists.every(
    (specialist) => (measureDistance(battle, robot.id, specialist.id) ?? Infinity) > ROBOT_LIMITS.commandRange,
  )
}

/** Electronic robots on the map with the message of a specialist: of one beside whom they stand, or stood in an upkeep before (SAND-ROBO-7). */
function withMessages(battle: Battle): string[] {
  const specialists = battle.figures.filter((figure) => figure.isSpecialist && isAble(figure))
  return battle.figures
    .filter((figure) => isRobot(figure) && isAble(figure) && figure.at !== null && canDoJob(figure, 'restore', null))
    .filter(
      ({ id, side, hasMessage }) =>
        hasMessage === true ||
        specialists.some((specialist) => specialist.side === side && mayBeInContact(battle, id, specialist.id)),
    )
    .map(({ id }) => id)
}

/** Command range is checked in the upkeep, and specialists beside electronic robots give them their messages (SAND-ROBO-9, SAND-ROBO-7). */
export function checkCommandRange(course: Transaction): Transaction {
  const { figures } = course.battle
  const [out, briefed] = [outOfCommand(course.battle), withMessages(course.battle)]
  const before = figures.filter((figure) => figure.isOutOfCommand).map(({ id }) => id)
  const carried = figures.filter((figure) => figure.hasMessage).map(({ id }) => id)
  const isSame = out.join() === before.join() && briefed.join() === carried.join()
  return isSame ? course : applyEvents(course, { type: 'command-checked', out, briefed })
}

/** Whether a robot out of command stands still, by what was agreed (SAND-ROBO-9). */
const STANDS: Readonly<Record<Settings['outOfCommand'], boolean>> = { halt: true, 'march-on': false }

/** Whether a robot stands still and only returns fire (SAND-ROBO-9). */
export function isHalted({ settings }: Battle, { isOutOfCommand }: Figure): boolean {
  return isOutOfCommand && STANDS[settings.outOfCommand]
}

/** Whether a robot goes straight on, whatever its side would like (SAND-ROBO-3, SAND-ROBO-9). */
export function isMarchingOn(battle: Battle, robot: Figure): boolean {
  return isRobot(robot) && (robot.isMarching || (robot.isOutOfCommand && !isHalted(battle, robot)))
}

/** The units that a robot may fire at: its order's one, and those that fired at its own unit; null where any will do (SAND-ROBO-2, SAND-ROBO-3). */
export function findAllowedTargets(battle: Battle, figure: Figure): readonly string[] | null {
  if (!isRobot(figure)) return null
  const { order } = figure
  const isTold = order !== null && order.from <= battle.turn
  const own = isTold && ORDER_BINDS[order.kind] && !isHalted(battle, figure) ? [order.target] : []
  if (!isHalted(battle, figure) && own.length === 0) return null
  return [...own, ...listAttackers(battle, figure.unit)]
}

/** Whether an order names the only unit to attack (SAND-ROBO-3). */
const ORDER_BINDS = { 'go-to': false, guard: false, attack: true } as const

/** The units that fired at this one in the last volley. */
export function listAttackers(battle: Battle, unit: string): string[] {
  return battle.fired
    .filter(({ target }) => target !== null && findPiece(battle, target)?.unit === unit)
    .map(({ unit: attacker }) => attacker)
}

/** Robots whose order to attack is fulfilled: nobody of that unit is able any more; they will march on (SAND-ROBO-3). */
export function completeOrders(course: Transaction): Transaction {
  const { battle } = course
  const isGone = (unit: string) =>
    ![...battle.figures, ...battle.machines].some((piece) => piece.unit === unit && isAble(piece))
  const done = battle.figures.filter(
    ({ kind, order, status, isMarching }) =>
      FIGURES[kind].isRobot &&
      status === 'able' &&
      !isMarching &&
      order !== null &&
      ORDER_BINDS[order.kind] &&
      isGone(order.target),
  )
  return done.length === 0 ? course : applyEvents(course, { type: 'fulfilled', robots: done.map(({ id }) => id) })
}
