import { parseDiceText } from './dice-text.ts'

/** Probability of each total. Totals below 0 count as 0 (P28-ROLL-3). */
export type ProbabilityByTotal = ReadonlyMap<number, number>

/** Computes the exact odds of dice. */
export function computeDiceOdds(text: string): ProbabilityByTotal {
  const { dice, plus } = parseDiceText(text)
  let odds = new Map([[plus, 1]])
  for (const { count, sides } of dice) for (let die = 0; die < count; die += 1) odds = withDie(odds, sides)
  const whole = new Map<number, number>()
  for (const [total, chance] of odds) add(whole, Math.max(0, total), chance)
  return whole
}

/** Expected value of odds. */
export function computeMean(odds: ProbabilityByTotal): number {
  let mean = 0
  for (const [total, chance] of odds) mean += total * chance
  return mean
}

/** Odds of one roll minus another, clamped at 0: the damage left after armour (P28-ARM-1). */
export function subtractOdds(odds: ProbabilityByTotal, off: ProbabilityByTotal): ProbabilityByTotal {
  const left = new Map<number, number>()
  for (const [total, chance] of odds)
    for (const [taken, likely] of off) add(left, Math.max(0, total - taken), chance * likely)
  return left
}

/** Highest possible total of dice. */
export function getHighestTotal(text: string): number {
  const { dice, plus } = parseDiceText(text)
  const highest = dice.reduce((sum, { count, sides }) => sum + count * sides, plus)
  return Math.max(0, highest)
}

function withDie(odds: ProbabilityByTotal, sides: number): Map<number, number> {
  const next = new Map<number, number>()
  for (const [total, chance] of odds)
    for (let face = 1; face <= sides; face += 1) add(next, total + face, chance / sides)
  return next
}

function add(odds: Map<number, number>, total: number, chance: number): void {
  odds.set(total, (odds.get(total) ?? 0) + chance)
}
