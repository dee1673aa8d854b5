import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Answers, Question } from '#shared/games/space-planes/questions.ts'
import { arcsOf } from './arcs.ts'
import { ghostsOf } from './ghosts.ts'
import { rangesOf } from './ranges.ts'
import { placingOf, spotOf } from './spots.ts'
import { rankedTurns } from './turns.ts'

/** What the table asks before it orders anything: nothing that is answered here is not open to everybody. */
export function answer(battle: Battle, question: Question): Answers[Question['ask']] {
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
  }
}
