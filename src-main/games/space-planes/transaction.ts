import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { evolve } from './evolve.ts'

/** State of a running command: its events so far, and the battle after them. */
export interface Transaction {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

/** Begins a transaction without events. */
export function beginTransaction(battle: Battle): Transaction {
  return { battle, events: [] }
}

/** Applies events to a transaction. */
export function applyEvents({ battle, events }: Transaction, ...more: readonly BattleEvent[]): Transaction {
  return { battle: more.reduce(evolve, battle), events: [...events, ...more] }
}
