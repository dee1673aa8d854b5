import type { Bill, CostLine, CostPart, PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { findMountAmmunition } from '#shared/games/planet28/mounted-rounds.ts'
import { getSectionRow, getSectionRuleId } from '#shared/games/planet28/placed-section.ts'
import {
  findRulebookRow,
  getRulebookRow,
  getRuleId,
  type Rules,
  type TableName,
} from '#shared/games/planet28/rulebook.ts'
import { SKILL_STEP_COST, VEHICLE_START } from '#shared/games/planet28/starting-profiles.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { createBill } from './bill.ts'

/** Bill of a vehicle, line by line. The core sections are free (P28-VB-1, P28-VB-2). */
export function computeVehicleCost(profile: VehicleProfile, rules: Rules): Bill {
  const { sections } = profile
  const lines: CostLine[] = [
    { part: 'base', source: 'New vehicle', cost: VEHICLE_START.cost, rule: 'P28-VB-1' },
    skillLine('A', profile.A),
    skillLine('S', profile.S),
    rowLine('type', 'vehicleTypes', profile.type, rules),
    ...sections.map((placed): CostLine => {
      const { name, cost } = getSectionRow(rules.tables, placed)
      return { part: 'sections', source: `${name} ${placed.cell}`, cost, rule: getSectionRuleId(placed) }
    }),
    ...profile.traits.map((id) => rowLine('traits', 'vehicleTraits', id, rules)),
    ...profile.abilities.map((id) => rowLine('abilities', 'vehicleAbilities', id, rules)),
    ...sections.flatMap(({ weapon, cell }) => (weapon === undefined ? [] : [weaponLine(weapon, ` ${cell}`, rules)])),
    ...sections.flatMap((placed) => roundsLine(placed, rules)),
    ...profile.weapons.map((id) => weaponLine(id, '', rules)),
  ]
  return createBill(lines, [], { least: rules.settings.vehicleFloor, rule: 'P28-VB-2' })
}

function skillLine(skill: 'A' | 'S', value: number): CostLine {
  const cost = (value - VEHICLE_START.skill) * SKILL_STEP_COST
  return { part: 'skills', source: `${SKILLS[skill].name} ${value}`, cost, rule: 'P28-VB-1' }
}

function rowLine(
  part: CostPart,
  table: Extract<TableName, 'vehicleTypes' | 'vehicleTraits' | 'vehicleAbilities'>,
  id: string,
  { tables }: Rules,
): CostLine {
  const { name, cost } = getRulebookRow(tables, table, id)
  return { part, source: name, cost, rule: getRuleId(table, id) }
}

function weaponLine(id: string, where: string, { tables }: Rules): CostLine {
  const { row, rule } = getMountedWeapon(tables, id)
  return { part: 'weapons', source: `${row.name}${where}`, cost: row.cost, rule }
}

/** Bill line for the rounds of a mount. One credit costs one point, as with its weapon (P28-WEAP-4, P28-VB-2). */
function roundsLine(placed: PlacedSection, { tables }: Rules): CostLine[] {
  const ammo = findMountAmmunition(tables, placed)
  const row = ammo === null ? null : findRulebookRow(tables, 'items', ammo)
  const { rounds = 0, cell } = placed
  if (ammo === null || row === null || rounds === 0) return []
  const source = `${rounds} × ${row.name} ${cell}`
  return [{ part: 'weapons', source, cost: rounds * row.cost, rule: getRuleId('items', ammo) }]
}
