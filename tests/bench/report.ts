import { isTiny } from './size.ts'

/** One measured ratio, with the goal it is held against. */
export interface Finding {
  readonly what: string
  readonly value: number
  readonly goal: { readonly atLeast: number } | { readonly atMost: number }
  readonly unit: '' | ' ms' | ' kB'
  /** The numbers behind it. */
  readonly from: string
}

/** Whether a finding reaches its goal. */
export function reachesGoal({ value, goal }: Finding): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** One line a finding; where the bench is only tried, its numbers mean nothing. */
export function formatFinding(finding: Finding): string {
  const { what, value, goal, unit, from } = finding
  if (isTiny()) return `ran   ${what}`
  const wanted = 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`
  return `${reachesGoal(finding) ? 'ok  ' : 'MISS'}  ${what}: ${value.toFixed(2)}${unit} (goal ${wanted}${unit}) · ${from}`
}
