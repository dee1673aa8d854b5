import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { findPhaseRefusal } from './action-refusals.ts'

/** Withdraws the declared shots of a shooter until its side has confirmed them (SAND-TURN-1). */
export function withdrawShots(battle: Battle, { by, shooter }: CommandOf<'withdraw'>): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'fire')
  if (refusal) return refusal
  const isDeclared = battle.declared?.some((shot) => shot.by === by && shot.shooter === shooter) ?? false
  if (!isDeclared)
    return refuse('not-declared', `${shooter} of ${by} has no declared shot to take back.`, 'SAND-TURN-1')
  return battle.ready.includes(by)
    ? refuse('ready', `${by} has confirmed its shots: undo that first.`, 'SAND-TURN-1')
    : { ok: true, events: [{ type: 'withdrew', shooter }] }
}
