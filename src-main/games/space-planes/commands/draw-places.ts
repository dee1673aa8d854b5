import { type Decision, refuse } from '#main/games/kit/game.ts'
import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { verifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { placeByChance } from '../bots/place-by-chance.ts'
import { evolve } from '../evolve.ts'
import { countLinkSteps } from '../proof/card-chain.ts'
import { leaveOut, place } from './place.ts'

/**
 * Places all ships randomly, seeded by a link of the inviting seat and the anchor of the other one (SP-MAIL-2,
 * SP-SETUP-2 to SP-SETUP-7). The link was committed before that anchor was known, and is revealed after it, so neither
 * side can choose the places.
 */
export function drawPlaces(battle: Battle, { by, link }: CommandOf<'draw-places'>): Decision<BattleEvent> {
  const { mail, phase, ships, leftOut } = battle
  if (mail?.drawsPlaces !== by) return refuse('places-not-drawn', 'Ships are placed one by one here.', 'SP-SETUP-2')
  if (phase !== 'placing' || ships.length > 0 || Object.keys(leftOut).length > 0)
    return refuse('not-placing', 'All ships are placed.', 'SP-SETUP-2')
  if (countLinkSteps(mail.links[by] ?? '', link) !== 1)
    return refuse('wrong-link', 'This is not the next link of their chain.', 'SP-MAIL-2')
  const dice = verifiableDice(sha256Hex(canonicalJson({ ...mail.links, [by]: link })))
  const events: BattleEvent[] = [{ type: 'drew-places', seat: by, link }]
  let placed = evolve(battle, { type: 'drew-places', seat: by, link })
  while (placed.phase === 'placing') {
    const order = placeByChance(placed, dice)
    const decision = order.type === 'place' ? place(placed, order) : leaveOut(placed, order)
    if (!decision.ok) return decision
    events.push(...decision.events)
    placed = decision.events.reduce(evolve, placed)
  }
  return { ok: true, events }
}
