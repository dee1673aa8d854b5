import { parseDiceText } from '../../../../src-shared/games/planet28/dice-text.ts'

/** The dice that the game knows (P28-ROLL-3). */
const SIDES: readonly number[] = [4, 6, 8, 10, 12, 20]
const MOST_DICE = 20
const MOST_ADDED = 99

/** Whether a text is dice as the book prints them, such as 2D10+4. */
export function isDiceText(text: string): boolean {
  return /^\d+D\d+(?:[+-]\d+)?$/.test(text)
}

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

/** The highest total of dice; totals below 0 count as 0 (P28-ROLL-3). */
export function highestTotal(text: string): number {
  const { count, sides, plus } = parseDiceText(text)
  return Math.max(0, count * sides + plus)
}

/** The mean total of dice; totals below 0 count as 0 (P28-ROLL-3). */
export function meanTotal(text: string): number {
  const { count, sides, plus } = parseDiceText(text)
  let chances: readonly number[] = [1]
  for (let thrown = 0; thrown < count; thrown += 1) chances = addDie(chances, sides)
  return chances.reduce((mean, chance, total) => mean + chance * Math.max(0, total + plus), 0)
}

/** The chance of each total after one die more. */
function addDie(chances: readonly number[], sides: number): number[] {
  const next = Array.from({ length: chances.length + sides }, () => 0)
  for (const [total, chance] of chances.entries())
    for (let face = 1; face <= sides; face += 1) next[total + face] = (next[total + face] ?? 0) + chance / sides
  return next
}
