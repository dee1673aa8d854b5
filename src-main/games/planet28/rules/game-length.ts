import type { Dice } from '#main/games/kit/dice.ts'

/** Rolls the number of turns of a game at set-up: 1D10+6 (P28-TURN-9). */
export function rollGameLength(dice: Dice): { turns: number } {
  return { turns: dice.die(10) + 6 }
}
