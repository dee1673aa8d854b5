import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { ReplyByQuestion, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { chooseRandomPlace } from '../bots/random-place.ts'

/**
 * Finds a random legal place for the next ship, deterministic per seed, with any face up and a free number; null if
 * there is none (SP-SETUP-2, SP-SETUP-7).
 */
export function findRandomLegalPlace(battle: Battle, { seed }: QuestionOf<'spot'>): ReplyByQuestion['spot'] {
  const placed = chooseRandomPlace(battle, createSeededDice(`${seed}/${battle.ships.length}`))
  if (placed.type === 'leave-out') return { spot: null }
  const { x, y, heading, face, plane } = placed
  return { spot: { x, y, heading, face, plane } }
}
