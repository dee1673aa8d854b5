import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseText } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { HIT_POINTS_PER_PURCHASE } from '#shared/games/planet28/campaign-numbers.ts'
import type { CharacterTally, VehicleTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { ABILITIES } from '#shared/games/planet28/tables/abilities.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import {
  getAgendaReward,
  getAgendaPoints,
  rollAgendaCredits,
  rollCornerSearch,
} from '../campaign/agendas/hidden-agendas.ts'
import { buyForUnit } from '../campaign/growth/advancement.ts'
import { computeRecruitPrice } from '../campaign/growth/recruit.ts'
import {
  listPointsEarnedByCharacter,
  listPointsEarnedByVehicle,
  listPointsEarnedByWarband,
} from '../campaign/money/campaign-points.ts'
import { convertPointsToCredits } from '../campaign/money/conversion.ts'
import { splitCoopPoints } from '../campaign/money/coop-split.ts'
import { sumPriceParts } from '../campaign/money/purchases/plan.ts'
import {
  EMPTY_CHARACTER,
  parseIdIn,
  parseIdsIn,
  parseNumbers,
  parseRecords,
  parseRules,
  parseTraits,
  buildSkillsFromSteps,
} from './parse-given.ts'

/** Worked examples of a campaign (P28-CAMP-1 to -6, P28-COOP-1, P28-VCAMP-1, P28-AGENDA-2). */
export const campaignVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'campaign-points': answerPoints,
  'campaign-points-warband': answerWarbandPoints,
  'campaign-spend': answerSpending,
  'campaign-recruit': answerRecruits,
  convert: answerConversion,
  'coop-split': answerSplit,
  agenda: answerAgenda,
  'vehicle-campaign': answerVehiclePoints,
}

const WHO = { unitId: 'unit', warbandId: 'warband', name: 'Unit' }

function answerPoints(given: JsonRecord, settings: JsonRecord) {
  const wasHurt = given['wounded'] === true
  const tally: CharacterTally = {
    ...WHO,
    kind: 'character',
    fate: given['survived'] === true ? 'stood' : 'fell',
    hits: parseNumber(given['hits'], 'hits'),
    kills: parseNumber(given['kills'], 'kills'),
    wasHurt,
    isHurtAtEnd: wasHurt,
  }
  return { points: sumPriceParts(listPointsEarnedByCharacter(tally, parseRules(settings).settings)) }
}

function answerWarbandPoints(given: JsonRecord, settings: JsonRecord) {
  const points = parseRecords(given['cases'], 'cases').map(({ goal, enemies, destroyed }) => {
    const counted = { enemies: parseNumber(enemies, 'enemies'), destroyed: parseNumber(destroyed, 'destroyed') }
    return sumPriceParts(
      listPointsEarnedByWarband({ reachedGoal: goal === true, ...counted }, parseRules(settings).settings),
    )
  })
  return { points }
}

function answerVehiclePoints(given: JsonRecord, settings: JsonRecord) {
  const lost = parseNumber(given['sectionsLost'], 'sectionsLost')
  const tally: VehicleTally = {
    ...WHO,
    kind: 'vehicle',
    hits: 0,
    wasHurt: lost > 0,
    isHurtAtEnd: lost > 0,
    damaged: [],
    fate: given['survived'] === true ? 'stood' : 'destroyed',
    kills: parseNumber(given['kills'], 'kills'),
    sectionsDestroyed: parseNumber(given['sectionsDestroyed'], 'sectionsDestroyed'),
    lostCells: GRID_CELLS.slice(0, lost),
  }
  return { points: sumPriceParts(listPointsEarnedByVehicle(tally, parseRules(settings).settings)) }
}

function answerSpending(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const points = parseNumber(given['points'], 'points')
  const buyer: CampaignUnit = { ...bareUnit(EMPTY_CHARACTER), name: 'Unit' }
  const purchases = parseRecords(given['buy'], 'buy').flatMap(parsePurchases)
  const after = purchases.reduce<Spending>((done, purchase) => spend(done, purchase, rules), { unit: buyer, points })
  return { spent: points - after.points, left: after.points }
}

interface Spending {
  readonly unit: CampaignUnit
  readonly points: number
}

function spend(done: Spending, purchase: Purchase, rules: Rules): Spending {
  const sale = buyForUnit(done.unit, purchase, { points: done.points, pool: 0, credits: 0 }, rules)
  return sale.ok ? { unit: sale.unit, points: done.points - sale.offer.price } : done
}

/**
 * Parses a purchase of an example: a skill with `to` such as +2, hit points in fives, a trait or an ability
 * (P28-CAMP-4).
 */
function parsePurchases({ skill, to, hp, trait, ability }: JsonRecord): Purchase[] {
  if (skill !== undefined) return repeat({ what: 'skill', skill: parseText(skill, 'skill') }, parseSteps(to))
  if (hp !== undefined) return repeat({ what: 'hit-points' }, parseNumber(hp, 'hp') / HIT_POINTS_PER_PURCHASE)
  if (trait !== undefined) return [{ what: 'trait', id: parseText(trait, 'trait') }]
  return [{ what: 'ability', id: parseIdIn(ABILITIES, ability, 'ability') }]
}

function parseSteps(to: unknown): number {
  return to === undefined ? 1 : Number(/^\+(\d+)$/.exec(parseText(to, 'to'))?.[1])
}

function repeat(purchase: Purchase, times: number): Purchase[] {
  if (!Number.isInteger(times)) throw new Error(`${purchase.what} cannot be bought ${times} times`)
  return Array.from({ length: times }, () => purchase)
}

function answerRecruits(given: JsonRecord, settings: JsonRecord) {
  const cost = parseRecords(given['cases'], 'cases').map(({ levels, traits, abilities, replacesDead }) => {
    const profile = {
      ...EMPTY_CHARACTER,
      skills: buildSkillsFromSteps(parseNumber(levels, 'levels')),
      traits: parseTraits(traits),
      abilities: parseIdsIn(ABILITIES, abilities, 'abilities'),
    }
    const dues = { replacesDead: replacesDead === true, vehiclePoints: 0 }
    return sumPriceParts(computeRecruitPrice({ kind: 'character', profile }, dues, parseRules(settings)).points)
  })
  return { cost }
}

function answerConversion(given: JsonRecord, settings: JsonRecord) {
  const traits = given['traits'] === undefined ? [] : parseTraits(given['traits'])
  return convertPointsToCredits(
    parseNumber(given['points'], 'points'),
    { traits, all: given['all'] === true },
    parseRules(settings),
  )
}

function answerSplit(given: JsonRecord) {
  const players = parseRecords(given['players'], 'players').map(({ id, points }) => ({
    id: parseText(id, 'id'),
    points: parseNumber(points, 'points'),
  }))
  return splitCoopPoints(players, given['reserve'] === undefined ? 0 : parseNumber(given['reserve'], 'reserve'))
}

function answerAgenda(
  { failedGames, agenda, done, corners, warband: _members }: JsonRecord,
  _settings: JsonRecord,
  dice: Dice,
) {
  if (Array.isArray(failedGames)) return { worth: parseNumbers(failedGames, 'failedGames').map(getAgendaPoints) }
  const id = parseIdIn(HIDDEN_AGENDAS, agenda, 'agenda')
  const found = corners === undefined ? null : rollCornerSearch(id, parseNumber(corners, 'corners'), dice)
  if (done !== true && found === null) return { points: 0, found, credits: 0 }
  const games = failedGames === undefined ? 0 : parseNumber(failedGames, 'failedGames')
  return { ...getAgendaReward(id, games), found, credits: rollAgendaCredits(id, dice) }
}

function bareUnit(profile: CharacterProfile): Extract<CampaignUnit, { kind: 'character' }> {
  return { id: 'unit', warbandId: 'warband', name: 'Unit', kind: 'character', profile, conditions: [] }
}
