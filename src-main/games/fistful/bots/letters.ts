import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'

/** Letters that no fleet has; taking one uses it up (FIST-REORG-1). */
export interface FreeLetters {
  /** The next one, or null when all are in use. */
  take(): string | null
}

/** The letters besides those in use. */
export function createFreeLetters(used: Iterable<string>): FreeLetters {
  const taken = new Set(used)
  const free = FLEET_LETTERS.filter((letter) => !taken.has(letter))
  return { take: () => free.shift() ?? null }
}
