import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Card, Cube, RangeClass } from '#shared/games/space-planes/model.ts'
import { getCube, listCubes } from '#shared/games/space-planes/sides.ts'
import { flipCards, CARDS_PER_VALUE, shuffleCards } from '../deck.ts'
import { getShip } from '../evolve.ts'
import { findLineOfFire } from '../range/line-of-fire.ts'
import { countShotCards, evaluateShotCards } from '../shot-cards.ts'
import type { Transaction } from '../transaction.ts'
import { endTurnIfDone, formatShipIds, requireMayAct } from './turns.ts'

/**
 * Shoots with one ship at an enemy on its plane (SP-SHOT-1 to SP-SHOT-4). Range classes and cards entered from the
 * table are accepted as given.
 */
export function shoot(transaction: Transaction, command: CommandOf<'shoot'>): void {
  const { ship, target } = command
  requireShooterAndTarget(transaction.state, command)
  const { range, back } = getRangeClasses(transaction, command)
  requireLineOfFire(range, command)
  const needed = countShotCards(range, back)
  requireCards(transaction, command, needed)
  const cards = drawCards(transaction, command.cards, needed)
  transaction.apply({ type: 'shot', ship, target, ...evaluateShotCards(range, back, cards) })
  endTurnIfDone(transaction)
}

/** The classes of both lines of fire: entered from the table, or measured. Refuses if they cannot be measured. */
function getRangeClasses(transaction: Transaction, { ship: id, target: targetId, said: measured }: CommandOf<'shoot'>) {
  const { range, back } = measured
  const battle = transaction.state
  if (battle.companion) {
    if (range === null || back === null)
      transaction.refuse(
        'say-range',
        'The ruler on the table says both lines: say red, blue or no line for each.',
        'SP-RANGE-5',
      )
    return { range, back }
  }
  const [ship, target] = [getShip(battle, id), getShip(battle, targetId)]
  return {
    range: range ?? findLineOfFire(battle, ship, target).range,
    back: back ?? findLineOfFire(battle, target, ship).range,
  }
}

type Shot = Pick<CommandOf<'shoot'>, 'by' | 'ship' | 'target'>

/** Throws if this seat may not shoot with this ship at that target. Does not check the line of fire. */
export function requireShooterAndTarget(battle: Battle, shot: Shot): void {
  requireMayAct(battle, { by: shot.by, ship: shot.ship, what: 'shot' })
  requireTarget(battle, shot)
}

/** Throws if there is no line of fire (SP-SHOT-1). */
export function requireLineOfFire(
  range: RangeClass,
  { ship, target }: Pick<Shot, 'ship' | 'target'>,
): asserts range is Exclude<RangeClass, 'none'> {
  if (range === 'none')
    throw new IllegalCommand('out-of-range', `Ship ${ship} has no line to ship ${target}.`, 'SP-SHOT-1')
}

/** Throws unless the target is an enemy on the plane of the shooter (SP-SHOT-4). */
function requireTarget(battle: Battle, { by, ship: id, target: targetId }: Shot): void {
  const target = listCubes(battle).find((cube) => cube.id === targetId)
  if (!target)
    throw new IllegalCommand('no-such-ship', `There is no ship ${targetId}. On the table: ${formatShipIds(battle)}.`)
  if (target.owner === by) throw new IllegalCommand('own-ship', `Ship ${targetId} is an own one.`, 'SP-SHOT-4')
  if (!isOnPlaneOf(getCube(battle, id), target))
    throw new IllegalCommand(
      'different-plane',
      `Ship ${targetId} is on plane ${target.plane}, out of reach of any shot.`,
      'SP-SHOT-4',
    )
}

/** Whether two ships are on the same plane; others cannot shoot at each other (SP-PLANE-1). */
function isOnPlaneOf(ship: Cube, otherCube: Cube): boolean {
  return ship.plane === otherCube.plane
}

/** Refuses entered cards unless they are as many as are drawn, at most four of each value (SP-DECK-2, SP-DECK-3). */
function requireCards(transaction: Transaction, { cards, ship, target }: CommandOf<'shoot'>, needed: number): void {
  const { settings, discard } = transaction.state
  if (settings.deckMode === 'app') {
    if (cards.length > 0) transaction.refuse('app-deals', 'The app deals the cards: leave them out.', 'SP-DECK-3')
    return
  }
  if (cards.length !== needed)
    transaction.refuse(
      'wrong-cards',
      `${needed} cards are flipped for ship ${ship} and ship ${target}, ${cards.length} are given: those of ship ${ship} first.`,
      'SP-SHOT-1',
    )
  const seen = [...(isTableDeckOut(discard, needed) ? [] : discard), ...cards]
  const twin = cards.find((card) => seen.filter((otherCard) => otherCard === card).length > CARDS_PER_VALUE)
  if (twin !== undefined)
    transaction.refuse(
      'too-many',
      `${CARDS_PER_VALUE + 1} cards of value ${twin} since the shuffle: a deck has ${CARDS_PER_VALUE}.`,
      'SP-DECK-2',
    )
}

/** Draws the cards of a shot from the deck of the app, or takes those entered from the table (SP-DECK-1, SP-DECK-3). */
function drawCards(transaction: Transaction, entered: readonly Card[], needed: number): readonly Card[] {
  if (transaction.state.settings.deckMode !== 'app') {
    reshuffleTableDeckIfOut(transaction, needed)
    return entered
  }
  const { cards, reshuffled } = flipCards(transaction.state, needed, (discard) =>
    shuffleCards(discard, transaction.dice),
  )
  if (reshuffled !== null) transaction.apply({ type: 'reshuffled', deck: reshuffled })
  return cards
}

/** Returns the discard pile to the deck of the table if the deck has too few cards left (SP-DECK-3). */
export function reshuffleTableDeckIfOut(transaction: Transaction, needed: number): void {
  const { discard } = transaction.state
  if (isTableDeckOut(discard, needed)) transaction.apply({ type: 'reshuffled', deck: [] })
}

/** Whether the deck of the table has too few cards left for the next draw. */
export function isTableDeckOut(discard: readonly Card[], needed: number): boolean {
  return discard.length + needed > 52
}
