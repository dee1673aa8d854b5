import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { findMountAmmunition, setRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import { listUncrowdedSections } from '#shared/games/planet28/placed-section.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { AMMO_PACK } from '#shared/games/planet28/starting-profiles.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { VehicleFinding } from './vehicle-finding.ts'
import { replaceSection } from './vehicle-moves.ts'

/** Flags mounted weapons that need ammunition and have none (P28-WEAP-3, P28-VEH-ACT-1). */
export function checkMountAmmunition(profile: VehicleProfile, rules: Rules): VehicleFinding[] {
  return listUncrowdedSections(profile.sections).flatMap((placed) => {
    const ammo = findMountAmmunition(rules.tables, placed)
    return ammo === null || (placed.rounds ?? 0) > 0 ? [] : [withoutRounds(profile, placed, { ammo, rules })]
  })
}

function withoutRounds(
  profile: VehicleProfile,
  placed: PlacedSection,
  { ammo, rules }: { readonly ammo: string; readonly rules: Rules },
): VehicleFinding {
  const { cell, weapon = '' } = placed
  const weaponName = getMountedWeapon(rules.tables, weapon).row.name
  const ammoName = findRow(rules.tables, 'items', ammo)?.name ?? ammo
  const message = `The ${weaponName} in ${cell} cannot fire without ${ammoName}: each shot takes one. Buy some.`
  const label = `Buy ${AMMO_PACK} ${ammoName}`
  const mend = () => [{ label, profile: replaceSection(profile, placed, setRoundCount(placed, AMMO_PACK)) }]
  const [code, key] = ['no-ammunition', `no-ammunition:${cell}`]
  return { key, rule: 'P28-WEAP-3', code, severity: 'flagged', message, cells: [cell], mend }
}
