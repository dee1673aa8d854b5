import type { Replies, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listChoices } from './choices.ts'
import { forecastAttacks } from './forecast.ts'

/** What a desk asks before it orders anything: nothing that is answered here is not open to everybody. */
export function answerQuery(battle: Battle, question: Question): Replies[Question['ask']] {
  switch (question.ask) {
    case 'offers':
      return listChoices(battle, question.unit)
    case 'forecast':
      return forecastAttacks(battle, question.attacks)
  }
}
