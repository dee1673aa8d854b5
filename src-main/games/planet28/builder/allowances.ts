import type { Allowance, Problem } from '#shared/games/planet28/model.ts'

/** The problems as the group rules them: refused ones that it lets pass are allowed; flagged ones bar nothing (P28-ACT-4). */
export function applyAllowances<Profile>(
  problems: readonly Problem<Profile>[],
  allowed: readonly Allowance[],
): Problem<Profile>[] {
  const keys = new Set(allowed.map(({ key }) => key))
  return problems.map((problem) =>
    problem.severity === 'refused' && keys.has(problem.key) ? { ...problem, severity: 'allowed' } : problem,
  )
}
