import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { enemyOf } from '../find.ts'

/** Gives up: the other side has won (SAND-VIC-1, SAND-VIC-2). */
export function surrender(battle: Battle, { by }: CommandOf<'surrender'>): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.')
  if (!battle.sides.includes(by)) return refuse('not-a-side', `${by} does not play.`)
  const winner = enemyOf(battle, by)
  return {
    ok: true,
    events: [
      { type: 'surrendered', side: by },
      { type: 'won', winner, why: 'surrender' },
    ],
  }
}
