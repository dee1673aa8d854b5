import type { Dice } from '#main/games/kit/dice.ts'
import type { Refusal } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { decide, decideUntold } from '../battle/decide.ts'
import { lookAround } from './outlook.ts'
import type { Order, Practice } from './practice.ts'
import { follow } from './shifts.ts'

/** What came of an order. */
type Obeyed =
  | { readonly ok: true; readonly practice: Practice; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Obeys an order: the rules decide, then everybody stands where what happened leaves them, and each side looks around. */
export function obey(practice: Practice, order: Order, dice: Dice, { isTold = true } = {}): Obeyed {
  const decision = (isTold ? decide : decideUntold)(practice.battle, order.command, dice)
  if (!decision.ok) return decision
  const { events, after: battle } = decision
  const places = follow(practice, order, { battle, events })
  return { ok: true, practice: lookAround({ ...practice, battle, places }), events }
}
