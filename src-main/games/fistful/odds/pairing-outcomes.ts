import { getKillChanceByIndex, type IdenticalPairings } from './identical-pairings.ts'

/** Outcomes of groups: the decrease of the position and the chance of each. */
export interface PairingOutcomes {
  readonly losses: Int32Array
  readonly chances: Float64Array
  /** Number of valid entries; the arrays may be longer. */
  readonly count: number
}

/** Lists all outcomes of a lot: each of its groups loses its enemy, its lead, or both (FIST-COMBAT-5, -6). */
export function listPairingOutcomes(
  { enemy, lead, allMiss, times }: IdenticalPairings,
  strides: readonly number[],
): PairingOutcomes {
  const [enemyLoss, leadLoss] = [strides[enemy] ?? 0, strides[lead] ?? 0]
  const hit = getKillChanceByIndex(lead, enemy)
  const [leadOnly, both] = [(1 - hit) * allMiss, (1 - hit) * (1 - allMiss)]
  const losses: number[] = []
  const chances: number[] = []
  for (let doubles = both > 0 ? times : 0; doubles >= 0; doubles -= 1)
    for (let leads = times - doubles; leads >= 0; leads -= 1) {
      const ways = choose(times, doubles) * choose(times - doubles, leads)
      losses.push((times - leads) * enemyLoss + (leads + doubles) * leadLoss)
      chances.push(ways * both ** doubles * leadOnly ** leads * hit ** (times - doubles - leads))
    }
  return { losses: Int32Array.from(losses), chances: Float64Array.from(chances), count: losses.length }
}

/** Combines the outcomes of two lots, merging those with equal losses. */
export function combinePairingOutcomes(a: PairingOutcomes, b: PairingOutcomes): PairingOutcomes {
  const byLoss = new Map<number, number>()
  for (let at = 0; at < a.count; at += 1)
    for (let by = 0; by < b.count; by += 1) {
      const loss = (a.losses[at] ?? 0) + (b.losses[by] ?? 0)
      byLoss.set(loss, (byLoss.get(loss) ?? 0) + (a.chances[at] ?? 0) * (b.chances[by] ?? 0))
    }
  return {
    losses: Int32Array.from(byLoss.keys()),
    chances: Float64Array.from(byLoss.values()),
    count: byLoss.size,
  }
}

/** Binomial coefficient. */
function choose(from: number, some: number): number {
  let ways = 1
  for (let at = 0; at < some; at += 1) ways = (ways * (from - at)) / (at + 1)
  return ways
}
