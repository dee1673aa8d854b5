import { isUseCounted, getDosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { BattleRecord, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { getRequiredDose } from '../money/fees.ts'

/** Item that causes addiction (P28-IT-psyka). */
export const ADDICTIVE_ITEM = 'psyka'

/** Number of times a unit used an item in the given battles. */
export function countItemUses(records: readonly Pick<BattleRecord, 'tallies'>[], unitId: string, item: string): number {
  const tallies = records.flatMap((record) => record.tallies.filter((tally) => tally.unitId === unitId))
  return tallies.reduce((sum, tally) => sum + usesOf(tally, item), 0)
}

function usesOf(tally: UnitTally, item: string): number {
  return tally.kind === 'character' && tally.fate !== 'absent' ? (tally.uses?.[item] ?? 0) : 0
}

/** Items with counted uses: the number of recorded uses by a character, and the consequence for the next use. */
export function listItemUseCounts(
  unit: CampaignUnit,
  records: readonly Pick<BattleRecord, 'tallies'>[],
  { tables }: Rules,
) {
  return Object.keys(tables.items)
    .filter(isUseCounted)
    .flatMap((id) => {
      const uses = countItemUses(records, unit.id, id)
      const name = findRulebookRow(tables, 'items', id)?.name ?? id
      if (uses === 0) return []
      const doses = getDosesOfUse(id, uses + 1)
      const next = doses > 1 ? `the next use takes ${doses} doses` : `the next roll must beat ${uses + 1}`
      return [{ name, uses, next, rule: getRuleId('items', id) }]
    })
}

/** Reason why an addict misses the next game, or null. It misses the game without a dose (P28-IT-psyka). */
export function findMissingDoseReason(unit: CampaignUnit): string | null {
  if (unit.kind !== 'character' || !isAddicted(unit)) return null
  if (getRequiredDose(ADDICTIVE_ITEM, unit.profile.equipment).isAtHand) return null
  return `${unit.name} is addicted and has no dose of Psyka. Buy one, or play without.`
}

export function isAddicted({ conditions }: CampaignUnit): boolean {
  return conditions.some(({ condition }) => condition === 'addicted')
}
