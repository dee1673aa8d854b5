import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { chooseRandomPlace } from '../bots/random-place.ts'
import { countLinkSteps } from '../proof/card-chain.ts'
import type { Transaction } from '../transaction.ts'
import { leaveOutShip, placeNextShip } from './place.ts'

/**
 * Places all ships randomly, seeded by a link of the inviting seat and the anchor of the other one (SP-MAIL-2,
 * SP-SETUP-2 to SP-SETUP-7). The link was committed before that anchor was known, and is revealed after it, so neither
 * side can choose the places.
 */
export function placeShipsRandomly(transaction: Transaction, { by, link }: CommandOf<'draw-places'>): void {
  const { mail, phase, ships, leftOut } = transaction.state
  if (mail?.drawsPlaces !== by)
    transaction.refuse('places-not-drawn', 'Ships are placed one by one here.', 'SP-SETUP-2')
  if (phase !== 'placing' || ships.length > 0 || Object.keys(leftOut).length > 0)
    transaction.refuse('not-placing', 'All ships are placed.', 'SP-SETUP-2')
  if (countLinkSteps(mail.links[by] ?? '', link) !== 1)
    transaction.refuse('wrong-link', 'This is not the next link of their chain.', 'SP-MAIL-2')
  const dice = createVerifiableDice(sha256Hex(formatCanonicalJson({ ...mail.links, [by]: link })))
  transaction.apply({ type: 'drew-places', seat: by, link })
  while (transaction.state.phase === 'placing') {
    const order = chooseRandomPlace(transaction.state, dice)
    if (order.type === 'place') placeNextShip(transaction, order)
    else leaveOutShip(transaction, order)
  }
}
