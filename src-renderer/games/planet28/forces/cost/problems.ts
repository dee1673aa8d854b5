import type { ProblemCounts } from '#shared/contract/planet28/profiles.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { Allowance, Problem } from '../unit/unit-fields.ts'

const ORDER = { refused: 0, flagged: 1, allowed: 2 } as const

/** Sorts problems: those that exclude from play first, allowed ones last. */
export function sortProblems<Profile>(problems: readonly Problem<Profile>[]): Problem<Profile>[] {
  return problems.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** Adds a ruling that allows a problem for a reason. */
export function allowProblem(allowed: readonly Allowance[], key: string, reason: string): Allowance[] {
  return [...disallowProblem(allowed, key), { key, reason: reason.trim() }]
}

/** Removes the ruling on a problem. */
export function disallowProblem(allowed: readonly Allowance[], key: string): Allowance[] {
  return allowed.filter((allowance) => allowance.key !== key)
}

export function countProblems(problems: readonly Pick<Problem, 'severity'>[]): ProblemCounts {
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length
  return { refused: count('refused'), flagged: count('flagged'), allowed: count('allowed') }
}

/** Formats the count of the most severe kind: “2 problems”, “1 hint”, “3 allowed”. */
export function formatProblemCounts({ refused, flagged, allowed }: ProblemCounts): string {
  if (refused > 0) return formatCount(refused, 'problem')
  if (flagged > 0) return formatCount(flagged, 'hint')
  return allowed > 0 ? `${allowed} allowed` : ''
}

/** Counts the problems of a warband and its units. */
export function countWarbandProblems({
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
