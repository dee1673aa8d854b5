import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Evolutions } from './evolutions.ts'
import { MODEL_EVOLUTIONS } from './evolve-models.ts'
import { TABLE_EVOLUTIONS } from './evolve-table.ts'
import { TURN_EVOLUTIONS } from './evolve-turns.ts'
import { UNIT_EVOLUTIONS } from './evolve-units.ts'

const EVOLUTIONS = {
  ...TURN_EVOLUTIONS,
  ...UNIT_EVOLUTIONS,
  ...MODEL_EVOLUTIONS,
  ...TABLE_EVOLUTIONS,
} satisfies Evolutions<BattleEvent['type']>

/** Applies one event to a battle. */
export function evolve(battle: Battle, event: BattleEvent): Battle {
  const evolution = EVOLUTIONS[event.type] as (before: Battle, happened: BattleEvent) => Battle
  return evolution(battle, event)
}
