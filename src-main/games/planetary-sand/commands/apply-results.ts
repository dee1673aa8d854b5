import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Notes that what followed from the battle was applied to the campaign: once, and when it is over. */
export function applyResults({ phase, isApplied = false }: Battle): Decision<BattleEvent> {
  if (phase !== 'over') return refuse('not-over', 'The battle is not over yet: fight it to its end first.')
  return isApplied
    ? refuse('applied', 'The results were applied already.')
    : { ok: true, events: [{ type: 'applied' }] }
}
