import type { Problem, Severity } from '#shared/games/planet28/model.ts'

/** Number of problems of each severity. */
export function countProblems(problems: readonly Problem[]): Record<Severity, number> {
  const count = (severity: Severity): number => problems.filter((problem) => problem.severity === severity).length
  return { refused: count('refused'), flagged: count('flagged'), allowed: count('allowed') }
}
