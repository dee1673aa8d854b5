import type {
  Bill,
  CostLine,
  CostPart,
  PlacedSection,
  VehicleProfile,
} from '../../../../src-shared/games/planet28/model.ts'
import { getMountedWeapon } from '../../../../src-shared/games/planet28/tables/equipment.ts'
import { SKILLS } from '../../../../src-shared/games/planet28/tables/skills.ts'
import { VEHICLE_ABILITIES } from '../../../../src-shared/games/planet28/tables/vehicle-abilities.ts'
import { VEHICLE_TRAITS } from '../../../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '../../../../src-shared/games/planet28/tables/vehicle-types.ts'
import { isCoreSection, sectionRow } from '../../../../src-shared/games/planet28/placed-section.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'
import { createBill } from './bill.ts'
import { SKILL_STEP_COST, VEHICLE_START } from '../../../../src-shared/games/planet28/starting-profiles.ts'

/** The bill of a vehicle, line by line; the core sections are free (P28-VB-1, P28-VB-2). */
export function vehicleCost(profile: VehicleProfile, settings: Planet28Settings = DEFAULT_SETTINGS): Bill {
  const lines: CostLine[] = [
    { part: 'base', source: 'New vehicle', cost: VEHICLE_START.cost, rule: 'P28-VB-1' },
    skillLine('A', profile.A),
    skillLine('S', profile.S),
    rowLine('type', VEHICLE_TYPES[profile.type], `P28-VT-${profile.type}`),
    ...profile.sections.map(sectionLine),
    ...profile.traits.map((id) => rowLine('traits', VEHICLE_TRAITS[id], `P28-VTR-${id}`)),
    ...profile.abilities.map((id) => rowLine('abilities', VEHICLE_ABILITIES[id], `P28-VAB-${id}`)),
    ...profile.weapons.map((id) => {
      const { row, rule } = getMountedWeapon(id)
      return rowLine('weapons', row, rule)
    }),
  ]
  return createBill(lines, [], { least: settings.vehicleFloor, rule: 'P28-VB-2' })
}

function skillLine(skill: 'A' | 'S', value: number): CostLine {
  const cost = (value - VEHICLE_START.skill) * SKILL_STEP_COST
  return { part: 'skills', source: `${SKILLS[skill].name} ${value}`, cost, rule: 'P28-VB-1' }
}

function sectionLine(placed: PlacedSection): CostLine {
  const row = sectionRow(placed)
  const rule = isCoreSection(placed) ? 'P28-VB-1' : `P28-VS-${placed.section}`
  return { part: 'sections', source: `${row.name} ${placed.cell}`, cost: row.cost, rule }
}

function rowLine(part: CostPart, row: { readonly name: string; readonly cost: number }, rule: string): CostLine {
  return { part, source: row.name, cost: row.cost, rule }
}
