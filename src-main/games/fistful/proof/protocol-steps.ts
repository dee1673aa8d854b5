import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { normalizeOrders } from '../mail/collect-orders.ts'
import {
  type SealProtocol,
  type Reveal,
  type RevealPart,
  type TurnSealsAndReveals,
  type SealPart,
  getTurnSealsAndReveals,
} from './protocol.ts'
import { computeOrdersSeal, isNonce } from './seal.ts'

/** Reason for refusing a step. */
export type ProtocolRefusalReason =
  | 'other-game'
  | 'own-side'
  | 'equivocation'
  | 'replay'
  | 'too-early'
  | 'no-seal'
  | 'mismatch'
  | 'nonce-used'
  | 'bound'
  | 'over'

/** A refused step; the protocol is unchanged. */
export interface ProtocolRefusal {
  readonly ok: false
  readonly fault: ProtocolRefusalReason
  /** Message that includes what to do. */
  readonly why: string
}

/** Result of a step. Receiving known content again is harmless and changes nothing. */
export type ProtocolStepResult =
  | { readonly ok: true; readonly protocol: SealProtocol; readonly isNew: boolean }
  | ProtocolRefusal

/** Commits this side to its orders for the current turn. The nonce must be cryptographically random and used once. */
export function sealOrders(protocol: SealProtocol, { orders, nonce }: Reveal): ProtocolStepResult {
  const { game, side, isOver } = protocol
  const turn = protocol.resolved + 1
  if (!isNonce(nonce)) throw new RangeError('A nonce is 64 hexadecimal digits')
  if (isOver) return refuse('over', 'The game is over: there is nothing to order.')
  const reveal = { orders: normalizeOrders(orders), nonce }
  const hash = computeOrdersSeal({ game, turn, side, ...reveal })
  const known = getTurnSealsAndReveals(protocol, turn).seals[side]
  if (known === hash) return { ok: true, protocol, isNew: false }
  if (known !== null)
    return refuse('bound', `Your orders for turn ${turn} are sealed: they cannot be changed any more.`)
  if (isUsed(protocol, nonce)) return refuse('nonce-used', 'This nonce was used before. Draw a new one.')
  const sealed = withTurn(protocol, turn, (was) => ({
    seals: { ...was.seals, [side]: hash },
    reveals: { ...was.reveals, [side]: reveal },
  }))
  return { ok: true, protocol: sealed, isNew: true }
}

/** Receives a seal or reveal of the other side. */
export function receiveSealOrReveal(protocol: SealProtocol, part: SealPart | RevealPart): ProtocolStepResult {
  if (part.game !== protocol.game)
    return refuse('other-game', `This belongs to game ${part.game}. Open that game and paste the mail there.`)
  const known = knownOf(getTurnSealsAndReveals(protocol, part.turn), part)
  if (known === contentOf(part)) return { ok: true, protocol, isNew: false }
  if (part.side === protocol.side)
    return refuse('own-side', 'This says it comes from your own side, but it is not what you sent. Do not use it.')
  if (known !== null) return refuseSecond(protocol, part)
  if (protocol.isOver) return refuse('over', 'The game is over: nothing more is taken.')
  return part.kind === 'seal' ? takeSeal(protocol, part) : takeReveal(protocol, part)
}

/** Refuses content that contradicts what is already known: a replayed old turn, or two versions in one turn. */
function refuseSecond({ resolved }: SealProtocol, { turn, kind, side }: SealPart | RevealPart): ProtocolRefusal {
  const what = kind === 'seal' ? 'seal' : 'orders'
  return turn <= resolved
    ? refuse(
        'replay',
        `Turn ${turn} is resolved, and these are other ${what} of player ${side} than it was resolved with.`,
      )
    : refuse(
        'equivocation',
        `Player ${side} sent another ${what} for turn ${turn} before. The first counts; ask what happened.`,
      )
}

/** Player A's next seal may arrive together with the reveal of the current turn. */
function takeSeal(protocol: SealProtocol, { turn, side, hash }: SealPart): ProtocolStepResult {
  const current = protocol.resolved + 1
  const isNext = turn === current + 1 && side === 'A' && getTurnSealsAndReveals(protocol, current).reveals.A !== null
  if (turn !== current && !isNext) return refuseEarly(protocol, turn)
  const taken = withTurn(protocol, turn, (was) => ({ ...was, seals: { ...was.seals, [side]: hash } }))
  return { ok: true, protocol: taken, isNew: true }
}

function takeReveal(protocol: SealProtocol, { turn, side, orders, nonce }: RevealPart): ProtocolStepResult {
  const { game } = protocol
  const { seals } = getTurnSealsAndReveals(protocol, turn)
  if (turn !== protocol.resolved + 1) return refuseEarly(protocol, turn)
  if (seals[side] === null)
    return refuse(
      'no-seal',
      `Player ${side} has not sealed turn ${turn}: orders without a seal prove nothing. Ask for the seal.`,
    )
  if (seals[protocol.side] === null)
    return refuse('too-early', `Seal your own orders for turn ${turn} first, then paste this mail again.`)
  if (!isNonce(nonce) || computeOrdersSeal({ game, turn, side, orders, nonce }) !== seals[side])
    return refuse(
      'mismatch',
      `These are not the orders that player ${side} sealed for turn ${turn}. Ask for the sealed ones.`,
    )
  if (isUsed(protocol, nonce))
    return refuse('nonce-used', `Player ${side} used this nonce before: the dice could have been foreseen.`)
  const taken = withTurn(protocol, turn, (was) => ({ ...was, reveals: { ...was.reveals, [side]: { orders, nonce } } }))
  return { ok: true, protocol: taken, isNew: true }
}

function refuseEarly({ resolved }: SealProtocol, turn: number): ProtocolRefusal {
  return refuse(
    'too-early',
    `This is for turn ${turn}, and turn ${resolved + 1} is still open. Paste the mails before it first.`,
  )
}

function refuse(fault: ProtocolRefusalReason, why: string): ProtocolRefusal {
  return { ok: false, fault, why }
}

/** Whether a nonce was used in an earlier turn by either side. */
function isUsed({ turns }: SealProtocol, nonce: string): boolean {
  return turns.some(({ reveals }) => SIDES.some((side: Side) => reveals[side]?.nonce === nonce))
}

function withTurn(
  protocol: SealProtocol,
  turn: number,
  change: (was: TurnSealsAndReveals) => TurnSealsAndReveals,
): SealProtocol {
  const turns = Array.from({ length: Math.max(protocol.turns.length, turn) }, (_, at) =>
    getTurnSealsAndReveals(protocol, at + 1),
  )
  return { ...protocol, turns: turns.with(turn - 1, change(getTurnSealsAndReveals(protocol, turn))) }
}

/** The known content of the same part in the format of `contentOf`, or null. */
function knownOf({ seals, reveals }: TurnSealsAndReveals, { kind, side }: SealPart | RevealPart): string | null {
  if (kind === 'seal') return seals[side]
  const reveal = reveals[side]
  return reveal && formatCanonicalJson(reveal)
}

function contentOf(part: SealPart | RevealPart): string {
  return part.kind === 'seal' ? part.hash : formatCanonicalJson({ orders: part.orders, nonce: part.nonce })
}
