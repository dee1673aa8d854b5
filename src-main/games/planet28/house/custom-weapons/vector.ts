import { type JsonRecord, parseList, parseNumber, parseText } from '#main/games/kit/json.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { computeCustomWeaponPricing } from './custom-weapon-pricing.ts'

/**
 * Answers the worked examples of custom weapons. A copy of a vehicle weapon is recognised by its profile (P28-CW-1 to
 * -3).
 */
export function runCustomWeaponVector(given: JsonRecord, stored: JsonRecord) {
  const rules = { settings: readSettings(stored), tables: PRINTED_TABLES }
  const fields = parseFields(given)
  const price = computeCustomWeaponPricing('weapons', fields, rules)
  const clone = price.nearClone ?? computeCustomWeaponPricing('vehicleWeapons', fields, rules).nearClone
  const { formula, cost } = price.bill
  return { maxDamage: price.maxDamage, formula, cost, nearCloneOf: clone?.id ?? null, listed: clone?.cost ?? null }
}

function parseFields(given: JsonRecord): HouseFields {
  const texts = (name: string) => parseList(given[name], name).map((id) => parseText(id, name))
  if (given['baseWeapon'] !== undefined)
    return { base: parseText(given['baseWeapon'], 'baseWeapon'), specialRules: texts('addSpecialRules') }
  return {
    damage: parseText(given['damage'], 'damage'),
    rangeCm: parseNumber(given['rangeCm'], 'rangeCm'),
    hands: parseNumber(given['hands'], 'hands') === 1 ? 1 : 2,
    specialRules: texts('specialRules'),
  }
}
