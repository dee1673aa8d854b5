import type { BattlefieldPlan, FieldProblem } from '#shared/games/planetary-sand/battlefields.ts'
import { FieldSchema } from '#shared/games/planetary-sand/field.ts'
import { checkObjectsOnField } from './off-field-objects.ts'
import { checkOpenings } from './openings.ts'
import { checkOutlines } from './outlines.ts'
import type { LazyFieldProblem } from './problem.ts'
import { checkReachability } from './reachability.ts'
import { checkRooms } from './rooms.ts'
import { checkScenario, checkZones } from './scenario.ts'

const CHECKS = [checkOutlines, checkObjectsOnField, checkOpenings, checkRooms, checkScenario, checkZones]
/** Maximum number of problems reported at once, since each carries its fixed battlefields. */
const MOST_NAMED = 12

function problemsOf(plan: BattlefieldPlan): LazyFieldProblem[] {
  return CHECKS.flatMap((check) => check(plan))
}

/** The number of problems that bar a battlefield from battle. */
export function countBlockingProblems(plan: BattlefieldPlan): number {
  return problemsOf(plan).filter(({ severity }) => severity === 'refused').length
}

/**
 * Lists the problems of a battlefield, errors first, each with one-click fixes (SAND-AIR-1, SAND-SET-1, SAND-VIC-2).
 */
export function analyseField(plan: BattlefieldPlan): { readonly problems: FieldProblem[]; readonly more: number } {
  const found = problemsOf(plan)
  const isRefused = found.some(({ severity }) => severity === 'refused')
  const all = [...found, ...(isRefused ? [] : checkReachability(plan))].toSorted(
    (a, b) => Number(a.severity === 'flagged') - Number(b.severity === 'flagged'),
  )
  const named = all.slice(0, MOST_NAMED).map(({ fixes, ...problem }): FieldProblem => ({
    ...problem,
    fixes: fixes.map(({ label, mend }) => ({ label, plan: mend() })).filter(({ plan }) => canBeKept(plan)),
  }))
  return { problems: named, more: all.length - named.length }
}

/**
 * Whether a fixed field stays within the size limits: on a field with the maximum number of walls none can be added.
 */
function canBeKept({ field }: BattlefieldPlan): boolean {
  return FieldSchema.safeParse(field).success
}
