import type { Bill, CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { createBill } from './bill.ts'
import { listProfileCostLinesExceptGear, createGearCostLine, type UnitBuildContext } from './profile-cost.ts'

/**
 * Bill of a character, line by line. Gear counts at list price, one point per credit (P28-BUILD-2, -3, -4,
 * P28-SOLO-4).
 */
export function computeCharacterCost(profile: CharacterProfile, rules: Rules, options: UnitBuildContext = {}): Bill {
  const gear = profile.equipment.map((id) => createGearCostLine(id, rules))
  const floor = { least: rules.settings.profileFloor, rule: 'P28-BUILD-3' }
  return createBill(listProfileCostLinesExceptGear(profile, rules, options), gear, floor)
}
