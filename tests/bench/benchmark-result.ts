import { isTiny } from './measurement-size.ts'

/** A measured ratio with its goal. */
export interface BenchmarkResult {
  readonly what: string
  readonly value: number
  readonly goal: { readonly atLeast: number } | { readonly atMost: number }
  readonly unit: '' | ' ms' | ' kB'
  /** The underlying numbers. */
  readonly from: string
}

export function reachesGoal({ value, goal }: BenchmarkResult): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

/** Formats a finding as one line; in tiny mode without the meaningless numbers. */
export function formatBenchmarkResult(finding: BenchmarkResult): string {
  const { what, value, goal, unit, from } = finding
  if (isTiny()) return `ran   ${what}`
  const wanted = 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`
  return `${reachesGoal(finding) ? 'ok  ' : 'MISS'}  ${what}: ${value.toFixed(2)}${unit} (goal ${wanted}${unit}) · ${from}`
}
