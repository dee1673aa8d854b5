import type { RecordedDice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { ITEMS } from '#shared/games/planet28/tables/items.ts'
import { rollArmourHitPoints, computeArmourAbsorption } from '../campaign/aftermath/armour-hit-points.ts'
import { listDosesByUse, rollAddiction } from '../campaign/money/fees.ts'
import { rollHaggledPrice } from '../campaign/money/haggle.ts'
import { rollIncome } from '../campaign/money/income.ts'
import { sumPriceParts } from '../campaign/money/purchases/plan.ts'
import { parseNumbers, parseRules } from './parse-given.ts'

/**
 * Worked examples of credits, drugs and living armour between games (P28-TR-rich, P28-AB-haggle, P28-IT-psyka,
 * P28-ARM-living-armour).
 */
export const gearVectors: Readonly<Record<string, VectorExampleRunner>> = {
  rich: answerRich,
  haggle: answerHaggle,
  psyka: answerPsyka,
  stimulants: answerStimulants,
  'living-armour': answerLivingArmour,
}

function answerRich(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const income = sumPriceParts(rollIncome(['rich'], parseRules(settings), dice))
  return { credits: parseNumber(given['credits'], 'credits') + income }
}

function answerHaggle(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  return { price: rollHaggledPrice(parseNumber(given['price'], 'price'), ['haggle'], parseRules(settings), dice).price }
}

function answerPsyka(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  return { addicted: rollAddiction('psyka', parseNumber(given['uses'], 'uses'), parseRules(settings), dice) }
}

function answerStimulants(given: JsonRecord) {
  const dosesPerUse = listDosesByUse('stimulants', parseNumber(given['uses'], 'uses'))
  const totalDoses = dosesPerUse.reduce((sum, doses) => sum + doses, 0)
  return { dosesPerUse, totalDoses, totalCredits: totalDoses * ITEMS.stimulants.cost }
}

function answerLivingArmour(given: JsonRecord, settings: JsonRecord, dice: RecordedDice) {
  const [suit] = rollArmourHitPoints(['living-armour'], parseRules(settings), dice)
  let pool = suit?.hitPoints ?? 0
  const hits = parseNumbers(given['hits'], 'hits').map((damage) => {
    const hit = computeArmourAbsorption(pool, damage)
    pool = hit.pool
    return hit
  })
  return {
    armourHp: hits.map((hit) => hit.pool),
    wearerDamage: hits.map((hit) => hit.wearerDamage),
    destroyed: hits.some((hit) => hit.isGone),
  }
}
