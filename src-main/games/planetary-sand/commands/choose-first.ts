import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { finishPhase } from '../finish-phase.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'
import { findPhaseRefusal } from './action-refusals.ts'

/** Records the decision of the toss winner who moves first (SAND-SET-2). */
export function chooseFirst(
  battle: Battle,
  { by, first }: CommandOf<'choose-first'>,
  dice: Dice,
): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'order')
  if (refusal) return refusal
  if (!battle.sides.includes(first)) return refuse('no-such-side', `Choose ${battle.sides.join(' or ')}.`, 'SAND-SET-2')
  const chosen = applyEvents(beginTransaction(battle), { type: 'chose-first', first })
  return { ok: true, events: finishPhase(chosen, dice).events }
}
