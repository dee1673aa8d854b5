import { computed } from 'vue'
import type { MatchPage } from '#renderer/parts/match/page/use-match-page.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { createBattleNameLookup } from './battle-name-lookup.ts'

/** State of a battle with its names. */
export function useBattle(id: () => string) {
  const { view: battle } = useMatch<Battle, object>(id)
  return { battle, names: computed(() => (battle.value ? createBattleNameLookup(battle.value) : null)) }
}

/** The page of a battle. */
export type BattlePageContext = MatchPage<Battle>
