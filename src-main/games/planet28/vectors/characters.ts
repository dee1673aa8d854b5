import { type JsonRecord, parseList, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { isBelowHalfHitPoints } from '../battle/damage/wounds.ts'
import { checkCharacter } from '../builder/character-check.ts'
import { computeCharacterCost } from '../builder/character-cost.ts'
import { hasNoBlockingProblem } from '../builder/problems.ts'
import { computeSkillCost } from '../builder/profile-cost.ts'
import { canHold, canUseAtOnce } from '../rules/hands.ts'
import { LONE_HERO_ACTIONS, getLoneHeroBreakTests } from '../rules/lone-hero.ts'
import { computeCharacterSpeed } from '../rules/speed.ts'
import { sumBillPart, summarizeBill } from './bills.ts'
import { parseCharacter, parseGear, parseRecords, parseRules, parseTraits } from './parse-given.ts'

/** Worked examples of characters: cost, legality and hands (P28-BUILD-2 to -4, P28-WEAP-1, P28-SOLO-4). */
export const characterVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'skill-cost': (given) => ({
    cost: computeSkillCost(parseNumber(given['from'], 'from'), parseNumber(given['to'], 'to')),
  }),
  'character-cost': answerCost,
  'character-legal': answerLegal,
  'weapon-hands': answerHands,
  'weapons-per-action': answerUse,
  'solo-single': answerLoneHero,
}

function answerCost(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const profile = parseCharacter(given)
  const bill = computeCharacterCost(profile, rules)
  const parts = { ...summarizeBill(bill), hp: sumBillPart(bill, 'hitPoints') }
  return {
    parts,
    formula: bill.formula,
    cost: bill.cost,
    speedCm: computeCharacterSpeed(profile.traits, rules).speedCm,
  }
}

function answerLegal(given: JsonRecord, settings: JsonRecord) {
  const cases = parseRecords(given['cases'], 'cases').map(parseCharacter)
  return { legal: cases.map((profile) => hasNoBlockingProblem(checkCharacter(profile, parseRules(settings)))) }
}

function answerHands(given: JsonRecord, settings: JsonRecord) {
  const legal = parseRecords(given['sets'], 'sets').map(({ weapons, traits }) =>
    canHold(parseTraits(traits), parseGear(weapons, 'weapons'), parseRules(settings)),
  )
  return { legal }
}

function answerUse(given: JsonRecord) {
  const held = parseGear(given['weapons'], 'weapons')
  const actions = parseList(given['actions'], 'actions').map((used) => parseGear(used, 'action'))
  return { legal: actions.map((used) => canUseAtOnce(used, held)) }
}

/** Cost of a lone hero, or the break tests it takes. */
function answerLoneHero(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  if (given['skills'] === undefined) {
    const { wounds, fear } = getLoneHeroBreakTests(parseTraits(given['facing']), rules)
    const isWounded = isBelowHalfHitPoints(parseNumber(given['hp'], 'hp'), parseNumber(given['startHp'], 'startHp'))
    return { breakFromWounds: wounds && isWounded, breakFromFear: fear }
  }
  const bill = computeCharacterCost(parseCharacter(given), rules, { isLoneHero: true })
  return { hpCost: sumBillPart(bill, 'hitPoints'), cost: bill.cost, actions: LONE_HERO_ACTIONS }
}
