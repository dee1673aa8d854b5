import { type Orders, getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import type { MailPart } from '../mail/parts.ts'
import { createSharedSeed } from './shared-seed.ts'

/** The content that a side sealed. */
export interface Reveal {
  readonly orders: Orders
  readonly nonce: string
}

/**
 * The seals and reveals of a turn that this side knows. Its own reveal is stored from sealing on; `getNextProtocolStep`
 * decides when it may be sent.
 */
export interface TurnSealsAndReveals {
  readonly seals: Readonly<Record<Side, string | null>>
  readonly reveals: Readonly<Record<Side, Reveal | null>>
}

/**
 * A sealed game from one side's view (FIST-TURN-3). Player A seals turn t. Player B, to whom A is now committed,
 * answers with seal and reveal together. A resolves and sends the reveal of t with the seal of t + 1: one mail each.
 */
export interface SealProtocol {
  readonly game: string
  /** The local side. */
  readonly side: Side
  /** Turns, starting with turn 1. */
  readonly turns: readonly TurnSealsAndReveals[]
  /** Number of resolved turns. */
  readonly resolved: number
  readonly isOver: boolean
}

export type SealPart = Extract<MailPart, { kind: 'seal' }>
export type RevealPart = Extract<MailPart, { kind: 'reveal' }>

/** This side's next action, and the parts that its mail currently contains. Sending them again is harmless. */
export interface NextProtocolStep {
  readonly do: 'seal-orders' | 'wait-for-seal' | 'wait-for-reveal' | 'resolve' | 'nothing'
  readonly turn: number
  readonly send: readonly (SealPart | RevealPart)[]
}

const UNTOUCHED: TurnSealsAndReveals = { seals: { A: null, B: null }, reveals: { A: null, B: null } }

/** Returns what is known of a turn. */
export function getTurnSealsAndReveals({ turns }: SealProtocol, turn: number): TurnSealsAndReveals {
  return turns[turn - 1] ?? UNTOUCHED
}

/** The current turn with everything needed to resolve it, or null until both sides' orders are known. */
export function findResolvableTurn(protocol: SealProtocol) {
  const turn = protocol.resolved + 1
  const { A, B } = getTurnSealsAndReveals(protocol, turn).reveals
  if (protocol.isOver || !A || !B) return null
  const seed = createSharedSeed({ game: protocol.game, turn, nonceA: A.nonce, nonceB: B.nonce })
  return { turn, orders: { A: A.orders, B: B.orders }, seed }
}

/** Returns the next action and the parts to send. */
export function getNextProtocolStep(protocol: SealProtocol): NextProtocolStep {
  const { side, resolved, isOver } = protocol
  const turn = resolved + 1
  if (isOver) return { do: 'nothing', turn: resolved, send: side === 'A' ? revealOf(protocol, resolved) : [] }
  const { seals, reveals } = getTurnSealsAndReveals(protocol, turn)
  if (findResolvableTurn(protocol)) return { do: 'resolve', turn, send: [] }
  if (side === 'A') {
    const send = [...revealOf(protocol, resolved), ...sealOf(protocol, turn)]
    return { do: seals.A === null ? 'seal-orders' : seals.B === null ? 'wait-for-seal' : 'wait-for-reveal', turn, send }
  }
  if (seals.A === null) return { do: 'wait-for-seal', turn, send: [] }
  if (reveals.B === null) return { do: 'seal-orders', turn, send: [] }
  return { do: 'wait-for-reveal', turn, send: [...sealOf(protocol, turn), ...revealOf(protocol, turn)] }
}

/** The own seal of a turn, to send. */
function sealOf(protocol: SealProtocol, turn: number): SealPart[] {
  const { game, side } = protocol
  const hash = getTurnSealsAndReveals(protocol, turn).seals[side]
  return hash === null ? [] : [{ kind: 'seal', game, turn, side, hash }]
}

/** The own reveal of a turn, to send only once the other side is committed. */
function revealOf(protocol: SealProtocol, turn: number): RevealPart[] {
  const { game, side } = protocol
  const { seals, reveals } = getTurnSealsAndReveals(protocol, turn)
  const reveal = reveals[side]
  return reveal && seals[getOtherSide(side)] !== null ? [{ kind: 'reveal', game, turn, side, ...reveal }] : []
}
