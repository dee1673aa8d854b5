import type { Replies, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { forecastAttacks } from './forecast.ts'
import { listBattleChoices } from './list-choices.ts'

/** Answers a query of a player before a command, from public information only. */
export function answerQuery(battle: Battle, question: Question): Replies[Question['ask']] {
  switch (question.ask) {
    case 'offers':
      return listBattleChoices(battle, question.unit)
    case 'forecast':
      return forecastAttacks(battle, question.attacks)
  }
}
