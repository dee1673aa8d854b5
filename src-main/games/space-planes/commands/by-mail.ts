import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { AimedShot, Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import { formatSeatName } from '#shared/games/space-planes/sides.ts'
import { evolve, getShip } from '../evolve.ts'
import { countCards, getShotSides } from '../flips.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import { drawChainCards, countLinkSteps } from '../proof/card-chain.ts'
import { findRangeClass } from '../range/find-range.ts'
import { type Transaction, beginTransaction, applyEvents } from '../transaction.ts'
import { endTurnIfDone } from './action-refusals.ts'
import { flyManoeuvre, manoeuvre } from './manoeuvre.ts'
import { getDiscardAfterReshuffle, findLineRefusal, findShotRefusal } from './shoot.ts'

/** Refuses commands that exist only in battles by mail, or only in others; null if allowed (SP-MAIL-1 to SP-MAIL-3). */
export function findMailRefusal(battle: Battle, command: Command): Decision<never> | null {
  const { mail, seats, active } = battle
  const { type, by } = command
  if (!mail)
    return BY_MAIL_ALONE.includes(type)
      ? refuse('not-by-mail', 'All sit at one table here: nothing of this battle comes by mail.', 'SP-MAIL-1')
      : null
  if (type === 'correct' || type === 'shoot')
    return refuse('by-mail', ONLY_BY_MAIL[type], type === 'shoot' ? 'SP-MAIL-2' : 'SP-MAIL-3')
  if (type === 'join') return null
  const missing = seats.find((seat) => mail.links[seat] === undefined)
  if (missing !== undefined)
    return refuse(
      'not-joined',
      `${formatSeatName(battle, missing)} has not joined yet: paste their answer first.`,
      'SP-MAIL-3',
    )
  if (mail.drawsPlaces !== undefined && (type === 'place' || type === 'leave-out'))
    return refuse('places-drawn', 'All ships are placed by chance here, as the invitation says.', 'SP-SETUP-2')
  if (type === 'surrender' && by !== active)
    return refuse('not-your-turn', 'By mail a player gives up in their own turn: wait for it.', 'SP-MAIL-3')
  if (type === 'answer' || mail.aimed === null) return null
  return refuse('aimed', `Ship ${mail.aimed.ship} has shot: the cards come with the answer first.`, 'SP-MAIL-2')
}

const BY_MAIL_ALONE: readonly Command['type'][] = ['join', 'draw-places', 'aim', 'answer']

const ONLY_BY_MAIL = {
  correct: 'By mail both tables reckon alike, and nothing is corrected by hand: set the cubes as Orrery shows them.',
  shoot: 'By mail the cards come from the chains of both: aim, and send the turn.',
} as const

/** Joins a seat. Its anchor commits it to every link that it will reveal (SP-MAIL-2). */
export function join({ seats, mail }: Battle, { by, anchor }: CommandOf<'join'>): Decision<BattleEvent> {
  if (!seats.includes(by)) return refuse('no-such-seat', `There is no seat ${by}.`)
  if (mail?.links[by] !== undefined) return refuse('joined', `${by} has joined already.`, 'SP-MAIL-3')
  if (Object.values(mail?.links ?? {}).includes(anchor))
    return refuse('same-anchor', 'This is the chain of the other seat: each binds one of its own.', 'SP-MAIL-2')
  return { ok: true, events: [{ type: 'joined', seat: by, anchor }] }
}

/**
 * Declares a shot that waits for its cards. The orders for a hit and a miss must be legal after that result
 * (SP-MAIL-1).
 */
export function aim(battle: Battle, { by, ship, target, hit, miss }: CommandOf<'aim'>): Decision<BattleEvent> {
  const refusal = findShotRefusal(battle, { by, ship, target })
  if (refusal) return refusal
  const [range] = classesOf(battle, { ship, target })
  if (range === 'none') return findLineRefusal({ ship, target })
  const aimed = { ship, target, hit, miss }
  return (
    refuseEnd(battle, { by, aimed, isHit: true }) ??
    refuseEnd(battle, { by, aimed, isHit: false }) ?? { ok: true, events: [{ type: 'aimed', ...aimed }] }
  )
}

interface End {
  readonly by: string
  readonly aimed: AimedShot
  readonly isHit: boolean
}

/** Why the order for this result of the shot is illegal, or null. A battle that is over needs no further order. */
function refuseEnd(battle: Battle, { by, aimed, isHit }: End): Decision<never> | null {
  const order = aimed[isHit ? 'hit' : 'miss']
  if (order === null) return null
  const word = isHit ? 'HIT' : 'MISS'
  if (battle.done.manoeuvre !== null)
    return refuse(
      'manoeuvre-done',
      `${word}: the manoeuvre is flown, so the turn ends with the shot. Skip it.`,
      'SP-TURN-1',
    )
  const after = evolve(battle, { type: 'shot', ship: aimed.ship, target: aimed.target, ...NO_CARDS, isHit })
  if (order.type === 'pass' || endBattleIfDecided(beginTransaction(after)).battle.phase === 'over') return null
  const decision = manoeuvre(after, { ...order, by })
  if (decision.ok) return null
  const { code, message, rule } = decision.refusal
  return refuse(code, `${word}: ${message}`, rule)
}

const NO_SIDE = { range: 'none', cards: [], value: 0 } as const
const NO_CARDS = { attacker: NO_SIDE, answer: NO_SIDE } as const

/**
 * Deals the cards of a waiting shot and executes the order for its result (SP-MAIL-1, SP-MAIL-2). Both chains advance
 * by the same number of links: one, plus those already spent on a shot that was reordered.
 */
export function answerShot(battle: Battle, { by, shooter, target }: CommandOf<'answer'>): Decision<BattleEvent> {
  const { links = {}, aimed = null } = battle.mail ?? {}
  if (aimed === null) return refuse('not-aimed', 'No shot waits for its cards.', 'SP-MAIL-3')
  if (by !== getShip(battle, aimed.target).owner)
    return refuse(
      'not-yours',
      `${formatSeatName(battle, getShip(battle, aimed.target).owner)} answers this shot.`,
      'SP-MAIL-2',
    )
  const shown = { [battle.active]: shooter, [by]: target }
  const steps = countLinkSteps(links[battle.active] ?? '', shooter)
  const answerSteps = countLinkSteps(links[by] ?? '', target)
  if (steps === null || answerSteps !== steps) {
    const wrong = steps === null ? battle.active : by
    return refuse(
      'wrong-link',
      `The link of ${formatSeatName(battle, wrong)} is not the next one of their chain.`,
      'SP-MAIL-2',
    )
  }
  const [range, back] = classesOf(battle, aimed)
  if (range === 'none') return findLineRefusal(aimed)
  const cards = drawChainCards(battle, { shooter, target }, countCards(range, back))
  const isOut = getDiscardAfterReshuffle(battle.discard, cards.length).length < battle.discard.length
  const dealt = applyEvents(
    beginTransaction(battle),
    { type: 'answered', links: shown, ...(steps > 1 && { skipped: steps - 1 }) },
    ...(isOut ? [{ type: 'reshuffled', deck: [] } as const] : []),
    { type: 'shot', ship: aimed.ship, target: aimed.target, ...getShotSides(range, back, cards) },
  )
  return { ok: true, events: withWhatFollows(endTurnIfDone(dealt), battle, aimed).events }
}

/** Executes the order for the result of the shot, unless the turn has ended or no order was given. */
function withWhatFollows(course: Transaction, before: Battle, aimed: AimedShot): Transaction {
  const { phase, turn } = course.battle
  if (phase === 'over' || turn !== before.turn) return course
  const shot = course.events.find((event) => event.type === 'shot')
  const order = aimed[shot?.isHit ? 'hit' : 'miss']
  if (order === null) return course
  if (order.type === 'pass') return advanceTurn(course)
  return applyEvents(course, ...flyManoeuvre(course.battle, order).course.events)
}

function classesOf(battle: Battle, { ship, target }: Pick<AimedShot, 'ship' | 'target'>): [RangeClass, RangeClass] {
  const [a, b] = [getShip(battle, ship), getShip(battle, target)]
  return [findRangeClass(battle, a, b), findRangeClass(battle, b, a)]
}
