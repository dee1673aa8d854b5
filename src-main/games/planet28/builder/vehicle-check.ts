import type { Problem, VehicleProfile } from '../../../../src-shared/games/planet28/model.ts'
import { getMountedWeapon } from '../../../../src-shared/games/planet28/tables/equipment.ts'
import { VEHICLE_ABILITIES } from '../../../../src-shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_TRAITS } from '../../../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { vehicleStats } from '../rules/vehicle-stats.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'
import { vehicleTraitsInForce } from '../special-rules/vehicle-traits.ts'
import { checkGrid } from './grid-check.ts'
import { checkRepeats } from './repeats.ts'
import { checkSections } from './section-check.ts'
import { checkSkill } from './skill-check.ts'
import { VEHICLE_START } from '../../../../src-shared/games/planet28/starting-profiles.ts'

/** What is wrong with a vehicle, most basic first; empty where all is well (P28-VB-1, P28-VB-2, P28-GRID-1 to -5). */
export function checkVehicle(profile: VehicleProfile, settings: Planet28Settings = DEFAULT_SETTINGS): Problem[] {
  return [
    ...checkSkill('A', profile.A, VEHICLE_START.skill, 'P28-VB-1'),
    ...checkSkill('S', profile.S, VEHICLE_START.skill, 'P28-VB-1'),
    ...checkGrid(profile, settings),
    ...checkSections(profile, settings),
    ...checkWeapons(profile),
    ...checkRepeats(profile.traits, (id) => VEHICLE_TRAITS[id].name, settings),
    ...checkRepeats(profile.abilities, (id) => VEHICLE_ABILITIES[id].name, settings),
    ...checkTraits(profile),
  ]
}

/** One weapon per hard point or turret, and ranged ones only (P28-VB-2). */
function checkWeapons(profile: VehicleProfile): Problem[] {
  const { mounts } = vehicleStats(profile)
  const problems: Problem[] = []
  const over = profile.weapons.length - mounts
  if (over > 0) {
    const message = `${profile.weapons.length} weapons, and hard points and turrets number ${mounts}. Remove ${over} or add ${over} of those sections.`
    problems.push({ rule: 'P28-VB-2', code: 'mounts', severity: 'refused', message })
  }
  for (const { row } of profile.weapons.map(getMountedWeapon)) {
    if (row.type === 'ranged') continue
    const message = `A vehicle mounts ranged weapons only; the ${row.name} is a melee weapon. Choose another.`
    problems.push({ rule: 'P28-VB-2', code: 'melee-weapon', severity: 'refused', message })
  }
  return problems
}

function checkTraits(profile: VehicleProfile): Problem[] {
  const stats = vehicleStats(profile)
  return vehicleTraitsInForce(profile.traits).flatMap(({ id, hooks }): Problem[] => {
    const message = hooks.misses?.(stats) ?? null
    return message === null ? [] : [{ rule: `P28-VTR-${id}`, code: 'trait-needs', severity: 'flagged', message }]
  })
}
