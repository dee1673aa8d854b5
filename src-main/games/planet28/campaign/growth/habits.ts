import { countsUses, getDosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { BattleRecord, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { findRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { findDoseBeforeGame } from '../money/fees.ts'

/** What addicts need (P28-IT-psyka). */
export const ADDICTIVE = 'psyka'

/** How often a unit used an item in some battles. */
export function countUses(records: readonly Pick<BattleRecord, 'tallies'>[], unitId: string, item: string): number {
  const tallies = records.flatMap((record) => record.tallies.filter((tally) => tally.unitId === unitId))
  return tallies.reduce((sum, tally) => sum + usesOf(tally, item), 0)
}

function usesOf(tally: UnitTally, item: string): number {
  return tally.kind === 'character' && tally.fate !== 'absent' ? (tally.uses?.[item] ?? 0) : 0
}

/** What a character has made a habit of, as far as it was written down: how often, and what follows from it for the next use. */
export function listHabits(unit: CampaignUnit, records: readonly Pick<BattleRecord, 'tallies'>[], { tables }: Rules) {
  return Object.keys(tables.items)
    .filter(countsUses)
    .flatMap((id) => {
      const uses = countUses(records, unit.id, id)
      const name = findRow(tables, 'items', id)?.name ?? id
      if (uses === 0) return []
      const doses = getDosesOfUse(id, uses + 1)
      const next = doses > 1 ? `the next use takes ${doses} doses` : `the next roll must beat ${uses + 1}`
      return [{ name, uses, next, rule: getRuleId('items', id) }]
    })
}

/** Why an addict misses the next game, or null: it has no dose (P28-IT-psyka). */
export function findDoseRefusal(unit: CampaignUnit): string | null {
  if (unit.kind !== 'character' || !isAddicted(unit)) return null
  if (findDoseBeforeGame(ADDICTIVE, unit.profile.equipment).isAtHand) return null
  return `${unit.name} is addicted and has no dose of Psyka. Buy one, or play without.`
}

/** Whether a unit is addicted. */
export function isAddicted({ conditions }: CampaignUnit): boolean {
  return conditions.some(({ condition }) => condition === 'addicted')
}
