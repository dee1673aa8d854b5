import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card, RangeClass } from '#shared/games/space-planes/model.ts'
import { runs } from '#tests/support/soak.ts'
import { createSortedDeck } from '../deck.ts'
import { countShotCards, evaluateShotCards } from '../shot-cards.ts'
import { FULL_PILE, computeHitChance } from './hit-chance.ts'

type Line = Exclude<RangeClass, 'none'>
const LINES: readonly Line[] = ['red', 'blue']
const ANSWERS: readonly RangeClass[] = ['red', 'blue', 'none']

/** The chance by laying out every order of the cards that are needed: slow, and written apart from what it checks. */
function enumerated(range: Line, back: RangeClass, deck: readonly Card[], discard: readonly Card[]): number {
  const needed = countShotCards(range, back)
  let [hits, all] = [0, 0]
  function lay(cards: readonly Card[], [left, late]: readonly [readonly Card[], readonly Card[]], ways: number): void {
    if (cards.length === needed) {
      all += ways
      if (evaluateShotCards(range, back, cards).isHit) hits += ways
      return
    }
    const [from, isLate] = left.length > 0 ? [left, false] : [late, true]
    for (const card of new Set(from)) {
      const same = from.filter((otherCard) => otherCard === card).length
      const at = from.indexOf(card)
      const rest = from.toSpliced(at, 1)
      lay([...cards, card], isLate ? [[], rest] : [rest, late], ways * (same / from.length))
    }
  }
  lay([], [deck, discard], 1)
  return hits / all
}

describe('from a full deck (SP-FACE-1)', () => {
  test.each([
    ['red', 'none', 0.707],
    ['red', 'blue', 0.49],
    ['red', 'red', 0.272],
    ['blue', 'none', 0.411],
    ['blue', 'blue', 0.271],
    ['blue', 'red', 0.132],
  ] as const)('%s against %s: %d', (range, back, chance) => {
    expect(computeHitChance(range, back, FULL_PILE)).toBeCloseTo(chance, 3)
  })
})

test('equals every order laid out, from any part of a deck, over reshuffles', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        createSortedDeck().map((_, at) => at),
        { minLength: 6, maxLength: 12 },
      ),
      fc.nat(12),
      fc.constantFrom(...LINES),
      fc.constantFrom(...ANSWERS),
      (places, cut, range, back) => {
        const cards = places.map((at) => Math.floor(at / 4) + 1)
        const [deck, discard] = [cards.slice(0, cut), cards.slice(cut)]
        fc.pre(deck.length + discard.length >= countShotCards(range, back))
        expect(computeHitChance(range, back, { deck, discard })).toBeCloseTo(enumerated(range, back, deck, discard), 12)
      },
    ),
    { numRuns: runs({ part: 100, whole: 300 }) },
  )
})

test('where cards are missing there is no chance to name', () => {
  expect(() => computeHitChance('red', 'red', { deck: [1, 2], discard: [3] })).toThrow('not cards enough')
})
