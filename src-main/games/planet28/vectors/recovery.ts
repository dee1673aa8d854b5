import type { RecordedDice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { CAMPAIGN_PRICES } from '#shared/games/planet28/campaign-numbers.ts'
import type { Condition, ConditionId } from '#shared/games/planet28/campaign/conditions.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { CHARACTER_START, SKILL_STEP_COST, VEHICLE_START } from '#shared/games/planet28/starting-profiles.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import {
  canRestoreSectionsFree,
  rollFreeRestoredSectionCount,
  rollVehicleDamage,
  computeNewVehicleRefund,
} from '../campaign/aftermath/vehicle-damage.ts'
import { computeProfileUnderConditions } from '../campaign/growth/conditions.ts'
import { canConditionBeHealed, createBlankConditionDraft, rollInjury } from '../campaign/growth/injury-roll.ts'
import { rollSquadLosses } from '../campaign/growth/squad-progression.ts'
import {
  EMPTY_CHARACTER,
  parseIdIn,
  parseNumbers,
  parseRules,
  parseTraits,
  buildSkillsFromSteps,
} from './parse-given.ts'

/** Worked examples of injuries, squads and vehicles after a battle (P28-INJ-0 to -8, P28-SQ-13, P28-SQ-14, P28-VCAMP-3, P28-VDT-6). */
export const recoveryVectors: Readonly<Record<string, VectorExampleRunner>> = {
  injury: answerInjury,
  'heal-injury': answerHealing,
  'squad-progression': answerSquad,
  'vehicle-restore': answerRestore,
  'vehicle-wreck': answerWreck,
}

function answerInjury(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const rules = parseRules(settings)
  const number = (name: string, usual: number): number =>
    given[name] === undefined ? usual : parseNumber(given[name], name)
  const { A, AW, P } = EMPTY_CHARACTER.skills
  const traits = given['traits'] === undefined ? [] : parseTraits(given['traits'])
  const skills = { ...EMPTY_CHARACTER.skills, A: number('A', A), AW: number('AW', AW), P: number('P', P) }
  const profile = { ...EMPTY_CHARACTER, skills, hitPoints: number('hp', EMPTY_CHARACTER.hitPoints), traits }
  const { injury, condition } = rollInjury(profile, rules, dice)
  const conditions = condition === null ? [] : [{ ...bareCondition(condition.condition), ...condition }]
  const { profile: after, modifiers } = computeProfileUnderConditions(profile, conditions, rules)
  const slower = modifiers.filter(({ on }) => on === 'speedCm').reduce((sum, { value }) => sum + value, 0)
  const speedCm = number('speedCm', CHARACTER_START.speedCm) + slower
  const { A: agility, AW: awareness, P: psyche } = after.skills
  return { injury, hp: after.hitPoints, A: agility, AW: awareness, P: psyche, speedCm, games: condition?.gamesLeft }
}

function answerHealing(given: JsonRecord) {
  const condition = parseIdIn(INJURIES, given['injury'], 'injury')
  const points = parseNumber(given['points'], 'points')
  const tries = parseNumbers(given['gamesPlayedWithIt'], 'gamesPlayedWithIt').map(
    (gamesPlayed) =>
      isLasting(condition) && canConditionBeHealed({ condition, gamesPlayed }) && points >= CAMPAIGN_PRICES.heal,
  )
  return { allowed: tries, pointsLeft: tries.map((heals) => (heals ? points - CAMPAIGN_PRICES.heal : points)) }
}

function isLasting(injury: keyof typeof INJURIES): injury is Exclude<typeof injury, 'complete-recovery' | 'death'> {
  return INJURIES[injury].healable
}

function answerSquad(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const steps = (parseNumber(given['profileCost'], 'profileCost') - CHARACTER_START.cost) / SKILL_STEP_COST
  const loadouts = [{ members: parseNumber(given['members'], 'members'), equipment: [] }]
  const { skills, traits, abilities } = { ...EMPTY_CHARACTER, skills: buildSkillsFromSteps(steps) }
  const profile = { skills, traits, abilities, hitPoints: parseNumber(given['hpEach'], 'hpEach'), loadouts }
  const tally = { lost: parseNumber(given['slain'], 'slain'), hitPointsLeft: parseNumber(given['endHp'], 'endHp') }
  const rules = parseRules(settings)
  const after = rollSquadLosses(profile, tally, rules, dice)
  return {
    battleScarred: after.condition !== null,
    skillModNextGame: after.condition === null ? 0 : -1,
    permanentlyLost: after.died,
    members: after.members,
    newCost: after.cost,
    newTotalHp: after.hitPoints,
  }
}

function answerRestore(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const built = parseNumber(given['built'], 'built')
  const remaining = parseNumber(given['remaining'], 'remaining')
  if (!canRestoreSectionsFree(built, remaining, parseRules(settings).settings)) {
    return { allowed: false, restored: 0, usable: remaining }
  }
  const restored = Math.min(rollFreeRestoredSectionCount(dice), built - remaining)
  return { allowed: true, restored, usable: remaining + restored }
}

function answerWreck(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const { skill } = VEHICLE_START
  const profile = {
    type: 'ground',
    A: skill,
    S: skill,
    sections: CORE_PLACED_SECTIONS,
    traits: [],
    abilities: [],
    weapons: [],
  }
  const { damage } = rollVehicleDamage({ profile }, parseRules(settings), dice)
  return {
    result: damage,
    newVehiclePoints: computeNewVehicleRefund(damage, parseNumber(given['builtCost'], 'builtCost')),
  }
}

function bareCondition(condition: ConditionId): Condition {
  return { id: 'condition', unitId: 'unit', unitKind: 'character', ...createBlankConditionDraft(condition) }
}
