import type { ProblemFix, BuildProblem } from '#shared/games/planet28/model.ts'

/** First problem that bars a profile from play, or null. Flagged problems never do (P28-BUILD-6). */
export function findBlockingProblem(problems: readonly BuildProblem[]): BuildProblem | null {
  return problems.find(({ severity }) => severity === 'refused') ?? null
}

/** Whether a profile with these problems may be played. */
export function hasNoBlockingProblem(problems: readonly BuildProblem[]): boolean {
  return findBlockingProblem(problems) === null
}

/**
 * Converts a problem of a nested profile to one of the profile that contains it. Its fixes return the outer profile.
 */
export function liftProblem<Inner, Outer>(
  problem: BuildProblem<Inner>,
  lift: (inner: Inner) => Outer,
): BuildProblem<Outer> {
  const fixes = problem.fixes.map(({ label, profile }): ProblemFix<Outer> => ({ label, profile: lift(profile) }))
  return { ...problem, fixes }
}
