import type { Dice } from '#main/games/kit/dice.ts'
import { parseDiceText } from '#shared/games/planet28/dice-text.ts'

/** Parsed dice expression: the sides of each die, and the number added. */
export interface DiceSpec {
  readonly sides: readonly number[]
  readonly plus: number
}

/**
 * Cache of parsed expressions, as a battle rolls the same few repeatedly. Bounded, because house rows could otherwise
 * make it grow without limit.
 */
const read = new Map<string, DiceSpec>()
const MOST_READ = 4096

/** Parses a dice expression. A plain number has no dice (P28-ROLL-3). */
export function parseDice(text: string): DiceSpec {
  const before = read.get(text)
  if (before !== undefined) return before
  if (read.size >= MOST_READ) read.clear()
  const fresh = /^\d+$/.test(text) ? { sides: [], plus: Number(text) } : parsed(text)
  read.set(text, fresh)
  return fresh
}

function parsed(text: string): DiceSpec {
  const { dice, plus } = parseDiceText(text)
  return { sides: dice.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides)), plus }
}

/** Sides of each die in a dice expression: 2D20 is two dice with 20 sides (P28-ROLL-3). */
export function listDiceSides(text: string): readonly number[] {
  return parseDice(text).sides
}

/** Rolls a dice expression. The result is never below 0 (P28-ROLL-3). */
export function rollDice(text: string, dice: Dice): number {
  const { sides, plus } = parseDice(text)
  let sum = plus
  for (const side of sides) sum += dice.die(side)
  return Math.max(0, sum)
}
