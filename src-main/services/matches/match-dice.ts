import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import {
  type Dice,
  type GivenDice,
  createPartlyGivenDice,
  type RecordedDice,
  createSeededDice,
  InvalidFaceError,
} from '#main/games/kit/dice.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { formatCount } from '#shared/kit/format.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** Dice of a command in order: faces rolled at the table, null for those that Orrery rolls. */
export type GivenFaces = readonly (number | null)[]

/** The result of rolling dice, and the faces. */
export interface DiceRollResult<Result> {
  readonly result: Result
  readonly faces: readonly number[]
  /** Number of faces rolled at the table. */
  readonly typed: number
}

/**
 * The dice of matches. Each match has its own streams, so that undo and redo give the same faces and no other match is
 * affected.
 */
export function createMatchDice({ rows: { campaign } }: Pick<CampaignFile, 'rows'>) {
  type Thrower = Pick<Match, 'id' | 'diceVersion'>
  const seedOf = (matchId: string, stream: string) => sha256Hex(`${campaign.get().diceSeed}/match/${matchId}/${stream}`)
  return {
    ofSetUp: ({ id, diceVersion }: Thrower): RecordedDice => createSeededDice(seedOf(id, 'set-up'), 0, diceVersion),
    /** The dice of the next command, after the log has drawn this many. */
    ofPlay: ({ id, diceVersion }: Thrower, drawn: number): RecordedDice =>
      createSeededDice(seedOf(id, 'play'), drawn, diceVersion),
    /** Random choices of a bot that moves after entry `n`: after an undo, it makes the same move again. */
    ofBot: ({ id, diceVersion }: Thrower, n: number): Dice => createSeededDice(seedOf(id, `bot/${n}`), 0, diceVersion),
  }
}

/** Rolls dice, some of them given. Refuses faces that the die does not have. Given faces may be left over. */
export function rollMatchDice<Result>(
  rolled: Dice,
  given: GivenFaces,
  take: (dice: Dice) => Result,
): DiceRollResult<Result> {
  const dice = createPartlyGivenDice(given, rolled)
  const result = takeFrom(dice, take)
  const used = given.slice(0, dice.faces.length)
  return { result, faces: dice.faces, typed: used.filter((face) => face !== null).length }
}

/** Refuses given faces that nothing asked for. */
export function requireAllGivenFacesUsed(faces: GivenFaces): void {
  const left = faces.filter((face) => face !== null).length
  if (left > 0)
    throw new RefusalError(
      'illegal',
      `${formatCount(left, 'die', 'dice')} given that nothing asks for: leave ${left === 1 ? 'it' : 'them'} out.`,
    )
}

function takeFrom<Result>(dice: GivenDice, take: (dice: Dice) => Result): Result {
  try {
    return take(dice)
  } catch (error) {
    if (error instanceof InvalidFaceError) throw new RefusalError('illegal', `${error.message}.`)
    throw error
  }
}
