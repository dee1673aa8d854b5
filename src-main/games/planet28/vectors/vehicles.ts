import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findMaxSectionsOfKind } from '#shared/games/planet28/section-share.ts'
import { VEHICLE_SECTIONS, VEHICLE_SIZES } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { checkVehicle } from '../builder/vehicle-check.ts'
import { computeVehicleCost } from '../builder/vehicle-cost.ts'
import { getVehicleSizeProfile, computeVehicleStats } from '../rules/vehicle-stats.ts'
import { summarizeBill, summarizeLegality } from './bills.ts'
import { parseIdIn, parseNumbers, parseRecords, parseRules, parseVehicle } from './parse-given.ts'

/** Worked examples of vehicle building (P28-VB-1, P28-VB-2, P28-GRID-2, P28-VS-armour-plating). */
export const vehicleVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'vehicle-cost': answerCost,
  'vehicle-size': answerSize,
  'vehicle-plating': answerPlating,
}

function answerCost(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const profile = parseVehicle(given, rules)
  const bill = computeVehicleCost(profile, rules)
  const { hitPoints, ...stats } = computeVehicleStats(profile, rules)
  return {
    ...stats,
    hp: hitPoints,
    parts: summarizeBill(bill),
    cost: bill.cost,
    ...summarizeLegality(checkVehicle(profile, rules)),
  }
}

function answerSize(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  if (given['built'] !== undefined) return sizeAsBuilt(given, rules)
  return {
    size: parseNumbers(given['sections'], 'sections').map((sections) => getVehicleSizeProfile(sections, rules).size),
  }
}

/** Size profile of a vehicle. It keeps the size it was built in, whatever it has lost (P28-VEH-PROF-1). */
function sizeAsBuilt(given: JsonRecord, rules: Rules) {
  const built = parseNumber(given['built'], 'built')
  if (given['remaining'] !== undefined && parseNumber(given['remaining'], 'remaining') > built)
    throw new Error('remaining is more than built')
  return getVehicleSizeProfile(built, rules)
}

function answerPlating(given: JsonRecord) {
  const legal = parseRecords(given['cases'], 'cases').map(({ size, sections, plating }) => {
    const total = parseNumber(sections, 'sections')
    const most = findMaxSectionsOfKind(
      VEHICLE_SECTIONS['armour-plating'],
      parseIdIn(VEHICLE_SIZES, size, 'size'),
      total,
    )
    return most === null || parseNumber(plating, 'plating') <= most
  })
  return { legal }
}
