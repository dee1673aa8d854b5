import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

type Evolution<Type extends BattleEvent['type']> = (battle: Battle, event: BattleEventOf<Type>) => Battle

/** Applies each type of event to a battle. */
export type Evolutions<Types extends BattleEvent['type']> = { readonly [Type in Types]: Evolution<Type> }

/** For events that only inform. */
export const ignoreEvent = (battle: Battle): Battle => battle
