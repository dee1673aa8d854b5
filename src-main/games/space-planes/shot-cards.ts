import type { ShotCardDraw } from '#shared/games/space-planes/battle.ts'
import type { Card, RangeClass } from '#shared/games/space-planes/model.ts'

/** How many cards a side draws for its line of fire, and which one counts. */
interface FlipRow {
  readonly cards: number
  readonly keep: 'highest' | 'lowest'
}

/** Cards of the shooter, by its line of fire (SP-SHOT-1). */
export const ATTACK_FLIPS_BY_RANGE_CLASS: Readonly<Record<Exclude<RangeClass, 'none'>, FlipRow>> = {
  blue: { cards: 1, keep: 'highest' },
  red: { cards: 3, keep: 'highest' },
}

/** Cards of the target, by its return line (SP-SHOT-2). */
export const ANSWER_FLIPS_BY_RANGE_CLASS: Readonly<Record<RangeClass, FlipRow>> = {
  blue: { cards: 1, keep: 'highest' },
  red: { cards: 2, keep: 'highest' },
  none: { cards: 2, keep: 'lowest' },
}

/** Minimum margin by which the shooter's card must be higher (SP-SHOT-3). */
export const HIT_MARGIN = 4

/** Evaluates the cards of a shot for both sides, the shooter's cards first (SP-SHOT-1 to SP-SHOT-3, SP-DECK-1). */
export function evaluateShotCards(
  range: Exclude<RangeClass, 'none'>,
  back: RangeClass,
  cards: readonly Card[],
): { attacker: ShotCardDraw; answer: ShotCardDraw; isHit: boolean } {
  const own = ATTACK_FLIPS_BY_RANGE_CLASS[range].cards
  const attacker = sideOf(range, ATTACK_FLIPS_BY_RANGE_CLASS[range], cards.slice(0, own))
  const answer = sideOf(back, ANSWER_FLIPS_BY_RANGE_CLASS[back], cards.slice(own))
  return { attacker, answer, isHit: attacker.value >= answer.value + HIT_MARGIN }
}

/** The number of cards that both sides of a shot need. */
export function countShotCards(range: Exclude<RangeClass, 'none'>, back: RangeClass): number {
  return ATTACK_FLIPS_BY_RANGE_CLASS[range].cards + ANSWER_FLIPS_BY_RANGE_CLASS[back].cards
}

function sideOf(range: RangeClass, { keep }: FlipRow, cards: readonly Card[]): ShotCardDraw {
  return { range, cards, value: keep === 'highest' ? Math.max(...cards) : Math.min(...cards) }
}
