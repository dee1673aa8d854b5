import { createGearCostLine } from '#main/games/planet28/builder/profile-cost.ts'
import { computeMemberCost } from '#main/games/planet28/builder/squad-cost.ts'
import { addMembers } from '#main/games/planet28/builder/squad-members.ts'
import { CAMPAIGN_PRICES, HIT_POINTS_PER_PURCHASE } from '#shared/games/planet28/campaign-numbers.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { findRulebookRow, type Rules, getRuleId, type TableName } from '#shared/games/planet28/rulebook.ts'
import { HIGHEST_SKILL, PROFILE_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { isRowId, listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  getPriceMultiplier,
  type PurchasePlanResult,
  type PurchaseOfKind,
  createMultipliedPart,
  changeUnitProfile,
} from './plan.ts'

/** Plans one step of a skill for 20 points, up to 10 (P28-CAMP-4, P28-VCAMP-1, P28-SQC-1). */
export function planSkillPurchase(
  unit: CampaignUnit,
  { skill }: PurchaseOfKind<'skill'>,
  rules: Rules,
): PurchasePlanResult {
  if (!isRowId(SKILLS, skill) || !listRaisableSkills(unit).includes(skill))
    return { label: skill, refusal: `${unit.name} has no skill "${skill}".` }
  const { name } = SKILLS[skill]
  const value = unit.kind === 'vehicle' ? vehicleSkill(unit.profile, skill) : unit.profile.skills[skill]
  const most = `${name} is ${value} already, the most. Choose another skill.`
  if (value >= HIGHEST_SKILL) return { label: name, refusal: most }
  const rule = unit.kind === 'vehicle' ? 'P28-VCAMP-1' : 'P28-CAMP-4'
  const label = `${name} ${value} to ${value + 1}`
  const parts = [createMultipliedPart(getPriceMultiplier(unit, rules), label, CAMPAIGN_PRICES.skill, rule)]
  return { label, currency: 'points', parts, rule, payer: 'own', after: withSkill(unit, skill, value + 1) }
}

/** Skills that a unit can raise. A vehicle has two (P28-VCAMP-1). */
export function listRaisableSkills({ kind }: CampaignUnit): string[] {
  return kind === 'vehicle' ? ['A', 'S'] : listRowIds(SKILLS)
}

/** Plans five hit points for 20 points (P28-CAMP-4). */
export function planHitPointPurchase(unit: CampaignUnit, rules: Rules): PurchasePlanResult {
  const label = `${HIT_POINTS_PER_PURCHASE} hit points`
  if (unit.kind === 'vehicle') return { label, refusal: 'Vehicles buy sections instead of hit points.' }
  const hitPoints = unit.profile.hitPoints + HIT_POINTS_PER_PURCHASE
  const most = `${PROFILE_LIMITS.hitPoints} hit points are the most.`
  if (hitPoints > PROFILE_LIMITS.hitPoints) return { label, refusal: most }
  const parts = [createMultipliedPart(getPriceMultiplier(unit, rules), label, CAMPAIGN_PRICES.hitPoints, 'P28-CAMP-4')]
  const hitPointsGrown = (unit.hitPointsGrown ?? 0) + HIT_POINTS_PER_PURCHASE
  const after = { ...changeUnitProfile(unit, { hitPoints }), hitPointsGrown }
  return { label, currency: 'points', parts, rule: 'P28-CAMP-4', payer: 'own', after }
}

/**
 * Plans a trait or ability at its price. A negative trait refunds no points unless ruled otherwise (P28-CAMP-4,
 * `negativeTraitRefund`).
 */
export function planTraitOrAbilityPurchase(
  unit: CampaignUnit,
  { what, id }: PurchaseOfKind<'trait' | 'ability'>,
  rules: Rules,
): PurchasePlanResult {
  const table = getTraitOrAbilityTable(unit, what)
  const row = findRulebookRow(rules.tables, table, id)
  if (row === null) return { label: id, refusal: `No ${what} is called "${id}". Choose another.` }
  const price = rules.settings.negativeTraitRefund ? row.cost : Math.max(0, row.cost)
  const rule = getRuleId(table, id)
  const parts = price === 0 ? [] : [createMultipliedPart(getPriceMultiplier(unit, rules), row.name, price, rule)]
  return { label: row.name, currency: 'points', parts, rule, payer: 'own', after: withTalent(unit, what, id) }
}

/** Table of the traits or abilities of a unit. */
export function getTraitOrAbilityTable({ kind }: CampaignUnit, what: 'trait' | 'ability') {
  const isVehicle = kind === 'vehicle'
  const table =
    what === 'trait' ? (isVehicle ? 'vehicleTraits' : 'traits') : isVehicle ? 'vehicleAbilities' : 'abilities'
  return table satisfies TableName
}

/**
 * Plans new squad members: each at the cost of the profile, with the gear of the first loadout for credits (P28-SQC-1,
 * P28-SQ-14).
 */
export function planMemberPurchase(
  unit: CampaignUnit,
  { members }: PurchaseOfKind<'members'>,
  rules: Rules,
): PurchasePlanResult {
  const label = formatCount(members, 'member')
  if (unit.kind !== 'squad') return { label, refusal: 'Only squads take on members.' }
  const isWhole = Number.isInteger(members) && members >= 1
  if (!isWhole) return { label, refusal: 'Take on a whole number of members, 1 or more.' }
  const { profile, hitPointsGrown = 0 } = unit
  const cost = computeMemberCost(profile, rules, { hitPointsGrown })
  const rule = 'P28-SQC-1'
  const gear = (profile.loadouts[0]?.equipment ?? []).map((id) => createGearCostLine(id, rules))
  return {
    label,
    currency: 'points',
    rule,
    payer: 'ownElsePool',
    parts: cost === 0 ? [] : [createMultipliedPart(members, 'new member', cost, rule)],
    creditParts: gear
      .filter((line) => line.cost !== 0)
      .map((line) => createMultipliedPart(members, line.source, line.cost, line.rule)),
    after: { ...unit, profile: { ...profile, loadouts: addMembers(profile.loadouts, members) } },
  }
}

function vehicleSkill(profile: { readonly A: number; readonly S: number }, skill: string): number {
  return skill === 'A' ? profile.A : profile.S
}

function withSkill(unit: CampaignUnit, skill: string, value: number): CampaignUnit {
  if (unit.kind === 'vehicle') return changeUnitProfile(unit, { [skill]: value })
  return changeUnitProfile(unit, { skills: { ...unit.profile.skills, [skill]: value } })
}

function withTalent(unit: CampaignUnit, what: 'trait' | 'ability', id: string): CampaignUnit {
  const { traits, abilities } = unit.profile
  return changeUnitProfile(unit, what === 'trait' ? { traits: [...traits, id] } : { abilities: [...abilities, id] })
}
