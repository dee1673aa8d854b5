import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import type { Loadout, SquadProfile, WarbandPlan } from '#shared/games/planet28/model.ts'
import { getMinEnemyPoints } from '#shared/games/planet28/solo-size.ts'
import { CHARACTER_START, HIT_POINT_STEP } from '#shared/games/planet28/starting-profiles.ts'
import { computeSquadCost } from '../builder/squad-cost.ts'
import { isStillSquad } from '../builder/squad-dissolve.ts'
import { isStartingSquadSize, countSameWeaponMembers, getMinSameWeaponMembers } from '../builder/squad-members.ts'
import { checkWarband, computeLeftoverCredits, createWarbandBill } from '../builder/warband-check.ts'
import { summarizeLegality } from './bills.ts'
import { parseGear, parseNumbers, parseRecords, parseRules } from './parse-given.ts'

/** Worked examples of warbands and squads (P28-BUILD-1, P28-BUILD-4, P28-SQ-1, P28-SQ-2, P28-SQ-12, P28-SOLO-1). */
export const warbandVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'warband-cost': answerWarband,
  'squad-cost': answerSquad,
  'squad-weapons': answerSquadWeapons,
  'squad-size': (given) => ({ legal: parseNumbers(given['start'], 'start').map(isStartingSquadSize) }),
  'squad-dissolve': answerDissolve,
  'solo-size': answerSoloSize,
}

function answerWarband(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const costs = parseNumbers(given['characterCosts'], 'characterCosts')
  const units = costs.map((cost, at) => ({ id: `unit-${at}`, name: `Unit ${at}`, cost, characters: 1 }))
  const pointLimit = parseNumber(given['limit'], 'limit')
  const plan: WarbandPlan = { pointLimit, play: 'opposed', leaderId: null, stash: [] }
  const bill = createWarbandBill(units, [], rules)
  return {
    total: bill.cost,
    leftoverCredits: computeLeftoverCredits(plan, bill),
    ...summarizeLegality(checkWarband(plan, units, rules)),
  }
}

function answerSquad(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const profile = squadCosting(parseNumber(given['profileCost'], 'profileCost'), parseLoadouts(given))
  const { has, needs } = countSameWeaponMembers(profile, rules)
  return { cost: computeSquadCost(profile, rules).cost, weaponsLegal: has >= needs }
}

/** A squad whose members cost the given amount each, all spent on hit points. */
function squadCosting(profileCost: number, loadouts: readonly Loadout[]): SquadProfile {
  const { cost, skill, hitPoints } = CHARACTER_START
  const steps = (profileCost - cost) / HIT_POINT_STEP.cost
  const skills = { A: skill, F: skill, S: skill, AW: skill, P: skill }
  return { skills, hitPoints: hitPoints + steps * HIT_POINT_STEP.hitPoints, traits: [], abilities: [], loadouts }
}

/** Parses loadouts. Shared gear is carried by all members, each weapon by the number given in the example. */
function parseLoadouts(given: JsonRecord): Loadout[] {
  const shared = given['sharedEquipment'] === undefined ? [] : parseGear(given['sharedEquipment'], 'sharedEquipment')
  const members = parseNumber(given['members'], 'members')
  const armed = (given['weapons'] === undefined ? [] : parseRecords(given['weapons'], 'weapons')).map(({ id, n }) => ({
    members: parseNumber(n, 'n'),
    equipment: [...shared, ...parseGear([id], 'weapons')],
  }))
  const unarmed = members - armed.reduce((sum, loadout) => sum + loadout.members, 0)
  if (unarmed < 0) throw new Error(`There are more weapons than ${members} members`)
  return unarmed === 0 ? armed : [...armed, { members: unarmed, equipment: shared }]
}

function answerSquadWeapons(given: JsonRecord) {
  const sizes = parseNumbers(given['members'], 'members')
  const sameWeapon = sizes.map(getMinSameWeaponMembers)
  return { sameWeapon, free: sizes.map((size) => size - getMinSameWeaponMembers(size)) }
}

function answerDissolve(given: JsonRecord) {
  const left = parseNumber(given['members'], 'members') - parseNumber(given['lost'], 'lost')
  const squad = isStillSquad(left)
  return { squad, independents: squad ? 0 : left }
}

function answerSoloSize(given: JsonRecord) {
  const least = getMinEnemyPoints(parseNumber(given['own'], 'own'))
  return { legal: parseNumbers(given['enemy'], 'enemy').map((points) => points >= least) }
}
