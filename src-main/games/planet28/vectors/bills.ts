import type { JsonRecord } from '#main/games/kit/json.ts'
import type { Bill, CostPart, BuildProblem } from '#shared/games/planet28/model.ts'
import { findBlockingProblem } from '../builder/problems.ts'

const PARTS = ['base', 'skills', 'type', 'sections', 'traits', 'abilities', 'equipment', 'weapons'] as const

/** Summarizes a bill under the names used in worked examples. */
export function summarizeBill(bill: Bill): JsonRecord {
  return Object.fromEntries(PARTS.map((part) => [part, sumBillPart(bill, part)]))
}

/** Sum of one part of a bill. */
export function sumBillPart(bill: Bill, part: CostPart): number {
  return bill.lines.filter((line) => line.part === part).reduce((sum, line) => sum + line.cost, 0)
}

/** Whether a profile with these problems may be played, with the reason of the first blocking problem. */
export function summarizeLegality(problems: readonly BuildProblem[]): { legal: boolean; why?: string } {
  const fault = findBlockingProblem(problems)
  return fault === null ? { legal: true } : { legal: false, why: fault.code }
}
