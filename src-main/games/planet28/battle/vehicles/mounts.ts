import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { filterEffectsByShape, getWeaponEffects } from '../effects-in-force.ts'
import { type BuiltSection, listWorkingSections } from './sections.ts'

/** A working mount with its weapon (P28-VB-2, P28-VEH-DMG-3). */
export interface Mount {
  readonly section: BuiltSection
  readonly weapon: WeaponInUse
}

/** Lists the remaining weapons of a vehicle (P28-VEH-SHOOT-1). */
export function listWorkingMounts(vehicle: VehicleUnit, rules: Rules): Mount[] {
  return listWorkingSections(vehicle, rules).flatMap((section) => {
    const id = section.placed.weapon
    const found = id === undefined ? null : findMountedWeapon(rules.tables, id)
    if (id === undefined || found === null) return []
    const { row, rule } = found
    return [{ section, weapon: { id, row, rule, effects: getWeaponEffects(row.specialRules, rules) } }]
  })
}

/** Number of mounted weapons fired by one Shoot action: one per crew member, each once (P28-VEH-SHOOT-1). */
export function getMaxShots(crew: number, weapons: number): number {
  return Math.min(crew, weapons)
}

/** Whether a mounted weapon must be reloaded after each shot (P28-WR-reload). */
export function needsReloadAfterShot({ effects }: WeaponInUse): boolean {
  return filterEffectsByShape(effects, 'reloads').length > 0
}
