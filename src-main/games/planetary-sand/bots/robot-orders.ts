import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { RobotOrder } from '#shared/games/planetary-sand/model.ts'
import { movesOnlyByOrder, formatRobotOrder } from '../robots/one-order.ts'
import { getEnemy, isActivePiece } from '../state/find.ts'
import type { BotOrder, BotSide } from './bot.ts'

/**
 * Gives infantry robots their single order during set-up: the objective that their side takes or keeps, else the
 * largest enemy unit (SAND-ROBO-2). Null if none needs one.
 */
export function findRobotOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  const robots = battle.figures.filter(
    (figure) => figure.side === by && figure.order === null && movesOnlyByOrder(battle, figure),
  )
  const specialist = battle.figures.find((figure) => figure.side === by && figure.isSpecialist && isActivePiece(figure))
  const order = robots.length === 0 ? null : chooseOrder(battle, by)
  if (order === null || !specialist) return null
  return {
    command: { type: 'order', by, robots: robots.map(({ id }) => id), via: specialist.id, order, post: null },
    why: `Its robots ${formatRobotOrder({ ...order, from: 0 })}.`,
  }
}

function chooseOrder(battle: Battle, by: string): Omit<RobotOrder, 'from'> | null {
  const { scenario, objectives, attacker, figures } = battle
  const enemy = getEnemy(battle, by)
  const takes = scenario === 'objective' || by === attacker
  const wanted = objectives.find(({ home }) => home === (takes ? enemy : by))
  if (wanted) return { kind: takes ? 'go-to' : 'guard', target: wanted.id }
  const units = Map.groupBy(
    figures.filter((figure) => figure.side === enemy && isActivePiece(figure)),
    ({ unit }) => unit,
  )
  const [largest] = [...units].toSorted(([, a], [, b]) => b.length - a.length)
  return largest ? { kind: 'attack', target: largest[0] } : null
}
