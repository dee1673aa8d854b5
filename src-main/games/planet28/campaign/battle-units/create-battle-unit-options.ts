import { isStillSquad } from '#main/games/planet28/builder/squad-dissolve.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { isUseCounted } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { LastingModifier } from '#shared/games/planet28/battle/units.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { listVehicleRounds } from '#shared/games/planet28/mounted-rounds.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { getConditionRow } from '../growth/condition-rows.ts'
import { type ConditionModifier, computeProfileUnderConditions } from '../growth/conditions.ts'
import { ADDICTIVE_ITEM, isAddicted } from '../growth/item-use-counts.ts'

/** Campaign data that a battle unit needs. */
export interface BattleUnitContext {
  readonly rules: Rules
  /** Number of times a unit used an item in all earlier battles. */
  readonly usesBefore: (unitId: string, item: string) => number
}

/**
 * Creates the battle unit of a campaign unit: its profile less the effects of its conditions (P28-INJ-2 to -7,
 * P28-VCAMP-3).
 */
export function createBattleUnitOptions(
  unit: CampaignUnit,
  side: string,
  { rules, usesBefore }: BattleUnitContext,
): UnitOptions {
  const { id, name, warbandId } = unit
  const { modifiers, lostCells, damaged } = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
  const base = { id, name: name.slice(0, 120), side, warbandId, lasting: modifiers.flatMap(lastingOf) }
  if (unit.kind === 'vehicle') {
    const { profile } = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
    const stock = listVehicleRounds(rules.tables, profile.sections)
    const hull = { lostCells: [...lostCells], damaged: damaged.map((item) => ({ ...item })), stock, isFlying: false }
    return { ...base, kind: 'vehicle', profile: clone(profile), ...hull }
  }
  const counted = Object.keys(rules.tables.items).filter(isUseCounted)
  const uses = counted.flatMap((item) => {
    const before = usesBefore(id, item)
    return before === 0 ? [] : [[item, before] as const]
  })
  const used = { usesBefore: Object.fromEntries(uses) }
  if (unit.kind === 'squad')
    return {
      ...base,
      kind: 'squad',
      ...(!isStillSquad(countMembers(unit.profile)) && { asCharacters: true }),
      profile: clone(computeProfileUnderConditions(unit.profile, unit.conditions, rules).profile),
      ...used,
    }
  const { profile } = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
  const addictions = isAddicted(unit) ? [ADDICTIVE_ITEM] : []
  return { ...base, kind: 'character', profile: clone(profile), ...used, addictions, ...handsLeft(unit, rules) }
}

/**
 * Modifiers of speed and of Psyche in break tests. No profile contains these numbers, so they are kept as named
 * modifiers.
 */
function lastingOf({ source, rule, on, value }: ConditionModifier): LastingModifier[] {
  return on === 'speedCm' || on === 'breakTest' ? [{ source, rule, on, value }] : []
}

/**
 * Weapons that a character with a disabled hand can hold: a single one-handed one (P28-INJ-5). Empty object without
 * such an injury.
 */
function handsLeft(unit: Extract<CampaignUnit, { kind: 'character' }>, { tables }: Rules): { hands?: string[] } {
  const isHurt = unit.conditions.some(
    ({ condition, gamesLeft }) => gamesLeft !== 0 && typeof getConditionRow(condition).values['hands'] === 'number',
  )
  if (!isHurt) return {}
  return {
    hands: unit.profile.equipment.filter((id) => findRulebookRow(tables, 'weapons', id)?.hands === 1).slice(0, 1),
  }
}

/** Deep copy of a profile that a match may keep. */
function clone<Profile>(profile: Profile): Mutable<Profile> {
  return structuredClone(profile) as Mutable<Profile>
}

type Mutable<Value> = {
  -readonly [Key in keyof Value]: Value[Key] extends readonly (infer Item)[] ? Mutable<Item>[] : Value[Key]
}
