import type { Bill, CostLine } from '#shared/games/planet28/model.ts'

/** Sum of the bill lines, in points. */
export function sumCosts(lines: readonly CostLine[]): number {
  return lines.reduce((sum, line) => sum + line.cost, 0)
}

/**
 * Creates a bill. If the lines listed in `floored` cost less than `floor`, an additional line makes up the difference
 * (P28-BUILD-3, P28-VB-2).
 */
export function createBill(
  floored: readonly CostLine[],
  others: readonly CostLine[],
  floor: { readonly least: number | 'none'; readonly rule: string },
): Bill {
  const lines = [...floored, ...others]
  const missing = floor.least === 'none' ? 0 : Math.max(0, floor.least - sumCosts(floored))
  const formula = sumCosts(lines)
  if (missing === 0) return { lines, formula, cost: formula }
  const charge: CostLine = { part: 'floor', source: `Charged at least ${floor.least}`, cost: missing, rule: floor.rule }
  return { lines: [...lines, charge], formula, cost: formula + missing }
}
