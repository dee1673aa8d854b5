import { findRefusal } from '#main/games/kit/transaction.ts'
import type { ShotAwaitingCards, Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import { formatSeatName } from '#shared/games/space-planes/sides.ts'
import { getShip } from '../evolve.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import { drawChainCards, countLinkSteps } from '../proof/card-chain.ts'
import { findLineOfFireClass } from '../range/line-of-fire.ts'
import { countShotCards, evaluateShotCards } from '../shot-cards.ts'
import { beginTrialTransaction, type Transaction } from '../transaction.ts'
import { flyManoeuvreUnchecked, executeManoeuvre } from './manoeuvre.ts'
import { requireLineOfFire, requireShooterAndTarget, reshuffleTableDeckIfOut } from './shoot.ts'
import { endTurnIfDone } from './turns.ts'

/** Refuses commands that exist only in battles by mail, or only in others (SP-MAIL-1 to SP-MAIL-3). */
export function requireAllowedByMail(transaction: Transaction, { type, by }: Command): void {
  const battle = transaction.state
  const { mail, seats, active } = battle
  if (!mail) {
    if (BY_MAIL_ALONE.includes(type))
      transaction.refuse('not-by-mail', 'All sit at one table here: nothing of this battle comes by mail.', 'SP-MAIL-1')
    return
  }
  if (type === 'correct' || type === 'shoot')
    transaction.refuse('by-mail', ONLY_BY_MAIL[type], type === 'shoot' ? 'SP-MAIL-2' : 'SP-MAIL-3')
  if (type === 'join') return
  const missing = seats.find((seat) => mail.links[seat] === undefined)
  if (missing !== undefined)
    transaction.refuse(
      'not-joined',
      `${formatSeatName(battle, missing)} has not joined yet: paste their answer first.`,
      'SP-MAIL-3',
    )
  if (mail.drawsPlaces !== undefined && (type === 'place' || type === 'leave-out'))
    transaction.refuse('places-drawn', 'All ships are placed by chance here, as the invitation says.', 'SP-SETUP-2')
  if (type === 'surrender' && by !== active)
    transaction.refuse('not-your-turn', 'By mail a player gives up in their own turn: wait for it.', 'SP-MAIL-3')
  if (type !== 'answer' && mail.aimed !== null)
    transaction.refuse('aimed', `Ship ${mail.aimed.ship} has shot: the cards come with the answer first.`, 'SP-MAIL-2')
}

const BY_MAIL_ALONE: readonly Command['type'][] = ['join', 'draw-places', 'aim', 'answer']

const ONLY_BY_MAIL = {
  correct: 'By mail both tables reckon alike, and nothing is corrected by hand: set the cubes as Orrery shows them.',
  shoot: 'By mail the cards come from the chains of both: aim, and send the turn.',
} as const

/** Joins a seat. Its anchor commits it to every link that it will reveal (SP-MAIL-2). */
export function joinByMail(transaction: Transaction, { by, anchor }: CommandOf<'join'>): void {
  const { seats, mail } = transaction.state
  if (!seats.includes(by)) transaction.refuse('no-such-seat', `There is no seat ${by}.`)
  if (mail?.links[by] !== undefined) transaction.refuse('joined', `${by} has joined already.`, 'SP-MAIL-3')
  if (Object.values(mail?.links ?? {}).includes(anchor))
    transaction.refuse('same-anchor', 'This is the chain of the other seat: each binds one of its own.', 'SP-MAIL-2')
  transaction.apply({ type: 'joined', seat: by, anchor })
}

/**
 * Declares a shot that waits for its cards. The orders for a hit and a miss must be legal after that result
 * (SP-MAIL-1).
 */
export function declareAimedShot(transaction: Transaction, { by, ship, target, hit, miss }: CommandOf<'aim'>): void {
  requireShooterAndTarget(transaction.state, { by, ship, target })
  const [range] = getRangeClasses(transaction.state, { ship, target })
  requireLineOfFire(range, { ship, target })
  const aimed = { ship, target, hit, miss }
  requireFollowUp(transaction, { by, aimed, isHit: true })
  requireFollowUp(transaction, { by, aimed, isHit: false })
  transaction.apply({ type: 'aimed', ...aimed })
}

/** One result of a shot that waits for its cards. */
interface AimedResult {
  readonly by: string
  readonly aimed: ShotAwaitingCards
  readonly isHit: boolean
}

/** Refuses an illegal order for this result of the shot. A battle that is over needs no further order. */
function requireFollowUp(transaction: Transaction, { by, aimed, isHit }: AimedResult): void {
  const battle = transaction.state
  const order = aimed[isHit ? 'hit' : 'miss']
  if (order === null) return
  const word = isHit ? 'HIT' : 'MISS'
  if (battle.done.manoeuvre !== null)
    transaction.refuse(
      'manoeuvre-done',
      `${word}: the manoeuvre is flown, so the turn ends with the shot. Skip it.`,
      'SP-TURN-1',
    )
  if (order.type === 'pass') return
  const after = simulateShotResult(battle, aimed, isHit)
  if (after.phase === 'over') return
  const refusal = findRefusal(() => executeManoeuvre(beginTrialTransaction(after), { ...order, by }))
  if (refusal !== null) transaction.refuse(refusal.code, `${word}: ${refusal.message}`, refusal.rule)
}

/** The battle after one result of a shot, as if it had taken no cards. */
export function simulateShotResult(
  battle: Battle,
  { ship, target }: Pick<ShotAwaitingCards, 'ship' | 'target'>,
  isHit: boolean,
): Battle {
  const trial = beginTrialTransaction(battle)
  trial.apply({ type: 'shot', ship, target, ...NO_CARDS, isHit })
  endBattleIfDecided(trial)
  return trial.state
}

const NO_SIDE = { range: 'none', cards: [], value: 0 } as const
const NO_CARDS = { attacker: NO_SIDE, answer: NO_SIDE } as const

/**
 * Deals the cards of a waiting shot and executes the order for its result (SP-MAIL-1, SP-MAIL-2). Both chains advance
 * by the same number of links: one, plus those already spent on a shot that was reordered.
 */
export function resolveAimedShot(transaction: Transaction, { by, shooter, target }: CommandOf<'answer'>): void {
  const battle = transaction.state
  const { links = {}, aimed = null } = battle.mail ?? {}
  if (aimed === null) transaction.refuse('not-aimed', 'No shot waits for its cards.', 'SP-MAIL-3')
  const { owner } = getShip(battle, aimed.target)
  if (by !== owner) transaction.refuse('not-yours', `${formatSeatName(battle, owner)} answers this shot.`, 'SP-MAIL-2')
  const steps = countLinkSteps(links[battle.active] ?? '', shooter)
  const answerSteps = countLinkSteps(links[by] ?? '', target)
  if (steps === null || answerSteps !== steps) {
    const wrong = steps === null ? battle.active : by
    transaction.refuse(
      'wrong-link',
      `The link of ${formatSeatName(battle, wrong)} is not the next one of their chain.`,
      'SP-MAIL-2',
    )
  }
  const [range, back] = getRangeClasses(battle, aimed)
  requireLineOfFire(range, aimed)
  const cards = drawChainCards(battle, { shooter, target }, countShotCards(range, back))
  const shown = { [battle.active]: shooter, [by]: target }
  transaction.apply({ type: 'answered', links: shown, ...(steps > 1 && { skipped: steps - 1 }) })
  reshuffleTableDeckIfOut(transaction, cards.length)
  const shot = {
    type: 'shot',
    ship: aimed.ship,
    target: aimed.target,
    ...evaluateShotCards(range, back, cards),
  } as const
  transaction.apply(shot)
  endTurnIfDone(transaction)
  const { phase, turn } = transaction.state
  if (phase !== 'over' && turn === battle.turn) followUp(transaction, aimed[shot.isHit ? 'hit' : 'miss'])
}

/** Executes the order for the result of a shot, if one was given. */
function followUp(transaction: Transaction, order: ShotAwaitingCards['hit']): void {
  if (order === null) return
  if (order.type === 'pass') advanceTurn(transaction)
  else flyManoeuvreUnchecked(transaction, order)
}

/** The classes of both lines of fire, the shooter's first. */
function getRangeClasses(
  battle: Battle,
  { ship, target }: Pick<ShotAwaitingCards, 'ship' | 'target'>,
): [RangeClass, RangeClass] {
  const [a, b] = [getShip(battle, ship), getShip(battle, target)]
  return [findLineOfFireClass(battle, a, b), findLineOfFireClass(battle, b, a)]
}
