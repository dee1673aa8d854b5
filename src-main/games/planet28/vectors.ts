import type { Bill, CostPart, Problem } from '../../../src-shared/games/planet28/model.ts'
import { HIDDEN_AGENDAS } from '../../../src-shared/games/planet28/tables/hidden-agendas.ts'
import { VEHICLE_SECTIONS, VEHICLE_SIZES } from '../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord } from '../kit/json.ts'
import type { VectorGame } from '../kit/vector-game.ts'
import { checkCharacter } from './builder/character-check.ts'
import { characterCost, skillCost } from './builder/character-cost.ts'
import { findRefused, isLegal } from './builder/problems.ts'
import { mostAllowed } from './builder/section-check.ts'
import { checkVehicle } from './builder/vehicle-check.ts'
import { vehicleCost } from './builder/vehicle-cost.ts'
import { checkWarband } from './builder/warband-check.ts'
import { agendaReward, agendaWorth } from './campaign/hidden-agendas.ts'
import { characterSpeed } from './rules/speed.ts'
import { sizeProfile, vehicleStats } from './rules/vehicle-stats.ts'
import { readSettings, SETTING_CHOICES } from './settings.ts'
import { parseCharacter, parseIdIn, parseNumbers, parseVehicle } from './vector-given.ts'

/** The worked examples of Planet 28 that the rules here answer, by kind. */
export const planet28Vectors: VectorGame = {
  settings: Object.keys(SETTING_CHOICES),
  adapters: {
    'skill-cost': answerSkillCost,
    'character-cost': answerCharacterCost,
    'character-legal': answerCharacterLegal,
    'warband-cost': answerWarbandCost,
    'vehicle-cost': answerVehicleCost,
    'vehicle-size': answerVehicleSize,
    'vehicle-plating': answerVehiclePlating,
    agenda: answerAgenda,
  },
}

function answerSkillCost(given: JsonRecord) {
  return { cost: skillCost(parseNumber(given['from'], 'from'), parseNumber(given['to'], 'to')) }
}

function answerCharacterCost(given: JsonRecord, settings: JsonRecord) {
  const profile = parseCharacter(given)
  const bill = characterCost(profile, readSettings(settings))
  const parts = { ...partsOf(bill), hp: partOf(bill, 'hitPoints') }
  return { parts, formula: bill.formula, cost: bill.cost, speedCm: characterSpeed(profile.traits).speedCm }
}

function answerCharacterLegal(given: JsonRecord, settings: JsonRecord) {
  const cases = parseList(given['cases'], 'cases').map((one) => parseCharacter(parseRecord(one, 'case')))
  return { legal: cases.map((profile) => isLegal(checkCharacter(profile, readSettings(settings)))) }
}

function answerWarbandCost(given: JsonRecord, settings: JsonRecord) {
  const units = parseNumbers(given['characterCosts'], 'characterCosts').map((cost) => ({ cost, characters: 1 }))
  const muster = { limit: parseNumber(given['limit'], 'limit'), units, play: 'opposed' } as const
  const { total, leftoverCredits, problems } = checkWarband(muster, readSettings(settings))
  return { total, leftoverCredits, ...verdict(problems) }
}

function answerVehicleCost(given: JsonRecord, settings: JsonRecord) {
  const profile = parseVehicle(given, readSettings(settings))
  const bill = vehicleCost(profile, readSettings(settings))
  const { hitPoints, ...stats } = vehicleStats(profile)
  const problems = checkVehicle(profile, readSettings(settings))
  return { ...stats, hp: hitPoints, parts: partsOf(bill), cost: bill.cost, ...verdict(problems) }
}

function answerVehicleSize(given: JsonRecord) {
  if (given['built'] !== undefined) return sizeProfile(parseNumber(given['built'], 'built'))
  return { size: parseNumbers(given['sections'], 'sections').map((sections) => sizeProfile(sections).size) }
}

function answerVehiclePlating(given: JsonRecord) {
  const legal = parseList(given['cases'], 'cases').map((one) => {
    const { size, sections, plating } = parseRecord(one, 'case')
    const total = parseNumber(sections, 'sections')
    const most = mostAllowed(VEHICLE_SECTIONS['armour-plating'], parseIdIn(VEHICLE_SIZES, size, 'size'), total)
    return most === null || parseNumber(plating, 'plating') <= most
  })
  return { legal }
}

function answerAgenda(given: JsonRecord) {
  const { failedGames, agenda, done } = given
  if (Array.isArray(failedGames)) return { worth: parseNumbers(failedGames, 'failedGames').map(agendaWorth) }
  const reward = agendaReward(parseIdIn(HIDDEN_AGENDAS, agenda, 'agenda'), parseNumber(failedGames, 'failedGames'))
  return done === true ? reward : { points: 0 }
}

const PARTS = ['base', 'skills', 'type', 'sections', 'traits', 'abilities', 'equipment', 'weapons'] as const

function partsOf(bill: Bill): JsonRecord {
  return Object.fromEntries(PARTS.map((part) => [part, partOf(bill, part)]))
}

function partOf(bill: Bill, part: CostPart): number {
  return bill.lines.filter((line) => line.part === part).reduce((sum, line) => sum + line.cost, 0)
}

function verdict(problems: readonly Problem[]) {
  const fault = findRefused(problems)
  return fault === null ? { legal: true } : { legal: false, why: fault.code }
}
