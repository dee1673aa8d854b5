import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { findListingRefusal } from '../fire/shooter.ts'
import { findPhaseRefusal } from './action-refusals.ts'

/**
 * Sets a side's secret firing list for this turn. It can be replaced until both sides are done (SAND-HIT-4,
 * SAND-TURN-1).
 */
export function listFire(battle: Battle, { by, entries }: CommandOf<'list-fire'>): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'list')
  if (refusal) return refusal
  if (battle.ready.includes(by)) return refuse('ready', `The list of ${by} is closed.`, 'SAND-HIT-4')
  const names = entries.flatMap(({ shooter, crew }) => [shooter, ...crew])
  const twice = names.find((id, at) => names.indexOf(id) !== at)
  if (twice !== undefined) return refuse('twice', `${twice} is listed twice: each fires or serves once.`, 'SAND-GUN-2')
  for (const entry of entries) {
    const unfit = findListingRefusal(battle, by, entry)
    if (unfit) return unfit
  }
  return { ok: true, events: [{ type: 'listed', side: by, entries }] }
}
