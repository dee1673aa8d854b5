import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { canDoJob, findFigure, isAble, isRobot } from '../find.ts'
import { mayBeInContact } from '../map/positions.ts'
import { findMovePhaseRefusal, findPhaseRefusal } from './action-refusals.ts'

/**
 * Gives robots an order or a post. During set-up their specialist gives it; later a specialist in contact, or an
 * electronic robot with his message. It takes effect next turn (SAND-ROBO-2, SAND-ROBO-7).
 */
export function orderRobots(battle: Battle, command: CommandOf<'order'>): Decision<BattleEvent> {
  const { by, robots, order, post, via } = command
  const refusal =
    (isSettingUp(battle) ? findPhaseRefusal(battle, by, 'deploy') : findMovePhaseRefusal(battle, by)) ??
    refuseRobots(battle, command) ??
    refuseNobody(battle, command) ??
    refuseMessenger(battle, command)
  if (refusal) return refusal
  return {
    ok: true,
    events: [{ type: 'ordered', robots, order: order && { ...order, from: battle.turn + 1 }, post, via }],
  }
}

/** Whether robots receive their order before the battle. Under rules 1 they did not (SAND-ROBO-2). */
function isSettingUp({ rules, phase }: Battle): boolean {
  return rules !== undefined && phase === 'deploy'
}

function refuseRobots(battle: Battle, { by, robots }: CommandOf<'order'>): Decision<never> | null {
  const wrong = robots.find((id) => {
    const robot = findFigure(battle, id)
    return !robot || robot.side !== by || !isRobot(robot) || !isAble(robot)
  })
  return wrong === undefined ? null : refuse('no-robot', `${wrong} is no able robot of ${by}.`, 'SAND-ROBO-7')
}

/** Refuses an order to attack a unit that is not there: the robots would march off the table (SAND-ROBO-3). */
function refuseNobody(battle: Battle, { by, order }: CommandOf<'order'>): Decision<never> | null {
  if (order?.kind !== 'attack') return null
  const isThere = [...battle.figures, ...battle.machines].some(
    (piece) => piece.side !== by && piece.unit === order.target && isAble(piece),
  )
  return isThere
    ? null
    : refuse('no-such-unit', `The enemy has no unit ${order.target} on the field: name another one.`, 'SAND-ROBO-3')
}

/**
 * Refuses a messenger that is not a specialist, or an electronic robot with a specialist's message, in contact with
 * all of the robots (SAND-ROBO-7).
 */
function refuseMessenger(battle: Battle, { by, robots, via }: CommandOf<'order'>): Decision<never> | null {
  const messenger = findFigure(battle, via)
  if (!messenger || messenger.side !== by || !isAble(messenger))
    return refuse('nobody', `${via} is nobody able of ${by}.`, 'SAND-ROBO-7')
  const specialists = battle.figures.filter((figure) => figure.side === by && figure.isSpecialist && isAble(figure))
  const hasBeenTold =
    messenger.at === null ||
    messenger.hasMessage === true ||
    specialists.some(({ id }) => mayBeInContact(battle, id, via))
  const isMessenger = canDoJob(messenger, 'restore', null) && specialists.length > 0
  if (!messenger.isSpecialist && !(isMessenger && hasBeenTold))
    return refuse(
      'no-specialist',
      isMessenger
        ? `${via} carries no message: end a turn with it beside a robotics specialist.`
        : `${via} is no robotics specialist, and carries no message.`,
      'SAND-ROBO-7',
    )
  if (isSettingUp(battle)) return null
  const far = robots.find((id) => id !== via && !mayBeInContact(battle, id, via))
  return far === undefined ? null : refuse('too-far', `${far} is not in contact with ${via}.`, 'SAND-ROBO-7')
}
