import { computeArmourAbsorption } from '#main/games/planet28/campaign/aftermath/armour-hit-points.ts'
import { getDefenceDice } from '#main/games/planet28/special-rules/armour-rulings.ts'
import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import { filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import type { Transaction } from '../transaction.ts'

/** Dice against a hit, with their source. */
export interface ArmourDice {
  readonly label: string
  readonly rule: string
  readonly dice: string
}

/** A target's properties that determine its armour. */
export interface ArmourWearer {
  readonly equipment: readonly string[]
  /** Hit points of living armour; null without it. */
  readonly pool: number | null
  /** Effects on the target. */
  readonly effects: readonly NamedEffect[]
}

/** A hit's properties that affect armour. */
export interface IncomingHit {
  /** Effects of the weapon's special rules. */
  readonly weaponEffects: readonly NamedEffect[]
  readonly keywords: readonly string[]
  readonly isInCover: boolean
}

/** The row used by a target without armour (P28-ARM-no-armour). */
const BARE = 'no-armour'

/** Cover is an additional roll (P28-COVER-1). */
const COVER: ArmourDice = { label: 'Cover', rule: 'P28-COVER-1', dice: '1D6' }

/**
 * Lists the armour rolls against a hit in order: worn armour, cover, skin; none against weapons that ignore armour
 * (P28-ARM-1, P28-ATK-1 step 12).
 */
export function listArmourDice(
  { weaponEffects, keywords, isInCover }: IncomingHit,
  { equipment, pool, effects }: ArmourWearer,
  rules: Rules,
): readonly ArmourDice[] {
  if (findProhibitingEffect(weaponEffects, 'armour-roll') !== null) return []
  if (pool !== null && pool > 0) return []
  const worn = wornDice(pool === 0 ? EQUIPMENT_WITHOUT_ARMOUR : equipment, keywords, rules)
  const skin = filterEffectsByShape(effects, 'armour').map(({ source, rule, effect }) => ({
    label: source,
    rule,
    dice: effect.dice,
  }))
  return [...worn, ...(isInCover ? [COVER] : []), ...skin]
}

/** The model that is hit. */
interface Defender {
  readonly unit: CharacterOrSquadUnit
  readonly model: Model
  readonly effects: readonly NamedEffect[]
}

/**
 * Rolls armour against a hit and returns the damage that is left for its wearer. Living armour takes damage first
 * (P28-ARM-1, P28-ARM-living-armour).
 */
export function rollDamageAfterArmour(
  transaction: Transaction,
  hit: IncomingHit & { readonly raw: number },
  { unit, model, effects }: Defender,
): number {
  const { equipment, pool } = model
  const absorbed = listArmourDice(hit, { equipment, pool, effects }, transaction.rules)
    .map((dice) => rollSum(transaction, { unit: unit.id, model: model.id, ...dice }))
    .reduce((sum, points) => sum + points, 0)
  const damage = Math.max(0, hit.raw - absorbed)
  if (pool === null || pool === 0 || damage === 0) return damage
  const { wearerDamage } = computeArmourAbsorption(pool, damage)
  transaction.apply({ type: 'soaked', unit: unit.id, model: model.id, hitPoints: damage - wearerDamage })
  return wearerDamage
}

/** Equipment after living armour is destroyed (P28-ARM-living-armour). */
export const EQUIPMENT_WITHOUT_ARMOUR: readonly string[] = []

/** The armour worn. Destroyed living armour leaves bare skin (P28-ARM-living-armour). */
export function getWornArmour({ equipment, pool }: Pick<ArmourWearer, 'equipment' | 'pool'>, rules: Rules): string {
  if (pool === 0) return BARE
  return equipment.find((id) => findRulebookRow(rules.tables, 'armour', id) !== null) ?? BARE
}

function wornDice(equipment: readonly string[], keywords: readonly string[], rules: Rules): ArmourDice[] {
  const worn = getWornArmour({ equipment, pool: null }, rules)
  const row = findRulebookRow(rules.tables, 'armour', worn)
  if (row === null || !protects(row, keywords)) return []
  const printed = getDefenceDice(worn, row, rules.settings)
  const bare =
    rules.settings.xArmourRolls === 'noArmour' ? (findRulebookRow(rules.tables, 'armour', BARE)?.defence ?? null) : null
  const dice = printed ?? bare
  return dice === null ? [] : [{ label: row.name, rule: getRuleId('armour', worn), dice }]
}

function protects({ noProtection, onlyProtection }: ArmourRow, keywords: readonly string[]): boolean {
  const words = keywords.map((word) => word.toLowerCase())
  if (noProtection?.keywords.some((word) => words.includes(word)) === true) return false
  return onlyProtection === undefined || onlyProtection.keywords.some((word) => words.includes(word))
}
