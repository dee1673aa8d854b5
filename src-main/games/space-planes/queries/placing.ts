import { seededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Replies, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { placeByChance } from '../bots/place-by-chance.ts'
import { place } from '../commands/place.ts'
import { findNearestPlace } from '../nearest-place.ts'

/** Whether the next ship may stand there, or what speaks against it and the nearest legal place (SP-SETUP-3 to SP-SETUP-5). */
export function checkPlacing(battle: Battle, { x, y, heading, plane }: QuestionOf<'placing'>): Replies['placing'] {
  const decision = place(battle, { type: 'place', by: battle.active, x, y, heading, face: 1, plane })
  if (decision.ok) return { problem: null, nearest: null }
  const nearest = findNearestPlace(battle, { pose: { x, y, heading }, plane })
  return { problem: decision.refusal.message, nearest: nearest?.pose ?? null }
}

/** A legal place for the next ship by seed, with any face up and a free number; null where there is none (SP-SETUP-2, SP-SETUP-7). */
export function findLegalPlace(battle: Battle, { seed }: QuestionOf<'spot'>): Replies['spot'] {
  const placed = placeByChance(battle, seededDice(`${seed}/${battle.ships.length}`))
  if (placed.type === 'leave-out') return { spot: null }
  const { x, y, heading, face, plane } = placed
  return { spot: { x, y, heading, face, plane } }
}
