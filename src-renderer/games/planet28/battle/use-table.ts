import { computed } from 'vue'
import { useAnswer } from '#renderer/parts/match/use-answer.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { Answers, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { namesOf } from './names.ts'

/** A battle on the screen: how it stands, who is called what, and how orders are given and taken back. */
export function useTable(id: () => string) {
  const match = useMatch<Battle, object>(id)
  const battle = match.view
  return { ...match, battle, names: computed(() => (battle.value ? namesOf(battle.value) : null)) }
}

/** A battle on the screen. */
export type Table = ReturnType<typeof useTable>

/** What the rules answer, as long as a question is asked. */
export function useTableAnswer<Ask extends Question['ask']>(
  id: () => string,
  question: () => Extract<Question, { ask: Ask }> | null,
) {
  return useAnswer<Answers[Ask]>(id, question)
}
