import type { Bill, CharacterProfile, CostLine, CostPart } from '../../../../src-shared/games/planet28/model.ts'
import { ABILITIES } from '../../../../src-shared/games/planet28/tables/abilities.ts'
import { getEquipment } from '../../../../src-shared/games/planet28/tables/equipment.ts'
import { rowIds } from '../../../../src-shared/games/planet28/tables/row.ts'
import { SKILLS, type SkillId } from '../../../../src-shared/games/planet28/tables/skills.ts'
import { TRAITS } from '../../../../src-shared/games/planet28/tables/traits.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'
import { createBill } from './bill.ts'
import {
  CHARACTER_START,
  HIT_POINT_STEP,
  SKILL_STEP_COST,
} from '../../../../src-shared/games/planet28/starting-profiles.ts'

/** What it costs to raise a skill, in points (P28-BUILD-2). */
export function skillCost(from: number, to: number): number {
  return (to - from) * SKILL_STEP_COST
}

/** The bill of a character, line by line; gear counts at list price, one credit a point (P28-BUILD-2, -3, -4). */
export function characterCost(profile: CharacterProfile, settings: Planet28Settings = DEFAULT_SETTINGS): Bill {
  const own: CostLine[] = [
    { part: 'base', source: 'New character', cost: CHARACTER_START.cost, rule: 'P28-BUILD-2' },
    ...rowIds(SKILLS).map((skill) => skillLine(skill, profile.skills[skill])),
    hitPointLine(profile.hitPoints),
    ...profile.traits.map((id) => rowLine('traits', TRAITS[id], `P28-TR-${id}`)),
    ...profile.abilities.map((id) => rowLine('abilities', ABILITIES[id], `P28-AB-${id}`)),
  ]
  const gear = profile.equipment.map((id) => {
    const { row, rule } = getEquipment(id)
    return rowLine('equipment', row, rule)
  })
  return createBill(own, gear, { least: settings.profileFloor, rule: 'P28-BUILD-3' })
}

function skillLine(skill: SkillId, value: number): CostLine {
  const cost = skillCost(CHARACTER_START.skill, value)
  return { part: 'skills', source: `${SKILLS[skill].name} ${value}`, cost, rule: 'P28-BUILD-2' }
}

function hitPointLine(hitPoints: number): CostLine {
  const cost = (hitPoints - CHARACTER_START.hitPoints) * (HIT_POINT_STEP.cost / HIT_POINT_STEP.hitPoints)
  return { part: 'hitPoints', source: `${hitPoints} hit-points`, cost, rule: 'P28-BUILD-2' }
}

function rowLine(part: CostPart, row: { readonly name: string; readonly cost: number }, rule: string): CostLine {
  return { part, source: row.name, cost: row.cost, rule }
}
