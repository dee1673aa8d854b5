import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { IS_SOAK } from './soak.ts'

/** Where `npm run soak` reads the measurements. */
const FILE = resolve(import.meta.dirname, '../../node_modules/.cache/orrery-reports/goals.jsonl')

/** A line of the table at the end of `npm run soak`. */
export interface GoalLine {
  /** Id of the goal in goals.json; a goal measured by several tests has several lines. */
  readonly id: string
  readonly goal: string
  readonly measured: string
  readonly isMet: boolean
}

/**
 * Adds a line to the table of goals. Call it before expectations that could end the test. No effect outside of a soak
 * run.
 */
export function reportGoal(line: GoalLine): void {
  if (!IS_SOAK) return
  mkdirSync(dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify(line)}\n`)
}

/** The 99th percentile. */
export function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0
}
