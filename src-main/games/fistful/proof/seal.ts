import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import type { GameMap, GameState, Orders, Side } from '#shared/games/fistful/model.ts'

/** What a seal binds a side to. */
export interface SealedOrders {
  readonly game: string
  readonly turn: number
  readonly side: Side
  readonly orders: Orders
  /** 64 hexadecimal digits of good chance: without them the orders could be guessed and tried (FIST-TURN-3). */
  readonly nonce: string
}

/** The seal of orders: SHA-256 of the canonical JSON of game, turn, side, orders and nonce (FIST-TURN-3). */
export function computeSeal({ game, turn, side, orders, nonce }: SealedOrders): string {
  return sha256Hex(canonicalJson({ game, turn, side, orders, nonce }))
}

/** Whether a text can be a nonce. */
export function isNonce(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

const maps = new WeakMap<GameMap, string>()

/**
 * What stands for a game between two turns; both players compare it after every turn (FIST-REP-2). The SHA-256 of the
 * state's canonical JSON, in which the map, which never changes, is replaced by the SHA-256 of its own.
 */
export function hashGameState(state: GameState): string {
  const map = maps.get(state.map) ?? sha256Hex(canonicalJson(state.map))
  maps.set(state.map, map)
  return sha256Hex(canonicalJson({ ...state, map }))
}
