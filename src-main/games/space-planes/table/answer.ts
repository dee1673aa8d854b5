import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Answers, Question, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { arcsOf } from './arcs.ts'
import { ghostsOf } from './ghosts.ts'
import { nudgesOf } from './nudges.ts'
import { chancesOf, rangesOf } from './ranges.ts'
import { placingOf, spotOf } from './spots.ts'
import { rankedTurns } from './turns.ts'

/** What is answered where no place of a ship is known. */
const WITHOUT_PLACES: readonly Question['ask'][] = ['nudges', 'chances']

type Asked<Ask extends Question['ask']> = (battle: Battle, question: QuestionOf<Ask>) => Answers[Ask]

/** What answers each question. */
const ANSWERS: { readonly [Ask in Question['ask']]: Asked<Ask> } = {
  ghosts: ghostsOf,
  ranges: rangesOf,
  arcs: arcsOf,
  placing: placingOf,
  spot: spotOf,
  turns: rankedTurns,
  nudges: nudgesOf,
  chances: chancesOf,
}

/** What the table asks before it orders anything: nothing that is answered here is not open to everybody. Null where the places of ships would have to be known. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] | null {
  if (battle.companion && !WITHOUT_PLACES.includes(question.ask)) return null
  return (ANSWERS[question.ask] as Asked<Question['ask']>)(battle, question)
}
