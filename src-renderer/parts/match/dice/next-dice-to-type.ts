import type { DiceToRoll } from '#shared/match/protocol.ts'

/** Dice of the table that are to be typed next. */
export interface NextDiceToType {
  /** Index of the roll. */
  readonly roll: number
  /** Sides of the dice that are still to be typed in this part of the roll; 2 stands for a coin. */
  readonly dice: readonly number[]
  /** Faces that were typed for this part. */
  readonly typed: readonly number[]
}

/**
 * Finds the dice to be typed next, given the faces so far in the order of use. A follow-up is asked for only if the
 * sum of the dice before it reaches its `atLeast`. Null if nothing is left.
 */
export function findNextDiceToType(rolls: readonly DiceToRoll[], faces: readonly number[]): NextDiceToType | null {
  let left = faces
  for (const [index, { dice, next }] of rolls.entries()) {
    const typed = left.slice(0, dice.length)
    if (typed.length < dice.length) return { roll: index, dice: dice.slice(typed.length), typed }
    left = left.slice(dice.length)
    const sum = typed.reduce((total, face) => total + face, 0)
    if (next === null || sum < next.atLeast) continue
    const further = left.slice(0, next.dice.length)
    if (further.length < next.dice.length) return { roll: index, dice: next.dice.slice(further.length), typed: further }
    left = left.slice(next.dice.length)
  }
  return null
}
