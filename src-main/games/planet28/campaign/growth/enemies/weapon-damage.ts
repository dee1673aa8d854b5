import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { getHighestTotal, computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import { isDiceText } from '#shared/games/planet28/dice-text.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'

/** A weapon and its mean damage. */
export interface MeanWeaponDamage {
  readonly name: string
  readonly mean: number
  readonly isRanged: boolean
}

/** Bare hands, which every unit has (P28-WEAP-6). */
const HANDS = 'fist'

/** Finds the strongest weapon that a unit carries or mounts. */
export function findStrongestWeapon(unit: CampaignUnit, rules: Rules): MeanWeaponDamage | null {
  const strikes = weaponIds(unit).flatMap((id) => findMeanWeaponDamage(id, rules) ?? [])
  return strikes.reduce<MeanWeaponDamage | null>(
    (best, strike) => (best !== null && best.mean >= strike.mean ? best : strike),
    null,
  )
}

/** Mean damage of a weapon. Null if the id is unknown or the damage is not given in dice. */
export function findMeanWeaponDamage(id: string, { tables }: Rules): MeanWeaponDamage | null {
  const weapon = findMountedWeapon(tables, id)
  if (weapon === null || !isDiceText(weapon.row.damage) || getHighestTotal(weapon.row.damage) === 0) return null
  const { name, damage, type } = weapon.row
  return { name, mean: computeMean(computeDiceOdds(damage)), isRanged: type === 'ranged' }
}

/** Skill that a unit attacks with: that of its strongest weapon, or the better one with bare hands. */
export function getAttackSkill(unit: CampaignUnit, rules: Rules): SkillId {
  if (unit.kind === 'vehicle') return 'S'
  const armed = weaponIds(unit).some((id) => id !== HANDS && findRulebookRow(rules.tables, 'weapons', id) !== null)
  if (armed) return findStrongestWeapon(unit, rules)?.isRanged === true ? 'S' : 'F'
  return unit.profile.skills.S > unit.profile.skills.F ? 'S' : 'F'
}

/** Chance of a hit with a skill, in percent (P28-ROLL-2). */
export function computeHitPercent(skill: number): number {
  return 10 * Math.min(9, Math.max(1, skill - 1))
}

function weaponIds(unit: CampaignUnit): string[] {
  if (unit.kind === 'character') return [HANDS, ...unit.profile.equipment]
  if (unit.kind === 'squad') return [HANDS, ...(unit.profile.loadouts[0]?.equipment ?? [])]
  return [...unit.profile.sections.flatMap(({ weapon }) => weapon ?? []), ...unit.profile.weapons]
}
