import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/** What the dice of a turn come from: it depends on the game and the turn alone, so undo brings no other faces. */
export function turnSeedOf({ code, diceSeed }: Pick<FistfulGame, 'code' | 'diceSeed'>, turn: number): string {
  return sha256Hex(canonicalJson({ game: code, turn, seed: diceSeed }))
}
