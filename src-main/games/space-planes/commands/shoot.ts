import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Card, Cube } from '#shared/games/space-planes/model.ts'
import { getCube, listCubes } from '#shared/games/space-planes/sides.ts'
import { flipCards, CARDS_PER_VALUE, shuffleCards } from '../deck.ts'
import { getShip } from '../evolve.ts'
import { countCards, getShotSides } from '../flips.ts'
import { findRange } from '../range/find-range.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'
import { formatShipIds, findActionRefusal, endTurnIfDone } from './action-refusals.ts'

/**
 * Shoots with one ship at an enemy on its plane (SP-SHOT-1 to SP-SHOT-4). Range classes and cards entered from the
 * table are accepted as given.
 */
export function shoot(battle: Battle, command: CommandOf<'shoot'>, dice: Dice): Decision<BattleEvent> {
  const { ship: id, target: targetId } = command
  const refusal = findShotRefusal(battle, command)
  if (refusal) return refusal
  const lines = linesOf(battle, command)
  if (lines === null)
    return refuse(
      'say-range',
      'The ruler on the table says both lines: say red, blue or no line for each.',
      'SP-RANGE-5',
    )
  const { range, back } = lines
  if (range === 'none') return findLineRefusal(command)
  const needed = countCards(range, back)
  const wrong = refuseCards(battle, command, needed)
  if (wrong) return wrong
  const { cards, reshuffled } = drawCards(battle, command.cards, { needed, dice })
  const start = beginTransaction(battle)
  const ready = reshuffled === null ? start : applyEvents(start, { type: 'reshuffled', deck: reshuffled })
  const shot = applyEvents(ready, { type: 'shot', ship: id, target: targetId, ...getShotSides(range, back, cards) })
  return { ok: true, events: endTurnIfDone(shot).events }
}

/** The classes of both lines of fire: entered from the table, or measured; null if they cannot be measured. */
function linesOf(battle: Battle, { ship: id, target: targetId, said }: CommandOf<'shoot'>) {
  const { range, back } = said
  if (battle.companion) return range === null || back === null ? null : { range, back }
  const [ship, target] = [getShip(battle, id), getShip(battle, targetId)]
  return {
    range: range ?? findRange(battle, ship, target).range,
    back: back ?? findRange(battle, target, ship).range,
  }
}

/** Why this seat may not shoot with this ship at that target, or null. Does not check the line of fire. */
export function findShotRefusal(battle: Battle, shot: Shot): Decision<never> | null {
  return findActionRefusal(battle, { by: shot.by, ship: shot.ship, what: 'shot' }) ?? refuseTarget(battle, shot)
}

type Shot = Pick<CommandOf<'shoot'>, 'by' | 'ship' | 'target'>

export function findLineRefusal({ ship, target }: Pick<Shot, 'ship' | 'target'>): Decision<never> {
  return refuse('out-of-range', `Ship ${ship} has no line to ship ${target}.`, 'SP-SHOT-1')
}

function refuseTarget(battle: Battle, { by, ship: id, target: targetId }: Shot): Decision<never> | null {
  const target = listCubes(battle).find((cube) => cube.id === targetId)
  if (!target) return refuse('no-such-ship', `There is no ship ${targetId}. On the table: ${formatShipIds(battle)}.`)
  if (target.owner === by) return refuse('own-ship', `Ship ${targetId} is an own one.`, 'SP-SHOT-4')
  return isOnPlaneOf(getCube(battle, id), target)
    ? null
    : refuse('different-plane', `Ship ${targetId} is on plane ${target.plane}, out of reach of any shot.`, 'SP-SHOT-4')
}

/** Whether two ships are on the same plane; others cannot shoot at each other (SP-PLANE-1). */
function isOnPlaneOf(ship: Cube, otherCube: Cube): boolean {
  return ship.plane === otherCube.plane
}

/** Checks entered cards: as many as are drawn, and at most four of each value (SP-DECK-2, SP-DECK-3). */
function refuseCards(
  { settings, discard }: Battle,
  { cards, ship, target }: CommandOf<'shoot'>,
  needed: number,
): Decision<never> | null {
  if (settings.deckMode === 'app')
    return cards.length === 0 ? null : refuse('app-deals', 'The app deals the cards: leave them out.', 'SP-DECK-3')
  if (cards.length !== needed)
    return refuse(
      'wrong-cards',
      `${needed} cards are flipped for ship ${ship} and ship ${target}, ${cards.length} are given: those of ship ${ship} first.`,
      'SP-SHOT-1',
    )
  const seen = [...getDiscardAfterReshuffle(discard, needed), ...cards]
  const twin = cards.find((card) => seen.filter((otherCard) => otherCard === card).length > CARDS_PER_VALUE)
  return twin === undefined
    ? null
    : refuse(
        'too-many',
        `${CARDS_PER_VALUE + 1} cards of value ${twin} since the shuffle: a deck has ${CARDS_PER_VALUE}.`,
        'SP-DECK-2',
      )
}

/**
 * The cards in the discard pile when the next ones are drawn at the table; empty if the deck has run out and was
 * reshuffled.
 */
export function getDiscardAfterReshuffle(discard: readonly Card[], needed: number): readonly Card[] {
  return discard.length + needed > 52 ? [] : discard
}

function drawCards(
  battle: Battle,
  typed: readonly Card[],
  { needed, dice }: { readonly needed: number; readonly dice: Dice },
) {
  if (battle.settings.deckMode === 'app') return flipCards(battle, needed, (cards) => shuffleCards(cards, dice))
  const isOut = getDiscardAfterReshuffle(battle.discard, needed).length < battle.discard.length
  return { cards: typed, reshuffled: isOut ? [] : null }
}
