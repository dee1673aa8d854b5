import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { canConditionBeHealed } from '#main/games/planet28/campaign/growth/injury-roll.ts'
import { CAMPAIGN_PRICES } from '#shared/games/planet28/campaign-numbers.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { formatCount } from '#shared/kit/format.ts'
import { convertPointsToCredits } from '../conversion.ts'
import { type PurchasePlanResult, type PurchaseOfKind, createMultipliedPart } from './plan.ts'
import type { PurchaseFunds } from './purchase-choice.ts'

/**
 * Plans the healing of an injury or of vehicle damage after one game with it. Paid by the unit, else by the pool
 * (P28-INJ-0, P28-VDT-0).
 */
export function planHealing(unit: CampaignUnit, { conditionId }: PurchaseOfKind<'heal'>): PurchasePlanResult {
  const condition = unit.conditions.find(({ id }) => id === conditionId)
  if (condition === undefined) {
    return { label: 'Heal', refusal: `${unit.name} has no such injury any more. Choose another.` }
  }
  const { name, isHealable } = getConditionRow(condition.condition)
  const label = `${unit.kind === 'vehicle' ? 'Mend' : 'Heal'} ${name.toLowerCase()}`
  if (!isHealable) return { label, refusal: `${name} costs no points: it passes by itself or by a repair.` }
  const early = `${name} can be healed after one game played with it. Play one first.`
  if (!canConditionBeHealed(condition)) return { label, refusal: early }
  const rule = unit.kind === 'vehicle' ? 'P28-VDT-0' : 'P28-INJ-0'
  const conditions = unit.conditions.filter(({ id }) => id !== conditionId)
  const parts = [createMultipliedPart(1, label, CAMPAIGN_PRICES.heal, rule)]
  const after = { ...unit, conditions }
  return { label, currency: 'points', parts, rule, payer: 'ownElsePool', after, ended: [conditionId] }
}

/** Conditions that points can heal now or later. */
export function listHealingPurchases({ conditions }: CampaignUnit): PurchaseOfKind<'heal'>[] {
  const healable = conditions.filter(({ condition }) => getConditionRow(condition).isHealable)
  return healable.map(({ id }) => ({ what: 'heal', conditionId: id }))
}

/** Plans a conversion of campaign points to credits of the warband, in whole pairs (P28-CAMP-6). */
export function planConversion(
  unit: CampaignUnit,
  { points }: PurchaseOfKind<'convert'>,
  rules: Rules,
): PurchasePlanResult {
  const title = 'Points into credits'
  const own = 'A vehicle spends its campaign points on itself only.'
  if (unit.kind === 'vehicle') return { label: title, refusal: own }
  const isWhole = Number.isInteger(points) && points >= 1
  if (!isWhole) return { label: title, refusal: 'Convert a whole number of points, 1 or more.' }
  const { credits, pointsLeft, parts } = convertPointsToCredits(points, { traits: unit.profile.traits }, rules)
  const odd = `${points} points leave ${pointsLeft} over. Convert ${points - pointsLeft}, or ${pointsLeft} more.`
  if (pointsLeft > 0) return { label: title, refusal: odd }
  const label = `${formatCount(points, 'point')} into ${formatCount(credits, 'credit')}`
  const rule = 'P28-CAMP-6'
  return {
    label,
    currency: 'points',
    rule,
    payer: 'own',
    after: unit,
    parts: [createMultipliedPart(1, label, points, rule)],
    creditParts: parts.map((part) => ({ ...part, value: -part.value })),
  }
}

/**
 * The largest possible conversion, if any: of the unit's own points, or of a share in a co-op game (P28-CAMP-6,
 * P28-COOP-1).
 */
export function listPointConversionPurchases(
  unit: CampaignUnit,
  rules: Rules,
  funds: PurchaseFunds,
): PurchaseOfKind<'convert'>[] {
  if (unit.kind === 'vehicle') return []
  const most = funds.isPoolFree === true ? Math.max(funds.points, funds.pool) : funds.points
  const { pointsUsed } = convertPointsToCredits(most, { traits: unit.profile.traits }, rules)
  return pointsUsed > 0 ? [{ what: 'convert', points: pointsUsed }] : []
}
