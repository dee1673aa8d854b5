import type { Answers } from '#shared/games/planetary-sand/answers.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Question, QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import { adviceFor } from '../bots/advice.ts'
import { listDeclared } from './declared-lines.ts'
import { driftOf } from './drift.ts'
import { dueIn } from './due.ts'
import { firingNow, listingsOf } from './listings.ts'
import { reachFor, wayFor } from './map-moves.ts'
import { movesOf } from './moves.ts'
import { targetsFor } from './targets.ts'
import { lyingLines } from './under-lines.ts'
import { volleyOf } from './volley.ts'

type Asked<Ask extends Question['ask']> = (battle: Battle, question: QuestionOf<Ask>) => Answers[Ask]

/** What answers each question. */
const ANSWERS: { readonly [Ask in Question['ask']]: Asked<Ask> } = {
  moves: movesOf,
  listings: listingsOf,
  firing: firingNow,
  declared: listDeclared,
  targets: targetsFor,
  volley: volleyOf,
  drift: driftOf,
  under: lyingLines,
  reach: reachFor,
  way: wayFor,
  advice: adviceFor,
  due: dueIn,
}

/** What the table asks before it orders anything, from what whoever asks may see. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] {
  return (ANSWERS[question.ask] as Asked<Question['ask']>)(battle, question)
}
