import { effectsOfSection, effectsOfVehicle } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { sectionRule } from '#shared/games/planet28/placed-section.ts'
import { type Rules, ruleOf } from '#shared/games/planet28/rulebook.ts'
import { type Hull, workingSections } from './sections.ts'

/** What a vehicle's type, traits, abilities and working sections do; what is lost does nothing (P28-VEH-DMG-3). */
export function vehicleEffects(hull: Hull, rules: Rules): NamedEffect[] {
  const bought = effectsOfVehicle(hull.profile, rules).flatMap(({ table, id, row, effects }) =>
    effects.map((effect) => ({ source: row.name, rule: ruleOf(table, id), effect })),
  )
  const sections = workingSections(hull, rules).flatMap(({ placed, row }) =>
    effectsOfSection(placed.section, row).map((effect) => ({
      source: row.name,
      rule: sectionRule(placed),
      effect,
    })),
  )
  return [...bought, ...sections]
}
