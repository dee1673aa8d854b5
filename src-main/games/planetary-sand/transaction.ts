import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { evolve } from './evolve.ts'

/** What happens, one event after the other, and how the battle stands after the last of them. */
export interface Transaction {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

/** A course on which nothing has happened yet. */
export function beginTransaction(battle: Battle): Transaction {
  return { battle, events: [] }
}

/** The course with these events after what has happened. */
export function applyEvents({ battle, events }: Transaction, ...more: readonly BattleEvent[]): Transaction {
  return { battle: more.reduce(evolve, battle), events: [...events, ...more] }
}
