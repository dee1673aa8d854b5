import type { EffectOf } from '#shared/games/planet28/battle/effects.ts'

/** Result of a boost roll: cm on the next move, or no movement this turn (P28-VAB-turbo-boost). */
export function getBoostResult(face: number, { stallsOn }: Pick<EffectOf<'boosts'>, 'stallsOn'>): number | 'stalled' {
  return face === stallsOn ? 'stalled' : face
}

/** Speed of the next move including the boost, which is added before any halving (P28-VAB-turbo-boost). */
export function computeBoostedSpeed(speedCm: number, boost: number | 'stalled' | null): number {
  return boost === 'stalled' ? 0 : speedCm + (boost ?? 0)
}
