import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'

/** Pool of unused fleet letters (FIST-REORG-1). */
export interface FreeFleetLetters {
  /** Takes the next letter, or null if all are in use. */
  take(): string | null
}

export function createFreeFleetLetters(used: Iterable<string>): FreeFleetLetters {
  const taken = new Set(used)
  const free = FLEET_LETTERS.filter((letter) => !taken.has(letter))
  return { take: () => free.shift() ?? null }
}
