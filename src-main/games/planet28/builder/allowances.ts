import type { AcceptedProblem, BuildProblem } from '#shared/games/planet28/model.ts'

/**
 * Applies the allowances of the group: a refused problem that the group permits becomes allowed. Flagged problems
 * never bar a profile (P28-ACT-4).
 */
export function applyAllowances<Profile>(
  problems: readonly BuildProblem<Profile>[],
  allowed: readonly AcceptedProblem[],
): BuildProblem<Profile>[] {
  const keys = new Set(allowed.map(({ key }) => key))
  return problems.map((problem) =>
    problem.severity === 'refused' && keys.has(problem.key) ? { ...problem, severity: 'allowed' } : problem,
  )
}
