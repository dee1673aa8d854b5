import type { ProblemCounts } from '#shared/contract/planet28/profiles.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { Allowance, Problem } from './profiles.ts'

const ORDER = { refused: 0, flagged: 1, allowed: 2 } as const

/** Problems with what bars from play first, and what was allowed last. */
export function sortProblems<Profile>(problems: readonly Problem<Profile>[]): Problem<Profile>[] {
  return problems.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** The rulings with one more: this problem may pass, for this reason. */
export function allowProblem(allowed: readonly Allowance[], key: string, reason: string): Allowance[] {
  return [...disallowProblem(allowed, key), { key, reason: reason.trim() }]
}

/** The rulings without the one on this problem. */
export function disallowProblem(allowed: readonly Allowance[], key: string): Allowance[] {
  return allowed.filter((allowance) => allowance.key !== key)
}

/** How many problems there are of each kind. */
export function countProblems(problems: readonly Pick<Problem, 'severity'>[]): ProblemCounts {
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length
  return { refused: count('refused'), flagged: count('flagged'), allowed: count('allowed') }
}

/** Problems in a few words: “2 problems”, “1 hint”, “3 allowed”; the gravest kind speaks. */
export function formatProblemCounts({ refused, flagged, allowed }: ProblemCounts): string {
  if (refused > 0) return formatCount(refused, 'problem')
  if (flagged > 0) return formatCount(flagged, 'hint')
  return allowed > 0 ? `${allowed} allowed` : ''
}

/** A warband's own problems and those of its units, added up. */
export function countAllProblems({
  problems,
  unitProblems,
}: Pick<WarbandView, 'problems' | 'unitProblems'>): ProblemCounts {
  const own = countProblems(problems)
  return {
    refused: own.refused + unitProblems.refused,
    flagged: own.flagged + unitProblems.flagged,
    allowed: own.allowed + unitProblems.allowed,
  }
}
