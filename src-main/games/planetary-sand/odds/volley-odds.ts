/** A shot of a volley: its target, and the chance to eliminate it. */
export interface TargetEffectChance {
  readonly target: string
  readonly effect: number
}

/** The chances of a volley. */
export interface VolleyOdds {
  /** The chance of each target to be lost. */
  readonly lost: Readonly<Record<string, number>>
  /** The chances of 0, 1, 2, … losses. */
  readonly losses: readonly number[]
  readonly expected: number
}

/**
 * Computes the exact losses of a volley. A target is lost if any of its shots is effective; surplus hits are wasted
 * (SAND-TURN-3).
 */
export function computeVolleyOdds(shots: readonly TargetEffectChance[]): VolleyOdds {
  const saved = new Map<string, number>()
  for (const { target, effect } of shots) saved.set(target, (saved.get(target) ?? 1) * (1 - effect))
  const lost = Object.fromEntries([...saved].map(([target, chance]) => [target, 1 - chance]))
  const losses = Object.values(lost).reduce<readonly number[]>(withTarget, [1])
  return { lost, losses, expected: losses.reduce((sum, chance, count) => sum + chance * count, 0) }
}

/** Extends a distribution of losses by one target. */
function withTarget(losses: readonly number[], chance: number): number[] {
  return Array.from(
    { length: losses.length + 1 },
    (_, count) => (losses[count] ?? 0) * (1 - chance) + (losses[count - 1] ?? 0) * chance,
  )
}
