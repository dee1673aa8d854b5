import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { evolve } from './evolve.ts'

/** What happens, one event after the other, and how the battle stands after the last of them. */
export interface Course {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

/** A course on which nothing has happened yet. */
export function courseFrom(battle: Battle): Course {
  return { battle, events: [] }
}

/** The course with these events after what has happened. */
export function withEvents({ battle, events }: Course, ...more: readonly BattleEvent[]): Course {
  return { battle: more.reduce(evolve, battle), events: [...events, ...more] }
}
