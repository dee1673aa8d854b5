import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { canDoJob, findFigure, isActivePiece, isRobot } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireMovePhase, requirePhase } from './action-checks.ts'

/**
 * Gives robots an order or a post. During set-up their specialist gives it; later a specialist in contact, or an
 * electronic robot with his message. It takes effect next turn (SAND-ROBO-2, SAND-ROBO-7).
 */
export function orderRobots(transaction: Transaction, command: CommandOf<'order'>): void {
  const { state: battle } = transaction
  const { by, robots, order, post, via } = command
  if (isSettingUp(battle)) requirePhase(battle, by, 'deploy')
  else requireMovePhase(battle, by)
  requireRobots(transaction, command)
  requireEnemyUnit(transaction, command)
  requireMessenger(transaction, command)
  transaction.apply({ type: 'ordered', robots, order: order && { ...order, from: battle.turn + 1 }, post, via })
}

/** Whether robots receive their order before the battle. Under rules 1 they did not (SAND-ROBO-2). */
function isSettingUp({ rules, phase }: Battle): boolean {
  return rules !== undefined && phase === 'deploy'
}

/** Requires able robots of this side (SAND-ROBO-7). */
function requireRobots(transaction: Transaction, { by, robots }: CommandOf<'order'>): void {
  const wrong = robots.find((id) => {
    const robot = findFigure(transaction.state, id)
    return !robot || robot.side !== by || !isRobot(robot) || !isActivePiece(robot)
  })
  if (wrong !== undefined) transaction.refuse('no-robot', `${wrong} is no able robot of ${by}.`, 'SAND-ROBO-7')
}

/** Requires that a unit to be attacked is there. Otherwise the robots would march off the table (SAND-ROBO-3). */
function requireEnemyUnit(transaction: Transaction, { by, order }: CommandOf<'order'>): void {
  if (order?.kind !== 'attack') return
  const { figures, machines } = transaction.state
  const isThere = [...figures, ...machines].some(
    (piece) => piece.side !== by && piece.unit === order.target && isActivePiece(piece),
  )
  transaction.require(
    isThere,
    'no-such-unit',
    `The enemy has no unit ${order.target} on the field: name another one.`,
    'SAND-ROBO-3',
  )
}

/**
 * Requires a messenger: a specialist, or an electronic robot with a specialist's message, in contact with all of the
 * robots (SAND-ROBO-7).
 */
function requireMessenger(transaction: Transaction, { by, robots, via }: CommandOf<'order'>): void {
  const { state: battle } = transaction
  const messenger = findFigure(battle, via)
  if (!messenger || messenger.side !== by || !isActivePiece(messenger))
    transaction.refuse('nobody', `${via} is nobody able of ${by}.`, 'SAND-ROBO-7')
  const specialists = battle.figures.filter(
    (figure) => figure.side === by && figure.isSpecialist && isActivePiece(figure),
  )
  const hasBeenTold =
    messenger.at === null ||
    messenger.hasMessage === true ||
    specialists.some(({ id }) => mayBeInContact(battle, id, via))
  const isMessenger = canDoJob(messenger, 'restore', null) && specialists.length > 0
  transaction.require(
    messenger.isSpecialist || (isMessenger && hasBeenTold),
    'no-specialist',
    isMessenger
      ? `${via} carries no message: end a turn with it beside a robotics specialist.`
      : `${via} is no robotics specialist, and carries no message.`,
    'SAND-ROBO-7',
  )
  if (isSettingUp(battle)) return
  const far = robots.find((id) => id !== via && !mayBeInContact(battle, id, via))
  if (far !== undefined) transaction.refuse('too-far', `${far} is not in contact with ${via}.`, 'SAND-ROBO-7')
}
