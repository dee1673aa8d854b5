import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { ofShape, weaponEffects } from '../effects-in-force.ts'
import type { WeaponInUse } from '../weapons.ts'
import { type BuiltSection, workingSections } from './sections.ts'

/** A mount that works, with its weapon (P28-VB-2, P28-VEH-DMG-3). */
export interface Mount {
  readonly section: BuiltSection
  readonly weapon: WeaponInUse
}

/** The weapons that a vehicle still has (P28-VEH-SHOOT-1). */
export function mountsOf(vehicle: VehicleUnit, rules: Rules): Mount[] {
  return workingSections(vehicle, rules).flatMap((section) => {
    const id = section.placed.weapon
    const found = id === undefined ? null : findMountedWeapon(rules.tables, id)
    if (id === undefined || found === null) return []
    const { row, rule } = found
    return [{ section, weapon: { id, row, rule, effects: weaponEffects(row.specialRules, rules) } }]
  })
}

/** How many mounted weapons one Shoot action fires: one a crew, each once (P28-VEH-SHOOT-1). */
export function mostShots(crew: number, weapons: number): number {
  return Math.min(crew, weapons)
}

/** Whether a mounted weapon is empty after each shot (P28-WR-reload). */
export function isSlow({ effects }: WeaponInUse): boolean {
  return ofShape(effects, 'reloads').length > 0
}
