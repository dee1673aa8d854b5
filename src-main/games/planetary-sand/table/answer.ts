import type { Answers } from '#shared/games/planetary-sand/answers.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Question } from '#shared/games/planetary-sand/questions.ts'
import { adviceFor } from '../bots/advice.ts'
import { driftOf } from './drift.ts'
import { dueIn } from './due.ts'
import { firingNow, listingsOf } from './listings.ts'
import { reachFor, wayFor } from './map-moves.ts'
import { movesOf } from './moves.ts'
import { targetsFor } from './targets.ts'
import { lyingLines } from './under-lines.ts'
import { volleyOf } from './volley.ts'

/** What the table asks before it orders anything, from what whoever asks may see. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'moves':
      return movesOf(battle, question)
    case 'listings':
      return listingsOf(battle, question)
    case 'firing':
      return firingNow(battle)
    case 'targets':
      return targetsFor(battle, question)
    case 'volley':
      return volleyOf(battle, question)
    case 'drift':
      return driftOf(battle, question)
    case 'under':
      return lyingLines(battle, question)
    case 'reach':
      return reachFor(battle, question)
    case 'way':
      return wayFor(battle, question)
    case 'advice':
      return adviceFor(battle, question)
    case 'due':
      return dueIn(battle)
  }
}
