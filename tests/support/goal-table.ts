import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { IS_SOAK } from './soak.ts'

/** Where `npm run soak` reads what was measured. */
const FILE = resolve(import.meta.dirname, '../../node_modules/.cache/orrery-reports/goals.jsonl')

/** One line of the table that `npm run soak` ends with. */
export interface GoalLine {
  /** The goal's number in goals.json; a goal that several tests measure has several lines. */
  readonly id: string
  /** What we want. */
  readonly goal: string
  readonly measured: string
  readonly isMet: boolean
}

/** Puts a line into the table of goals; call it before the expectations that could end the test. Outside of a soak it does nothing. */
export function tellGoal(line: GoalLine): void {
  if (!IS_SOAK) return
  mkdirSync(dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify(line)}\n`)
}

/** The value at the 99th of a hundred places, the smallest first. */
export function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0
}
