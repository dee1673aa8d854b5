import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

type Evolution<Type extends BattleEvent['type']> = (battle: Battle, event: BattleEventOf<Type>) => Battle

/** What each event makes of a battle. */
export type Evolutions<Types extends BattleEvent['type']> = { readonly [Type in Types]: Evolution<Type> }

/** What is there to be read alone. */
export const keepBattle = (battle: Battle): Battle => battle
