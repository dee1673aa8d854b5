import { listSectionEffects, listVehicleRowEffects } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { getSectionRule } from '#shared/games/planet28/placed-section.ts'
import { type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { type Hull, listWorkingSections } from './sections.ts'

/**
 * Lists the effects of a vehicle's type, traits, abilities and working sections. Lost sections have none
 * (P28-VEH-DMG-3).
 */
export function listVehicleEffects(hull: Hull, rules: Rules): NamedEffect[] {
  const bought = listVehicleRowEffects(hull.profile, rules).flatMap(({ table, id, row, effects }) =>
    effects.map((effect) => ({ source: row.name, rule: getRuleId(table, id), effect })),
  )
  const sections = listWorkingSections(hull, rules).flatMap(({ placed, row }) =>
    listSectionEffects(placed.section, row).map((effect) => ({
      source: row.name,
      rule: getSectionRule(placed),
      effect,
    })),
  )
  return [...bought, ...sections]
}
