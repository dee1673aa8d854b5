import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { verifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Card } from '#shared/games/space-planes/model.ts'
import { createDeck } from '../deck.ts'

/*
Cards of two who do not sit at one table (SP-MAIL-2). Each player makes a chain of hashes from a secret: link 400 is the
SHA-256 of the secret, link n that of link n + 1, and link 0, the anchor, is told to everybody before the battle. So every
later link is bound, and nobody else knows it. For a shot the shooter sends the order with the next link of the own
chain; the owner of the target answers with the next link of theirs; the cards follow from both, and from the battle as it
stood. How to draw them without this program: the seed is the SHA-256 of {"shooter":"…","state":"…","target":"…"}, where
state is that of the battle's JSON, names sorted, no spaces; a die of as many sides as cards are left (kit/verifiable-dice.ts)
names one of them, sorted by value, and so on.
*/

/** Links of a chain after its anchor: more shots than any battle has. */
const LINKS = 400

/** Links that shots may take: the first one may be spent to draw the places of ships. */
export const SHOT_LINKS = LINKS - 1

/** A link of the chain of a secret: 0 is the anchor, those after it are shown one by one. */
export function computeChainLink(secret: string, at: number): string {
  if (!Number.isInteger(at) || at < 0 || at > LINKS) throw new RangeError(`A chain has links 0 to ${LINKS}, not ${at}`)
  let link = sha256Hex(secret)
  for (let left = LINKS - at; left > 0; left -= 1) link = sha256Hex(link)
  return link
}

/** How many links of its chain a link comes after another one: 1 for the next; null where it does not come after it. */
export function countLinkSteps(previous: string, link: string): number | null {
  let earlier = link
  for (let steps = 1; steps <= LINKS; steps += 1) {
    earlier = sha256Hex(earlier)
    if (earlier === previous) return steps
  }
  return null
}

/** What a link is spent for: the hash of the battle that it was shown for (SP-MAIL-2). */
export function hashState(battle: Battle): string {
  return sha256Hex(canonicalJson(battle))
}

/** The links that decide a shot. */
export interface ShotLinks {
  /** Of the shooter, and of the owner of the target. */
  readonly shooter: string
  readonly target: string
}

/** The cards of a shot, the shooter's first: from what is left of the deck, over a reshuffle without those lying face up (SP-DECK-1, SP-DECK-3). */
export function drawChainCards(battle: Battle, { shooter, target }: ShotLinks, needed: number): Card[] {
  const state = hashState(battle)
  const dice = verifiableDice(sha256Hex(canonicalJson({ shooter, state, target })))
  const left = createDeck()
  for (const used of battle.discard) left.splice(left.indexOf(used), 1)
  let pile = left
  return Array.from({ length: needed }, () => {
    if (pile.length === 0) pile = battle.discard.toSorted((a, b) => a - b)
    const [card] = pile.splice(dice.die(pile.length) - 1, 1)
    if (card === undefined) throw new RangeError('There are not cards enough')
    return card
  })
}
