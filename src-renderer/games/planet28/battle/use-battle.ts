import { computed } from 'vue'
import { useMatchQuery } from '#renderer/parts/match/use-match-query.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { Replies, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildBattleNames } from './battle-names.ts'

/** State of a battle with its names, orders, undo and redo. */
export function useBattle(id: () => string) {
  const match = useMatch<Battle, object>(id)
  const battle = match.view
  return { ...match, battle, names: computed(() => (battle.value ? buildBattleNames(battle.value) : null)) }
}

export type BattleController = ReturnType<typeof useBattle>

/** Queries the rules while there is a question. */
export function useGameQuery<Ask extends Question['ask']>(
  id: () => string,
  question: () => Extract<Question, { ask: Ask }> | null,
) {
  return useMatchQuery<Replies[Ask]>(id, question)
}
