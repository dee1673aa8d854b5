import { getOtherSide } from '#shared/games/fistful/model.ts'
import type { ArchiveReplay, StepOfKind } from './replay.ts'
import { computeSeal } from './seal.ts'

/** Replays a seal; A commits first (FIST-TURN-3). */
export function replaySeal(replay: ArchiveReplay, { side, hash }: StepOfKind<'seal'>): ArchiveReplay | string {
  const { seals } = replay.sealed
  if (replay.start.mode !== 'sealed') return 'This game has no seals.'
  if (seals[side] !== null) return `Player ${side} sealed this turn before.`
  if (side === 'B' && seals.A === null) return 'Player B sealed before player A.'
  return { ...replay, sealed: { ...replay.sealed, seals: { ...seals, [side]: hash } } }
}

/** Replays a reveal: both sides must be committed, B reveals first, and the content must match its seal. */
export function replayReveal(
  replay: ArchiveReplay,
  { side, turn, orders, nonce }: StepOfKind<'reveal'>,
): ArchiveReplay | string {
  const { seals, reveals } = replay.sealed
  if (seals[side] === null || seals[getOtherSide(side)] === null)
    return 'Orders were shown before both players were bound.'
  if (reveals[side]) return `Player ${side} showed this turn’s orders before.`
  if (side === 'A' && !reveals.B) return 'Player A showed the orders before player B.'
  if (computeSeal({ game: replay.start.game, turn, side, orders, nonce }) !== seals[side])
    return `These are not the orders and the nonce that player ${side} sealed.`
  if (replay.usedNonces.has(nonce)) return `Player ${side} used this nonce before: the dice could have been foreseen.`
  return {
    ...replay,
    sealed: { seals, reveals: { ...reveals, [side]: { orders, nonce } } },
    usedNonces: new Set(replay.usedNonces).add(nonce),
  }
}
