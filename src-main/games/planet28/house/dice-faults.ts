import { isDiceText } from '#shared/games/planet28/dice-odds.ts'
import { parseDiceText } from '#shared/games/planet28/dice-text.ts'

/** The dice that the game knows (P28-ROLL-3). */
const SIDES: readonly number[] = [4, 6, 8, 10, 12, 20]
const MOST_DICE = 20
const MOST_ADDED = 99

/** What is wrong with dice that somebody wrote, or null: dice of the game, 1 to 20 of them (P28-ROLL-3). */
export function findDiceFault(text: string): string | null {
  if (!isDiceText(text)) return `“${text}” is not dice: write them such as 2D10+4.`
  const { count, sides, plus } = parseDiceText(text)
  if (!SIDES.includes(sides))
    return `“${text}” has a die that the game does not use: take a D4, D6, D8, D10, D12 or D20.`
  if (count < 1 || count > MOST_DICE) return `“${text}” is ${count} dice: take 1 to ${MOST_DICE}.`
  if (Math.abs(plus) > MOST_ADDED) return `“${text}” adds ${plus}: add at most ${MOST_ADDED}.`
  return null
}
