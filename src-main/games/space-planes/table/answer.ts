import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Answers, Question } from '#shared/games/space-planes/questions.ts'
import { arcsOf } from './arcs.ts'
import { ghostsOf } from './ghosts.ts'
import { nudgesOf } from './nudges.ts'
import { chancesOf, rangesOf } from './ranges.ts'
import { placingOf, spotOf } from './spots.ts'
import { rankedTurns } from './turns.ts'

/** What is answered where no place of a ship is known. */
const WITHOUT_PLACES: readonly Question['ask'][] = ['nudges', 'chances']

/** What the table asks before it orders anything: nothing that is answered here is not open to everybody. Null where the places of ships would have to be known. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] | null {
  if (battle.companion && !WITHOUT_PLACES.includes(question.ask)) return null
  switch (question.ask) {
    case 'ghosts':
      return ghostsOf(battle, question)
    case 'ranges':
      return rangesOf(battle)
    case 'arcs':
      return arcsOf(battle, question)
    case 'placing':
      return placingOf(battle, question)
    case 'spot':
      return spotOf(battle, question)
    case 'turns':
      return rankedTurns(battle, question)
    case 'nudges':
      return nudgesOf(battle)
    case 'chances':
      return chancesOf(battle)
  }
}
