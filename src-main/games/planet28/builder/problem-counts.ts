import type { BuildProblem, ProblemSeverity } from '#shared/games/planet28/model.ts'

/** Number of problems of each severity. */
export function countProblemsBySeverity(problems: readonly BuildProblem[]): Record<ProblemSeverity, number> {
  const count = (severity: ProblemSeverity): number =>
    problems.filter((problem) => problem.severity === severity).length
  return { refused: count('refused'), flagged: count('flagged'), allowed: count('allowed') }
}
