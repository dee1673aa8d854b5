import { type Orders, getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import type { MailPart } from '../mail/parts.ts'
import { createSharedSeed } from './shared-seed.ts'

/** What a side had sealed. */
export interface Reveal {
  readonly orders: Orders
  readonly nonce: string
}

/** What is known of a turn. One's own reveal stands here from sealing on; `getNextStep` says when it may leave. */
export interface SealedTurn {
  readonly seals: Readonly<Record<Side, string | null>>
  readonly reveals: Readonly<Record<Side, Reveal | null>>
}

/**
 * A sealed game as one side goes through it (FIST-TURN-3). Player A seals turn t; player B, to whom A is bound now,
 * answers with seal and reveal together; A resolves and sends the reveal of t with the seal of t + 1: one mail each.
 */
export interface Protocol {
  readonly game: string
  /** One's own. */
  readonly side: Side
  /** From turn 1 on. */
  readonly turns: readonly SealedTurn[]
  /** How many turns are resolved. */
  readonly resolved: number
  readonly isOver: boolean
}

export type SealPart = Extract<MailPart, { kind: 'seal' }>
export type RevealPart = Extract<MailPart, { kind: 'reveal' }>

/** What this side does next, and the parts that its mail holds now; to send them again does no harm. */
export interface NextStep {
  readonly do: 'seal-orders' | 'wait-for-seal' | 'wait-for-reveal' | 'resolve' | 'nothing'
  readonly turn: number
  readonly send: readonly (SealPart | RevealPart)[]
}

const UNTOUCHED: SealedTurn = { seals: { A: null, B: null }, reveals: { A: null, B: null } }

/** What is known of a turn. */
export function getSealedTurn({ turns }: Protocol, turn: number): SealedTurn {
  return turns[turn - 1] ?? UNTOUCHED
}

/** The turn in hand with all that resolving it takes, once both sides' orders are known; null before. */
export function findReadyTurn(protocol: Protocol) {
  const turn = protocol.resolved + 1
  const { A, B } = getSealedTurn(protocol, turn).reveals
  if (protocol.isOver || !A || !B) return null
  const seed = createSharedSeed({ game: protocol.game, turn, nonceA: A.nonce, nonceB: B.nonce })
  return { turn, orders: { A: A.orders, B: B.orders }, seed }
}

/** What to do next, and what to send. */
export function getNextStep(protocol: Protocol): NextStep {
  const { side, resolved, isOver } = protocol
  const turn = resolved + 1
  if (isOver) return { do: 'nothing', turn: resolved, send: side === 'A' ? revealOf(protocol, resolved) : [] }
  const { seals, reveals } = getSealedTurn(protocol, turn)
  if (findReadyTurn(protocol)) return { do: 'resolve', turn, send: [] }
  if (side === 'A') {
    const send = [...revealOf(protocol, resolved), ...sealOf(protocol, turn)]
    return { do: seals.A === null ? 'seal-orders' : seals.B === null ? 'wait-for-seal' : 'wait-for-reveal', turn, send }
  }
  if (seals.A === null) return { do: 'wait-for-seal', turn, send: [] }
  if (reveals.B === null) return { do: 'seal-orders', turn, send: [] }
  return { do: 'wait-for-reveal', turn, send: [...sealOf(protocol, turn), ...revealOf(protocol, turn)] }
}

/** One's own seal of a turn, to send. */
function sealOf(protocol: Protocol, turn: number): SealPart[] {
  const { game, side } = protocol
  const hash = getSealedTurn(protocol, turn).seals[side]
  return hash === null ? [] : [{ kind: 'seal', game, turn, side, hash }]
}

/** One's own reveal of a turn, to send; only once the other side is bound. */
function revealOf(protocol: Protocol, turn: number): RevealPart[] {
  const { game, side } = protocol
  const { seals, reveals } = getSealedTurn(protocol, turn)
  const reveal = reveals[side]
  return reveal && seals[getOtherSide(side)] !== null ? [{ kind: 'reveal', game, turn, side, ...reveal }] : []
}
