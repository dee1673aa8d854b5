import { computed } from 'vue'
import { useMatchQuery } from '#renderer/parts/match/use-match-query.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { Replies, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildBattleNames } from './battle-names.ts'

/** A battle on the screen: how it stands, who is called what, and how orders are given and taken back. */
export function useBattle(id: () => string) {
  const match = useMatch<Battle, object>(id)
  const battle = match.view
  return { ...match, battle, names: computed(() => (battle.value ? buildBattleNames(battle.value) : null)) }
}

/** A battle on the screen. */
export type BattleController = ReturnType<typeof useBattle>

/** What the rules answer, as long as a question is asked. */
export function useGameQuery<Ask extends Question['ask']>(
  id: () => string,
  question: () => Extract<Question, { ask: Ask }> | null,
) {
  return useMatchQuery<Replies[Ask]>(id, question)
}
