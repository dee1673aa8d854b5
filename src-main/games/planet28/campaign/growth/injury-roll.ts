import type { RecordedDice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { getRolledRow } from '#main/games/planet28/rules/table-roll.ts'
import { getRowNumber, getRowText } from '#main/games/planet28/special-rules/row-values.ts'
import { listTraitsInForce } from '#main/games/planet28/special-rules/traits-in-force.ts'
import { GAMES_BEFORE_HEALING } from '#shared/games/planet28/campaign-numbers.ts'
import type { Condition, ConditionId, NewCondition } from '#shared/games/planet28/campaign/conditions.ts'
import type { UnequippedProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { INJURIES, type InjuryId, type InjuryRow } from '#shared/games/planet28/tables/injuries.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type { VehicleDamageRow } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { getConditionRow } from './condition-rows.ts'

/** A condition that is not assigned to a unit yet. */
export type ConditionDraft = Omit<NewCondition, 'unitId' | 'unitKind'>

/** Outcome for a character that fell. `rolled` is the result before traits apply, `faces` lists all dice. */
export type InjuryRoll = ReturnType<typeof rollInjury>

/** Die of the injury table (p. 81). */
export const INJURY_DIE = 8

/** Creates a condition without any values (P28-INJ-0). */
export function createBlankConditionDraft(condition: ConditionId): ConditionDraft {
  return {
    condition,
    agilityLost: 0,
    hitPointsLost: 0,
    gamesLeft: null,
    gamesPlayed: 0,
    lostCells: [],
    damaged: [],
  }
}

/**
 * Rolls an injury for a character that was killed. `profile` is its state in that battle, including earlier injuries
 * (P28-INJ-0 to -8).
 */
export function rollInjury(profile: UnequippedProfile, rules: Rules, dice: RecordedDice) {
  const before = dice.faces.length
  const rolled = getRolledRow(INJURIES, dice.die(INJURY_DIE))
  const injury = applyTraitsToInjury(rolled, profile.traits, rules)
  const condition = isLasting(injury) ? conditionOf(injury, profile, dice) : null
  return { rolled, injury, condition, faces: dice.faces.slice(before) }
}

/**
 * Sides of all dice of an injury roll. `face` is the first face, or null before it is rolled (P28-INJ-5, P28-INJ-6).
 */
export function listInjuryDice(face: number | null, traits: readonly string[], rules: Rules): number[] {
  if (face === null) return [INJURY_DIE]
  const row: InjuryRow = INJURIES[applyTraitsToInjury(getRolledRow(INJURIES, face), traits, rules)]
  return [INJURY_DIE, ...listAgilityLossDice(row).flatMap(listDiceSides), ...gameDice(row).flatMap(listDiceSides)]
}

/** Applies the traits of the victim to a rolled injury (P28-TR-painless, P28-TR-death-proof). */
export function applyTraitsToInjury(rolled: InjuryId, traits: readonly string[], rules: Rules): InjuryId {
  return listTraitsInForce(traits, rules.tables).reduce<InjuryId>((injury, { row }) => {
    const mapped = row.injuryMap?.[injury] ?? row.injuryMap?.['*']
    return mapped !== undefined && isRowId(INJURIES, mapped) ? mapped : injury
  }, rolled)
}

/**
 * Whether campaign points can heal a condition: it must be healable, and one game must have been played with it
 * (P28-INJ-0, P28-VDT-0).
 */
export function canConditionBeHealed({
  condition,
  gamesPlayed,
}: Pick<Condition, 'condition' | 'gamesPlayed'>): boolean {
  return getConditionRow(condition).isHealable && gamesPlayed >= GAMES_BEFORE_HEALING
}

type LastingInjury = Exclude<InjuryId, 'complete-recovery' | 'death'>

/** Whether the victim is neither unhurt nor dead. Only such injuries can be healed. */
function isLasting(injury: InjuryId): injury is LastingInjury {
  return INJURIES[injury].healable
}

/** Creates the condition of an injury. Its dice are rolled in this order: Agility, then games (P28-INJ-6). */
function conditionOf(injury: LastingInjury, { hitPoints }: UnequippedProfile, dice: RecordedDice): ConditionDraft {
  const row: InjuryRow = INJURIES[injury]
  const percent = row.values?.['hitPointsLossPct'] === undefined ? 0 : getRowNumber(row, 'hitPointsLossPct')
  const agilityLost = listAgilityLossDice(row).reduce((sum, text) => sum + rollDice(text, dice), 0)
  const games = gameDice(row).map((text) => rollDice(text, dice))
  return {
    ...createBlankConditionDraft(injury),
    agilityLost,
    hitPointsLost: Math.floor((hitPoints * percent) / 100),
    gamesLeft: games[0] ?? row.missesGames ?? null,
  }
}

/** Dice for a loss of Agility, printed in the table as -1D4. */
export function listAgilityLossDice(row: InjuryRow | VehicleDamageRow): string[] {
  return row.values?.['agility'] === undefined ? [] : [getRowText(row, 'agility').replace('-', '')]
}

function gameDice(row: InjuryRow): string[] {
  return row.values?.['games'] === undefined ? [] : [getRowText(row, 'games')]
}
