import type { Problem } from '../../../../src-shared/games/planet28/model.ts'

/** The first problem that bars a profile from play, or null; flagged ones never do (P28-BUILD-6). */
export function findRefused(problems: readonly Problem[]): Problem | null {
  return problems.find(({ severity }) => severity === 'refused') ?? null
}

/** Whether a profile with these problems may be played. */
export function isLegal(problems: readonly Problem[]): boolean {
  return findRefused(problems) === null
}
