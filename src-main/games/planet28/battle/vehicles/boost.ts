import type { EffectOf } from '#shared/games/planet28/battle/effects.ts'

/** What a roll for more speed gives: cm on the next move, or no moving at all this turn (P28-VAB-turbo-boost). */
export function getBoostResult(face: number, { stallsOn }: Pick<EffectOf<'boosts'>, 'stallsOn'>): number | 'stalled' {
  return face === stallsOn ? 'stalled' : face
}

/** How far the next move goes with it; it counts before anything is halved (P28-VAB-turbo-boost). */
export function computeBoostedSpeed(speedCm: number, boost: number | 'stalled' | null): number {
  return boost === 'stalled' ? 0 : speedCm + (boost ?? 0)
}
