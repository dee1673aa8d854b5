import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Records that the results of the battle were applied to the campaign. Allowed once, after the end. */
export function applyResults({ phase, isApplied = false }: Battle): Decision<BattleEvent> {
  if (phase !== 'over') return refuse('not-over', 'The battle is not over yet: fight it to its end first.')
  return isApplied
    ? refuse('applied', 'The results were applied already.')
    : { ok: true, events: [{ type: 'applied' }] }
}
