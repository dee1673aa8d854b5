import type { Card, RangeClass } from '#shared/games/space-planes/model.ts'
import { createSortedDeck, HIGHEST_CARD } from '../deck.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS, HIT_MARGIN } from '../shot-cards.ts'

/**
 * Cards available for a shot: the remaining deck, and the discard pile that is shuffled once it runs out (SP-DECK-3).
 */
export interface CardPile {
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
}

export const FULL_PILE: CardPile = { deck: createSortedDeck(), discard: [] }

/**
 * Computes the exact chance of a hit, 0 to 1, over every order of the remaining cards, including a reshuffle in the
 * middle (SP-SHOT-1 to SP-SHOT-3, SP-DECK-3). Throws if there are not enough cards.
 */
export function computeHitChance(
  range: Exclude<RangeClass, 'none'>,
  back: RangeClass,
  { deck, discard }: CardPile,
): number {
  const needs = {
    attack: ATTACK_FLIPS_BY_RANGE_CLASS[range].cards,
    answer: ANSWER_FLIPS_BY_RANGE_CLASS[back].cards,
    lowest: ANSWER_FLIPS_BY_RANGE_CLASS[back].keep === 'lowest',
  }
  if (deck.length + discard.length < needs.attack + needs.answer) throw new RangeError('There are not cards enough')
  return deck.length >= needs.attack + needs.answer
    ? chanceFrom(countsOf(deck), needs)
    : chanceOverReshuffle({ deck, discard }, needs)
}

interface Needs {
  readonly attack: number
  readonly answer: number
  /** Whether the lowest card of the answer counts instead of the highest. */
  readonly lowest: boolean
}

/** Cumulative card counts: `below[v]` is the number of cards with values 1 to v. */
function countsOf(cards: readonly Card[]): readonly number[] {
  const below = Array.from({ length: HIGHEST_CARD + 1 }, () => 0)
  for (const card of cards) below[card] = (below[card] ?? 0) + 1
  for (let value = 1; value <= HIGHEST_CARD; value += 1) below[value] = (below[value] ?? 0) + (below[value - 1] ?? 0)
  return below
}

/**
 * The chance if all cards come from one pile. The highest card of the attack is m; j of its cards are low, i.e. at
 * most m - 4. The answer is beaten if its counting card, drawn from the rest, is low.
 */
function chanceFrom(below: readonly number[], { attack, answer, lowest }: Needs): number {
  const size = below[HIGHEST_CARD] ?? 0
  let hits = 0
  for (let most = HIT_MARGIN + 1; most <= HIGHEST_CARD; most += 1) {
    const low = below[most - HIT_MARGIN] ?? 0
    const [upTo, under] = [below[most] ?? 0, below[most - 1] ?? 0]
    for (let lows = 0; lows < attack; lows += 1) {
      const rest = attack - lows
      const attacks = choose(low, lows) * (choose(upTo - low, rest) - choose(under - low, rest))
      if (attacks > 0) hits += attacks * answersBeaten(low - lows, size - attack, { answer, lowest })
    }
  }
  return hits / choose(size, attack)
}

/** The chance that the counting card of an answer is low. */
function answersBeaten(low: number, size: number, { answer, lowest }: Omit<Needs, 'attack'>): number {
  const all = choose(size, answer)
  return lowest ? 1 - choose(size - low, answer) / all : choose(low, answer) / all
}

/**
 * The chance if the pile is reshuffled on the way: the last cards of the deck are certain to be drawn, the others come
 * from the discard pile.
 */
function chanceOverReshuffle({ deck, discard }: CardPile, needs: Needs): number {
  const { attack, answer } = needs
  const first = Math.min(attack, deck.length)
  const shares = choicesOf(deck, first).map((own) => {
    const rest = without(deck, own)
    const fresh = choicesOf(discard, attack - first)
    const chances = fresh.map((more) => {
      const high = Math.max(...own, ...more)
      return beatenBy(high, rest, { cards: without(discard, more), missing: answer - rest.length, needs })
    })
    return mean(chances)
  })
  return mean(shares)
}

interface LateAnswer {
  readonly cards: readonly Card[]
  /** Number of cards of the answer that are drawn from `cards`. */
  readonly missing: number
  readonly needs: Needs
}

function beatenBy(high: number, certain: readonly Card[], { cards, missing, needs }: LateAnswer): number {
  const isLow = (card: Card) => card <= high - HIT_MARGIN
  const lows = cards.filter(isLow).length
  if (needs.lowest) {
    return certain.some(isLow) ? 1 : 1 - choose(cards.length - lows, missing) / choose(cards.length, missing)
  }
  return certain.every(isLow) ? choose(lows, missing) / choose(cards.length, missing) : 0
}

/** All combinations of `count` cards from a list. */
function choicesOf(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => choicesOf(cards.slice(at + 1), count - 1).map((more) => [card, ...more]))
}

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards]
  for (const card of taken) left.splice(left.indexOf(card), 1)
  return left
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Binomial coefficient; 0 if k > n. */
function choose(n: number, k: number): number {
  if (k > n || n < 0) return 0
  let ways = 1
  for (let step = 0; step < k; step += 1) ways = (ways * (n - step)) / (step + 1)
  return ways
}
