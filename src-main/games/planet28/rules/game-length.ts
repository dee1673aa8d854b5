import type { Dice } from '#main/games/kit/dice.ts'

/** How many turns a game lasts: 1D10+6, rolled at set-up (P28-TURN-9). */
export function rollGameLength(dice: Dice): { turns: number } {
  return { turns: dice.die(10) + 6 }
}
