import type { Answers, Question } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { forecast } from './forecast.ts'
import { offersOf } from './offers.ts'

/** What a desk asks before it orders anything: nothing that is answered here is not open to everybody. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'offers':
      return offersOf(battle, question.unit)
    case 'forecast':
      return forecast(battle, question.attacks)
  }
}
