import type { Dice } from '#main/games/kit/dice.ts'
import { parseDiceText } from '#shared/games/planet28/dice-text.ts'

/** A dice text as it is thrown: the sides of each die, and what is added. */
export interface DiceSpec {
  readonly sides: readonly number[]
  readonly plus: number
}

/** Texts that were read before: a battle throws the same few over and over. A group's own rows cannot make it grow without end. */
const read = new Map<string, DiceSpec>()
const MOST_READ = 4096

/** How a dice text is thrown; a plain number has no dice (P28-ROLL-3). */
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

/** The sides of each die in a dice text: 2D20 is two dice of 20 (P28-ROLL-3). */
export function listDiceSides(text: string): readonly number[] {
  return parseDice(text).sides
}

/** What a dice text comes to, never below 0 (P28-ROLL-3). */
export function rollDice(text: string, dice: Dice): number {
  const { sides, plus } = parseDice(text)
  let sum = plus
  for (const side of sides) sum += dice.die(side)
  return Math.max(0, sum)
}
