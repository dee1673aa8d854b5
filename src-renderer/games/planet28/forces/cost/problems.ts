import type { ProblemCounts } from '#shared/contract/planet28/profiles.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { AcceptedProblem, BuildProblem } from '../unit/unit-fields.ts'

const ORDER = { refused: 0, flagged: 1, allowed: 2 } as const

/** Sorts problems: those that exclude from play first, allowed ones last. */
export function sortProblemsBySeverity<Profile>(problems: readonly BuildProblem<Profile>[]): BuildProblem<Profile>[] {
  return problems.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** Adds a ruling that allows a problem for a reason. */
export function allowProblem(allowed: readonly AcceptedProblem[], key: string, reason: string): AcceptedProblem[] {
  return [...disallowProblem(allowed, key), { key, reason: reason.trim() }]
}

/** Removes the ruling on a problem. */
export function disallowProblem(allowed: readonly AcceptedProblem[], key: string): AcceptedProblem[] {
  return allowed.filter((allowance) => allowance.key !== key)
}

export function countProblemSeverities(problems: readonly Pick<BuildProblem, 'severity'>[]): ProblemCounts {
  const count = (severity: BuildProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
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
  const own = countProblemSeverities(problems)
  return {
    refused: own.refused + unitProblems.refused,
    flagged: own.flagged + unitProblems.flagged,
    allowed: own.allowed + unitProblems.allowed,
  }
}
