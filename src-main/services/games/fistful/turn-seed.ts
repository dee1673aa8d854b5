import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import { computeChecksum } from '#main/games/kit/mail/letter-encoding.ts'
import type { Side } from '#shared/games/fistful/model.ts'

/** Seed of a turn's dice. Depends only on the game and the turn, so undo and redo give the same faces. */
export function computeTurnSeed({ code, diceSeed }: Pick<FistfulGame, 'code' | 'diceSeed'>, turn: number): string {
  return sha256Hex(formatCanonicalJson({ game: code, turn, seed: diceSeed }))
}

const WORD_LETTERS = 8

/** Token that the referee writes on a side's empty sheet, to be sent back by that side. No other sheet has it. */
export function computeSheetToken(
  { code, diceSeed }: Pick<FistfulGame, 'code' | 'diceSeed'>,
  turn: number,
  side: Side,
): string {
  return computeChecksum(formatCanonicalJson({ game: code, seed: diceSeed, sheet: side, turn }), WORD_LETTERS)
}
