import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { DraftForecast } from '#shared/match/protocol.ts'
import { getCardPile } from '../odds/get-card-pile.ts'
import { computeHitChance, FULL_PILE } from '../odds/hit-chance.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS, HIT_MARGIN } from '../shot-cards.ts'
import { formatShipLabel } from './ship-actions.ts'

/** A shot with the classes of both lines. */
export interface ShotWithRangeClasses {
  readonly ship: string
  readonly target: string
  readonly range: Exclude<RangeClass, 'none'>
  /** Line of the target back at the shooter. */
  readonly back: RangeClass
}

/** The cards of a shot before they are drawn, with the exact chance to hit (SP-SHOT-1 to SP-SHOT-3). */
export function forecastShot(battle: Battle, { ship, target, range, back }: ShotWithRangeClasses): DraftForecast {
  const chance = computeHitChance(range, back, getCardPile(battle))
  const full = computeHitChance(range, back, FULL_PILE)
  const { cards: answerCards, keep } = ANSWER_FLIPS_BY_RANGE_CLASS[back]
  const answer = `${formatCount(answerCards, 'card')} of ${formatShipName(battle, target)}, ${formatRangeClass(back)}`
  return {
    chance,
    rolls: [
      {
        label: `${formatShipLabel({ battle }, ship)}, ${formatRangeClass(range)}: the highest card, less the answer`,
        dice: formatCount(ATTACK_FLIPS_BY_RANGE_CLASS[range].cards, 'card'),
        needed: { is: 'at-least', value: HIT_MARGIN, parts: [] },
        modifiers: [],
        note: `Answer: ${answer}${answerCards > 1 ? `; the ${keep} counts` : ''}`,
        chance,
        rules: ['SP-SHOT-1', 'SP-SHOT-2', 'SP-SHOT-3'],
      },
    ],
    distributions: [
      {
        label: 'Shot',
        outcomes: [
          { label: 'Hit', chance },
          { label: 'Miss', chance: 1 - chance },
        ],
      },
    ],
    variants: [{ label: 'With a full deck', chance: full }],
  }
}
