import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Card } from '#shared/games/space-planes/model.ts'
import { createSortedDeck } from '../deck.ts'

/**
 * Cards for two players who do not share a table (SP-MAIL-2). Each player builds a hash chain from a secret: link 400
 * is the SHA-256 of the secret, link n that of link n + 1, and link 0, the anchor, is published before the battle.
 * This commits the player to every later link without revealing it. For a shot, the shooter sends the order with the
 * next link of the own chain, and the owner of the target answers with the next link of theirs. The cards follow from
 * both links and the state of the battle. How to draw them without this program: the seed is the SHA-256 of
 * {"shooter":"…","state":"…","target":"…"}, where state is that of the battle's JSON, keys sorted, no whitespace. A
 * die with as many sides as there are cards left (kit/verifiable-dice.ts) selects one of them, sorted by value, and so
 * on.
 */

/** Number of links of a chain after its anchor; more than any battle has shots. */
const LINKS = 400

/** Number of links available for shots: the first one may be spent to draw the places of ships. */
export const MAX_SHOT_LINKS = LINKS - 1

/** A link of the chain of a secret. Link 0 is the anchor; later links are revealed in order. */
export function computeChainLink(secret: string, at: number): string {
  if (!Number.isInteger(at) || at < 0 || at > LINKS) throw new RangeError(`A chain has links 0 to ${LINKS}, not ${at}`)
  let link = sha256Hex(secret)
  for (let left = LINKS - at; left > 0; left -= 1) link = sha256Hex(link)
  return link
}

/** The number of steps from one link of a chain to a later one: 1 for the next, null if it is not a later link. */
export function countLinkSteps(previous: string, link: string): number | null {
  let earlier = link
  for (let steps = 1; steps <= LINKS; steps += 1) {
    earlier = sha256Hex(earlier)
    if (earlier === previous) return steps
  }
  return null
}

/** Hash of the battle for which a link is revealed (SP-MAIL-2). */
export function hashBattle(battle: Battle): string {
  return sha256Hex(formatCanonicalJson(battle))
}

/** The links that determine the cards of a shot. */
export interface ShotLinks {
  /** Links of the shooter, and of the owner of the target. */
  readonly shooter: string
  readonly target: string
}

/**
 * Draws the cards of a shot, the shooter's first, from the remaining deck. A reshuffle excludes the cards lying face
 * up (SP-DECK-1, SP-DECK-3).
 */
export function drawChainCards(battle: Battle, { shooter, target }: ShotLinks, needed: number): Card[] {
  const state = hashBattle(battle)
  const dice = createVerifiableDice(sha256Hex(formatCanonicalJson({ shooter, state, target })))
  const left = createSortedDeck()
  for (const used of battle.discard) left.splice(left.indexOf(used), 1)
  let pile = left
  return Array.from({ length: needed }, () => {
    if (pile.length === 0) pile = battle.discard.toSorted((a, b) => a - b)
    const [card] = pile.splice(dice.die(pile.length) - 1, 1)
    if (card === undefined) throw new RangeError('There are not cards enough')
    return card
  })
}
