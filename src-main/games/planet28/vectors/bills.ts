import type { JsonRecord } from '#main/games/kit/json.ts'
import type { Bill, CostPart, Problem } from '#shared/games/planet28/model.ts'
import { findRefused } from '../builder/problems.ts'

const PARTS = ['base', 'skills', 'type', 'sections', 'traits', 'abilities', 'equipment', 'weapons'] as const

/** The parts of a bill as worked examples name them. */
export function partsOf(bill: Bill): JsonRecord {
  return Object.fromEntries(PARTS.map((part) => [part, partOf(bill, part)]))
}

/** What one part of a bill adds up to. */
export function partOf(bill: Bill, part: CostPart): number {
  return bill.lines.filter((line) => line.part === part).reduce((sum, line) => sum + line.cost, 0)
}

/** Whether something may be played, and if not, the first reason. */
export function verdict(problems: readonly Problem[]): { legal: boolean; why?: string } {
  const fault = findRefused(problems)
  return fault === null ? { legal: true } : { legal: false, why: fault.code }
}
