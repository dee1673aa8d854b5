import { describe, expect, test } from 'vitest'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { createSortedDeck } from '../deck.ts'
import { drawChainCards, computeChainLink, countLinkSteps } from './card-chain.ts'

const battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 205 })], { deckMode: 'table' })
const links = (at: number) => ({ shooter: computeChainLink('ana', at), target: computeChainLink('ben', at) })

describe('chains (SP-MAIL-2)', () => {
  test('each link is bound by the one before, and by no other secret', () => {
    for (const at of [0, 1, 7, 399]) {
      expect(countLinkSteps(computeChainLink('ana', at), computeChainLink('ana', at + 1))).toBe(1)
      expect(countLinkSteps(computeChainLink('ana', at), computeChainLink('ben', at + 1))).toBeNull()
    }
    expect(countLinkSteps(computeChainLink('ana', 1), computeChainLink('ana', 4))).toBe(3)
    expect(countLinkSteps(computeChainLink('ana', 1), computeChainLink('ana', 1))).toBeNull()
    expect(countLinkSteps(computeChainLink('ana', 4), computeChainLink('ana', 1))).toBeNull()
    expect(() => computeChainLink('ana', 401)).toThrow('0 to 400')
  })

  test('cards follow from both links and the battle: change one of the three, and they are others', () => {
    const cards = drawChainCards(battle, links(1), 5)
    expect(drawChainCards(structuredClone(battle), links(1), 5)).toEqual(cards)
    const others = [
      drawChainCards(battle, { ...links(1), shooter: computeChainLink('ana', 2) }, 5),
      drawChainCards(battle, { ...links(1), target: computeChainLink('ben', 2) }, 5),
      drawChainCards({ ...battle, turn: 9 }, links(1), 5),
    ]
    for (const item of others) expect(item).not.toEqual(cards)
  })

  test('no card comes twice; when the deck runs out the others are shuffled (SP-DECK-3)', () => {
    const discard = createSortedDeck().slice(0, 50)
    for (let at = 1; at < 60; at += 1) {
      const [first, second, ...more] = drawChainCards({ ...battle, discard }, links(at), 5)
      expect([first, second].toSorted()).toEqual([13, 13])
      expect(more.filter((card) => card === 13).length).toBeLessThanOrEqual(2)
    }
  })

  test('every card comes about as often', () => {
    const counts = new Map<number, number>()
    for (let at = 1; at <= 390; at += 1)
      for (const card of drawChainCards(battle, links(at), 5)) counts.set(card, (counts.get(card) ?? 0) + 1)
    const expected = (390 * 5) / 13
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(13)
    expect(squares).toBeLessThan(32.9) // 12 degrees of freedom, once in a thousand
  })
})
