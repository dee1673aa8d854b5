import type { BattleUnit } from './units.ts'

/** Whether a unit is still in play. */
export function isOnTable(unit: BattleUnit): boolean {
  if (unit.kind === 'vehicle') return unit.sections.some(({ hitPoints }) => hitPoints > 0)
  return unit.models.some(({ fate }) => fate === 'fights')
}
