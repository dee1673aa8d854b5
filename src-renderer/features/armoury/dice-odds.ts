import { parseDiceText } from '../../../src-shared/games/planet28/dice-text.ts'

/** How likely each sum is, by the sum itself; what is below nothing counts as nothing. */
export type Odds = ReadonlyMap<number, number>

/** The odds of a dice text such as 2D10+4, exactly. */
export function oddsOf(text: string): Odds {
  const { count, sides, plus } = parseDiceText(text)
  let odds = new Map([[plus, 1]])
  for (let die = 0; die < count; die++) odds = withDie(odds, sides)
  const whole = new Map<number, number>()
  for (const [sum, chance] of odds) add(whole, Math.max(0, sum), chance)
  return whole
}

/** The mean of odds. */
export function meanOf(odds: Odds): number {
  let mean = 0
  for (const [sum, chance] of odds) mean += sum * chance
  return mean
}

/** The mean damage that is left after armour took its roll off, never below nothing (P28-ARM-1); null rolls nothing. */
export function meanAfter(damage: string, defence: string | null): number {
  const hit = oddsOf(damage)
  if (defence === null) return meanOf(hit)
  let mean = 0
  for (const [roll, chance] of oddsOf(defence))
    for (const [sum, likely] of hit) mean += Math.max(0, sum - roll) * chance * likely
  return mean
}

/** The highest sum of a dice text. */
export function highestOf(text: string): number {
  const { count, sides, plus } = parseDiceText(text)
  return count * sides + plus
}

/** Whether a text can be rolled. */
export function isDiceText(text: string): boolean {
  return /^[1-9]\d*D[1-9]\d*(?:[+-]\d+)?$/.test(text)
}

/** A mean with one figure after the point. */
export function showMean(mean: number): string {
  return mean.toFixed(1)
}

function withDie(odds: Odds, sides: number): Map<number, number> {
  const next = new Map<number, number>()
  for (const [sum, chance] of odds) for (let face = 1; face <= sides; face++) add(next, sum + face, chance / sides)
  return next
}

function add(odds: Map<number, number>, sum: number, chance: number): void {
  odds.set(sum, (odds.get(sum) ?? 0) + chance)
}
