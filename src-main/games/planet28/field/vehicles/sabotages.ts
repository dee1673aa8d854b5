import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { findSabotageEffect } from '#main/games/planet28/battle/vehicles/sabotage.ts'
import { listWorkingSections } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { sortByDistance } from '../shots.ts'
import { computeDistanceCm } from '../sight.ts'
import { type Visibility, listSeenFoes } from '../visibility.ts'

/**
 * Sabotage of vehicles in reach, nearest first, on the section with most crew or with a weapon, if any
 * (P28-AB-sabotage).
 */
export function listSabotages(outlook: Visibility, unit: PeopleUnit): BattleCommandOf<'sabotage'>[] {
  const rules = getBattleRules(outlook.battle)
  const skill = findSabotageEffect(unit.profile.abilities, rules)
  const body = outlook.places[unit.id]
  if (skill === null || body === undefined) return []
  return sortByDistance(outlook, body, listSeenFoes(outlook, unit)).flatMap((foe) => {
    const there = outlook.places[foe.id]
    if (foe.kind !== 'vehicle' || there === undefined) return []
    const far = Math.round(100 * computeDistanceCm(outlook.field, body, there)) / 100
    if (far > skill.reachCm) return []
    const wishes = listWorkingSections(foe, rules)
      .toSorted((a, b) => worthOf(b.row) - worthOf(a.row))
      .map(({ cell }) => cell)
    const base = { type: 'sabotage', by: unit.side, unit: unit.id, vehicle: foe.id, distanceCm: far } as const
    return [{ ...base, wishes }]
  })
}

function worthOf({ crew = 0, mounts = 0 }: { readonly crew?: number; readonly mounts?: number }): number {
  return 2 * crew + mounts
}
