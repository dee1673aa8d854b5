import { rollFirstChooser } from '#main/games/fistful/setup.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { seededDice } from '#main/games/kit/dice.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import { getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import type { Seats } from '#shared/games/fistful/play-modes.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'

/** Assigns the sides: player A chooses first, so if that is the second seat, the two are swapped (FIST-SETUP-4). */
export function assignSides(
  { seats, mySide }: FistfulFields,
  { firstChooser }: Settings,
  diceSeed: string,
): { seats: Seats; mySide: Side | null } {
  const first =
    firstChooser === 'roll'
      ? rollFirstChooser(seededDice(`${diceSeed}/first-chooser`, 0, NEWEST_GENERATOR))
      : firstChooser
  if (first === 'A') return { seats, mySide }
  return { seats: { A: seats.B, B: seats.A }, mySide: mySide === null ? null : getOtherSide(mySide) }
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** Code that identifies a game in mails, made of letters and digits that are not easily confused. */
export function computeGameCode(id: string, seed: string): string {
  const hash = sha256Hex(`${id}/${seed}`)
  return Array.from({ length: CODE_LENGTH }, (_, at) =>
    CODE_LETTERS.charAt(Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16) % CODE_LETTERS.length),
  ).join('')
}
