import type { Fix, Problem } from '#shared/games/planet28/model.ts'

/** The first problem that bars a profile from play, or null; flagged ones never do (P28-BUILD-6). */
export function findBlockingProblem(problems: readonly Problem[]): Problem | null {
  return problems.find(({ severity }) => severity === 'refused') ?? null
}

/** Whether a profile with these problems may be played. */
export function isLegal(problems: readonly Problem[]): boolean {
  return findBlockingProblem(problems) === null
}

/** The same problem of a profile that holds this one: its fixes give that profile. */
export function liftProblem<Inner, Outer>(problem: Problem<Inner>, lift: (inner: Inner) => Outer): Problem<Outer> {
  const fixes = problem.fixes.map(({ label, profile }): Fix<Outer> => ({ label, profile: lift(profile) }))
  return { ...problem, fixes }
}
