import { getVehicleSizeProfile } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { WeaponInUse } from '../damage/weapons.ts'

/** The weapon of a fighting vehicle: its hull as built (P28-VEH-PROF-1). */
export function getVehicleFightWeapon({ profile }: Pick<VehicleUnit, 'profile'>, rules: Rules): WeaponInUse {
  const { damage } = getVehicleSizeProfile(profile.sections.length, rules)
  const row = { name: 'Hull', type: 'melee', damage, rangeCm: 0, ammo: null, keywords: [], specialRules: [] } as const
  return { id: 'hull', row, effects: [], rule: 'P28-VEH-PROF-1' }
}
