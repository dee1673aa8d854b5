import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/**
 * How to verify dice without this program: a turn's seed is the SHA-256 of
 * {"game":"…","nonceA":"…","nonceB":"…","turn":…}, keys sorted, no whitespace, UTF-8. games/kit/verifiable-dice.ts
 * describes how dice follow from a seed.
 */

/** Creates the dice seed of a turn. Neither player knows it before both are committed to their orders (FIST-TURN-3). */
export function createSharedSeed({ game, turn, nonceA, nonceB }: SharedNonces): string {
  return sha256Hex(formatCanonicalJson({ game, turn, nonceA, nonceB }))
}

interface SharedNonces {
  readonly game: string
  readonly turn: number
  readonly nonceA: string
  readonly nonceB: string
}
