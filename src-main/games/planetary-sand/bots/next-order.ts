import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { BotOrder, BotSide } from './bot.ts'
import { findDeployOrder } from './deployment.ts'
import { buildFireListOrder } from './fire-list.ts'
import { findShotOrder } from './fire.ts'
import { findMoveOrder } from './moves.ts'
import { findRobotOrder } from './robot-orders.ts'

type Thought = (battle: Battle, side: BotSide) => BotOrder | null

/** A bot's ideas in each phase. If none applies, it ends the phase. */
const THOUGHTS: Readonly<Record<PhaseId, Thought>> = {
  deploy: (battle, side) => findDeployOrder(battle, side) ?? findRobotOrder(battle, side),
  order: (_, { by }) => ({ command: { type: 'choose-first', by, first: by }, why: 'It would rather move first.' }),
  'move-first': findMoveOrder,
  'move-second': findMoveOrder,
  list: buildFireListOrder,
  fire: findShotOrder,
  melee: () => null,
  over: () => null,
}

/** The next command of a side led by a bot on the map. The last one ends the phase (SAND-TURN-1). */
export function getNextOrder(battle: Battle, side: BotSide): BotOrder {
  return (
    THOUGHTS[battle.phase](battle, side) ?? {
      command: { type: 'end-phase', by: side.by },
      why: 'Nothing more is worth doing.',
    }
  )
}
