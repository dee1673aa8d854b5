import { seededDice } from '#main/games/kit/dice.ts'
import { findRefusal } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Replies, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { chooseRandomPlace } from '../bots/random-place.ts'
import { place } from '../commands/place.ts'
import { findNearestPlace } from '../nearest-place.ts'
import { beginTrial } from '../transaction.ts'

/**
 * Checks a place for the next ship. An illegal one is returned with its problem and the nearest legal place
 * (SP-SETUP-3 to SP-SETUP-5).
 */
export function checkPlacing(battle: Battle, { x, y, heading, plane }: QuestionOf<'placing'>): Replies['placing'] {
  const command = { type: 'place', by: battle.active, x, y, heading, face: 1, plane } as const
  const refusal = findRefusal(() => place(beginTrial(battle), command))
  if (refusal === null) return { problem: null, nearest: null }
  const nearest = findNearestPlace(battle, { pose: { x, y, heading }, plane })
  return { problem: refusal.message, nearest: nearest?.pose ?? null }
}

/**
 * Finds a random legal place for the next ship, deterministic per seed, with any face up and a free number; null if
 * there is none (SP-SETUP-2, SP-SETUP-7).
 */
export function findLegalPlace(battle: Battle, { seed }: QuestionOf<'spot'>): Replies['spot'] {
  const placed = chooseRandomPlace(battle, seededDice(`${seed}/${battle.ships.length}`))
  if (placed.type === 'leave-out') return { spot: null }
  const { x, y, heading, face, plane } = placed
  return { spot: { x, y, heading, face, plane } }
}
