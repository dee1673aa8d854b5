import { canonicalJson, sha256Hex } from '#main/games/kit/hash.ts'

/*
How to check dice without this program: a turn's seed is the SHA-256 of {"game":"…","nonceA":"…","nonceB":"…","turn":…},
names sorted, no spaces, UTF-8. How dice follow from a seed stands in games/kit/verifiable-dice.ts.
*/

/** What a turn's dice come from: neither player knows it before both are bound to their orders (FIST-TURN-3). */
export function createSharedSeed({ game, turn, nonceA, nonceB }: SharedNonces): string {
  return sha256Hex(canonicalJson({ game, turn, nonceA, nonceB }))
}

interface SharedNonces {
  readonly game: string
  readonly turn: number
  readonly nonceA: string
  readonly nonceB: string
}
