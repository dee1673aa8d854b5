import type { RulesDiff } from '#shared/contract/planet28/warbands.ts'

/** Formats how new rules change a cost: “60 → 75 pts, 15 more”. */
export function formatCostChange({
  costBefore,
  costAfter,
}: Pick<RulesDiff['units'][number], 'costBefore' | 'costAfter'>): string {
  const more = costAfter - costBefore
  if (more === 0) return `${costAfter} pts as before`
  return `${costBefore} → ${costAfter} pts, ${Math.abs(more)} ${more > 0 ? 'more' : 'less'}`
}
