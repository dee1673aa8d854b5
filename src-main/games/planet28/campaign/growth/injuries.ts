import type { RecordedDice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { getRolledRow } from '#main/games/planet28/rules/table-roll.ts'
import { listTraitsInForce } from '#main/games/planet28/rules/traits-in-force.ts'
import { getNumberValue, getTextValue } from '#main/games/planet28/special-rules/row-values.ts'
import { GAMES_BEFORE_HEALING } from '#shared/games/planet28/campaign-numbers.ts'
import type { Condition, ConditionId, NewCondition } from '#shared/games/planet28/campaign/conditions.ts'
import type { BodyProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { INJURIES, type InjuryId, type InjuryRow } from '#shared/games/planet28/tables/injuries.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type { VehicleDamageRow } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { findConditionRow } from './condition-rows.ts'

/** A condition that is not on a unit yet. */
export type ConditionDraft = Omit<NewCondition, 'unitId' | 'unitKind'>

/** What became of a character that fell; `rolled` is what the die said before traits, `faces` all dice. */
export type InjuryRoll = ReturnType<typeof rollInjury>

/** The die of the injury table (p. 81). */
export const INJURY_DIE = 8

/** A condition with nothing but its name (P28-INJ-0). */
export function createCondition(condition: ConditionId): ConditionDraft {
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

/** Rolls for a character that was killed; `profile` is as it stood in that battle, after earlier injuries (P28-INJ-0 to -8). */
export function rollInjury(profile: BodyProfile, rules: Rules, dice: RecordedDice) {
  const before = dice.faces.length
  const rolled = getRolledRow(INJURIES, dice.die(INJURY_DIE))
  const injury = applyTraitsToInjury(rolled, profile.traits, rules)
  const condition = isLasting(injury) ? conditionOf(injury, profile, dice) : null
  return { rolled, injury, condition, faces: dice.faces.slice(before) }
}

/** The sides of all dice of an injury roll, once the first face is known (P28-INJ-5, P28-INJ-6). */
export function listInjuryDice(face: number | null, traits: readonly string[], rules: Rules): number[] {
  if (face === null) return [INJURY_DIE]
  const row: InjuryRow = INJURIES[applyTraitsToInjury(getRolledRow(INJURIES, face), traits, rules)]
  return [INJURY_DIE, ...listAgilityDice(row).flatMap(listDiceSides), ...gameDice(row).flatMap(listDiceSides)]
}

/** What an injury becomes by the traits of whom it befalls (P28-TR-painless, P28-TR-death-proof). */
export function applyTraitsToInjury(rolled: InjuryId, traits: readonly string[], rules: Rules): InjuryId {
  return listTraitsInForce(traits, rules.tables).reduce<InjuryId>((injury, { row }) => {
    const mapped = row.injuryMap?.[injury] ?? row.injuryMap?.['*']
    return mapped !== undefined && isRowId(INJURIES, mapped) ? mapped : injury
  }, rolled)
}

/** Whether campaign points may heal a condition: it is of that kind, and one game was played with it (P28-INJ-0, P28-VDT-0). */
export function canHeal({ condition, gamesPlayed }: Pick<Condition, 'condition' | 'gamesPlayed'>): boolean {
  return findConditionRow(condition).isHealable && gamesPlayed >= GAMES_BEFORE_HEALING
}

type LastingInjury = Exclude<InjuryId, 'complete-recovery' | 'death'>

/** Neither whole again nor dead: only such a row can be healed. */
function isLasting(injury: InjuryId): injury is LastingInjury {
  return INJURIES[injury].healable
}

/** The dice of a row fall in this order: Agility, then games (P28-INJ-6). */
function conditionOf(injury: LastingInjury, { hitPoints }: BodyProfile, dice: RecordedDice): ConditionDraft {
  const row: InjuryRow = INJURIES[injury]
  const percent = row.values?.['hitPointsLossPct'] === undefined ? 0 : getNumberValue(row, 'hitPointsLossPct')
  const agilityLost = listAgilityDice(row).reduce((sum, text) => sum + rollDice(text, dice), 0)
  const games = gameDice(row).map((text) => rollDice(text, dice))
  return {
    ...createCondition(injury),
    agilityLost,
    hitPointsLost: Math.floor((hitPoints * percent) / 100),
    gamesLeft: games[0] ?? row.missesGames ?? null,
  }
}

/** The dice of a loss of Agility, which is printed as -1D4. */
export function listAgilityDice(row: InjuryRow | VehicleDamageRow): string[] {
  return row.values?.['agility'] === undefined ? [] : [getTextValue(row, 'agility').replace('-', '')]
}

function gameDice(row: InjuryRow): string[] {
  return row.values?.['games'] === undefined ? [] : [getTextValue(row, 'games')]
}
