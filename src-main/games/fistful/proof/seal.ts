import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import type { GameMap, GameState, Orders, Side } from '#shared/games/fistful/model.ts'

/** The data that a seal commits a side to. */
export interface SealContent {
  readonly game: string
  readonly turn: number
  readonly side: Side
  readonly orders: Orders
  /** 64 random hexadecimal digits. Without them the orders could be found by guessing (FIST-TURN-3). */
  readonly nonce: string
}

/** Computes the seal of orders: SHA-256 of the canonical JSON of game, turn, side, orders and nonce (FIST-TURN-3). */
export function computeOrdersSeal({ game, turn, side, orders, nonce }: SealContent): string {
  return sha256Hex(formatCanonicalJson({ game, turn, side, orders, nonce }))
}

/** Whether a text is a valid nonce. */
export function isNonce(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

const maps = new WeakMap<GameMap, string>()

/**
 * Hash of a game between two turns, which both players compare after every turn (FIST-REP-2). SHA-256 of the state's
 * canonical JSON, with the map, which never changes, replaced by its own SHA-256.
 */
export function hashGameState(state: GameState): string {
  const map = maps.get(state.map) ?? sha256Hex(formatCanonicalJson(state.map))
  maps.set(state.map, map)
  return sha256Hex(formatCanonicalJson({ ...state, map }))
}
