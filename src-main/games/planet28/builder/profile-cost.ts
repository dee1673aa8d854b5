import { CAMPAIGN_PRICES, HIT_POINTS_PER_PURCHASE } from '#shared/games/planet28/campaign-numbers.ts'
import type { UnequippedProfile, CostLine, CostPart } from '#shared/games/planet28/model.ts'
import { getRulebookRow, getRuleId, type Rules } from '#shared/games/planet28/rulebook.ts'
import {
  CHARACTER_START,
  LONE_HERO_HIT_POINT_STEP,
  HIT_POINT_STEP,
  SKILL_STEP_COST,
} from '#shared/games/planet28/starting-profiles.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'
import { findCheapestHitPointSteps } from '../rules/lone-hero.ts'

/** Facts about a unit that its profile does not contain. */
export interface UnitBuildContext {
  /** The only character of a solo warband, which buys hit points by its own rule (P28-SOLO-4). */
  readonly isLoneHero?: boolean
  /** Number of hit points bought in a campaign, in steps of five (P28-CAMP-4). */
  readonly hitPointsGrown?: number
  /**
   * Whether the unit has fought in a campaign: its warband may then exceed the point limit, and a squad may be short
   * of members (P28-CAMP-4, P28-SQ-14).
   */
  readonly hasFought?: boolean
}

/** Cost of raising a skill, in points (P28-BUILD-2). */
export function computeSkillCost(from: number, to: number): number {
  return (to - from) * SKILL_STEP_COST
}

/** Bill lines of a profile without gear (P28-BUILD-2). */
export function listProfileCostLinesExceptGear(
  profile: UnequippedProfile,
  rules: Rules,
  options: UnitBuildContext = {},
): CostLine[] {
  const rowLine = (part: CostPart, table: 'traits' | 'abilities', id: string): CostLine => {
    const { name, cost } = getRulebookRow(rules.tables, table, id)
    return { part, source: name, cost, rule: getRuleId(table, id) }
  }
  return [
    { part: 'base', source: 'New character', cost: CHARACTER_START.cost, rule: 'P28-BUILD-2' },
    ...listRowIds(SKILLS).map((skill) => skillLine(skill, profile.skills[skill])),
    hitPointLine(profile.hitPoints - (options.hitPointsGrown ?? 0), options.isLoneHero === true),
    ...grownLines(options.hitPointsGrown ?? 0),
    ...profile.traits.map((id) => rowLine('traits', 'traits', id)),
    ...profile.abilities.map((id) => rowLine('abilities', 'abilities', id)),
  ]
}

/** Bill line of a piece of gear at list price, one point per credit (P28-BUILD-4). */
export function createGearCostLine(id: string, rules: Rules): CostLine {
  const { row, rule } = getEquipment(rules.tables, id)
  return { part: 'equipment', source: row.name, cost: row.cost, rule }
}

function skillLine(skill: SkillId, value: number): CostLine {
  const cost = computeSkillCost(CHARACTER_START.skill, value)
  return { part: 'skills', source: `${SKILLS[skill].name} ${value}`, cost, rule: 'P28-BUILD-2' }
}

/** Bill lines of hit points bought in a campaign, at their campaign price (P28-CAMP-4). */
function grownLines(hitPoints: number): CostLine[] {
  const cost = (hitPoints / HIT_POINTS_PER_PURCHASE) * CAMPAIGN_PRICES.hitPoints
  const source = `${hitPoints} hit points gained in the campaign`
  return hitPoints === 0 ? [] : [{ part: 'hitPoints', source, cost, rule: 'P28-CAMP-4' }]
}

/**
 * Bill line of hit points bought in the cheapest steps. Hit points that no steps reach are priced individually, and
 * the check refuses them.
 */
function hitPointLine(hitPoints: number, isLoneHero: boolean): CostLine {
  const part = 'hitPoints'
  const steps = findCheapestHitPointSteps(hitPoints, { isLoneHero })
  if (steps === null || steps.hero === 0) {
    const cost = (hitPoints - CHARACTER_START.hitPoints) * (HIT_POINT_STEP.cost / HIT_POINT_STEP.hitPoints)
    return { part, source: `${hitPoints} hit points`, cost, rule: 'P28-BUILD-2' }
  }
  const mix = [
    `${steps.hero} × ${LONE_HERO_HIT_POINT_STEP.hitPoints} for ${LONE_HERO_HIT_POINT_STEP.cost}`,
    ...(steps.normal === 0 ? [] : [`${steps.normal} × ${HIT_POINT_STEP.hitPoints} for ${HIT_POINT_STEP.cost}`]),
  ]
  const cost = steps.hero * LONE_HERO_HIT_POINT_STEP.cost + steps.normal * HIT_POINT_STEP.cost
  return { part, source: `${hitPoints} hit points (${mix.join(', ')})`, cost, rule: 'P28-SOLO-4' }
}
