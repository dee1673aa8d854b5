import type { Dice } from '#main/games/kit/dice.ts'
import { parseDiceText } from '#shared/games/planet28/dice-text.ts'

/** The sides of each die in a dice text: 2D20 is two dice of 20 (P28-ROLL-3). */
export function sidesOf(text: string): number[] {
  return parseDiceText(text).dice.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides))
}

/** What a dice text comes to, never below 0 (P28-ROLL-3). */
export function rollDice(text: string, dice: Dice): number {
  const sum = sidesOf(text).reduce((total, sides) => total + dice.die(sides), 0)
  return Math.max(0, sum + parseDiceText(text).plus)
}
