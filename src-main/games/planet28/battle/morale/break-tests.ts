import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { NamedEffect, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { isBelowHalfHitPoints } from '../damage/wounds.ts'
import { listUnitEffects, getSpeedModifiers, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { listUnitsLockedWith, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'

const WOUNDED = 'P28-DMG-2'

/**
 * Takes the break test of a unit wounded below half of its hit points: a Psyche roll, or it runs (P28-BREAK-1,
 * P28-BREAK-5, P28-SOLO-4).
 */
export function takeBreakTest(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { isFirstWound }: { readonly isFirstWound: boolean },
): void {
  const [model] = unit.models
  if (unit.standsFirm && unit.isBroken)
    transaction.apply({ type: 'changed', unit: unit.id, change: { isBroken: false } })
  if (model === undefined || !isBelowHalfHitPoints(model.hitPoints, model.start) || unit.standsFirm || unit.isLoneHero)
    return
  if (findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'break-test') !== null) return
  const isFresh = isFirstWound && !transaction.rules.settings.woundHitsBreakTest
  const isSuccess = rollBreakTest(transaction, unit, {
    counts: true,
    withoutWound: isFresh,
    label: 'Break test',
    rule: 'P28-BREAK-1',
  })
  transaction.apply({ type: 'changed', unit: unit.id, change: { isFreshWound: isFresh } })
  if (!isSuccess) breakUnit(transaction, unit.id, 'P28-BREAK-1')
}

/** Options of a break test. */
interface BreakTest {
  /** Whether it suffers from earlier tests and makes the next one harder (P28-BREAK-2, P28-BREAK-8). */
  readonly counts: boolean
  /** Whether the wound that caused it is ignored, by setting (P28-DMG-3). */
  readonly withoutWound: boolean
  readonly label: string
  readonly rule: string
  readonly wish?: RerollPreference | undefined
}

/** Rolls on Psyche, with -1 for each earlier test (P28-BREAK-2, P28-BREAK-7). */
export function rollBreakTest(transaction: Transaction, unit: CharacterOrSquadUnit, test: BreakTest): boolean {
  const parts = listBreakTestModifiers(transaction, unit, test)
  const { isSuccess } = rollSkill(transaction, {
    unit,
    skill: 'P',
    label: test.label,
    rule: test.rule,
    parts,
    rerolls: ['break-test', 'psyche'],
    wish: test.wish,
  })
  if (test.counts) countTest(transaction, unit.id, isSuccess)
  return isSuccess
}

/** The modifiers of a break test. */
export function listBreakTestModifiers(
  transaction: Pick<Transaction, 'battle' | 'rules'>,
  unit: CharacterOrSquadUnit,
  { counts, withoutWound }: Pick<BreakTest, 'counts' | 'withoutWound'>,
): NamedModifier[] {
  const all = listSkillParts(transaction, { unit, skill: 'P', moments: ['break-test'] })
  const parts = withoutWound ? all.filter(({ rule }) => rule !== WOUNDED) : all
  if (!counts || unit.breakTests === 0) return parts
  return [...parts, { source: 'Earlier break tests', value: -unit.breakTests, rule: 'P28-BREAK-2' }]
}

/** Counts a test. Depending on a setting, only consecutive failures make the next test harder (`breakPenalty`). */
function countTest(transaction: Transaction, id: string, isSuccess: boolean): void {
  const { breakTests } = getPeopleUnit(transaction, id)
  const isOver = isSuccess && transaction.rules.settings.breakPenalty === 'failuresInARow'
  transaction.apply({ type: 'changed', unit: id, change: { breakTests: isOver ? 0 : breakTests + 1 } })
}

/**
 * Breaks a unit: it runs for the nearest edge at full speed, and must recover before it does anything else
 * (P28-BREAK-1, P28-BREAK-3).
 */
export function breakUnit(transaction: Transaction, id: string, rule: string): void {
  transaction.apply({ type: 'changed', unit: id, change: { isBroken: true } })
  const departing = transaction.battle.due.find(({ ask, unit }) => ask === 'depart' && unit === id)
  if (departing !== undefined) transaction.apply({ type: 'answered', due: departing })
  fleeToEdge(transaction, id, rule)
}

/**
 * Makes a unit run for the nearest edge at full speed, without an action (P28-BREAK-6). It does not run while it may
 * not move or sits in a vehicle, and a Rageful unit does not leave its combat (P28-LEAVE-4, P28-VEH-TRANS-1).
 */
export function fleeToEdge(transaction: Transaction, id: string, rule: string): void {
  const unit = getPeopleUnit(transaction, id)
  const effects = listUnitEffects(unit, transaction.rules)
  const isLocked = listUnitsLockedWith(transaction.battle, id).length > 0
  if (
    unit.aboard !== null ||
    findProhibitingEffect(effects, 'move') !== null ||
    (isLocked && findProhibitingEffect(effects, 'leave') !== null)
  )
    return
  if (isLocked && transaction.rules.settings.retreatProvokes) requestFreeFights(transaction, id)
  transaction.apply({
    type: 'asked',
    due: { ask: 'retreat', unit: id, speedCm: computeCurrentSpeed(transaction, unit).speedCm, rule },
  })
}

/** Requests the free fight of each enemy in contact against a unit that leaves (P28-LEAVE-2, P28-LEAVE-5). */
export function requestFreeFights(transaction: Transaction, leaver: string): void {
  const there = listUnitsLockedWith(transaction.battle, leaver).filter((unit) => isOnTable(getUnit(transaction, unit)))
  for (const unit of there)
    transaction.apply({ type: 'asked', due: { ask: 'free-fight', unit, against: leaver, rule: 'P28-LEAVE-2' } })
}

/** A speed with its modifiers, never below 0 (P28-MOVE-2). */
interface Speed {
  readonly speedCm: number
  readonly parts: readonly NamedModifier[]
}

/** Computes the speed this turn, including dice (P28-MOVE-2). */
export function computeCurrentSpeed({ rules }: Pick<Transaction, 'rules'>, unit: CharacterOrSquadUnit): Speed {
  const lasting = lastingSpeed(listUnitEffects(unit, rules), unit.lasting)
  const { speedDice } = unit.turn
  return speedDice === 0
    ? lasting
    : speedFrom([...lasting.parts, { source: 'Dice of this turn', value: speedDice, rule: 'P28-MOVE-2' }])
}

function lastingSpeed(effects: readonly NamedEffect[], lasting: CharacterOrSquadUnit['lasting']): Speed {
  return speedFrom([
    { source: 'Speed', value: CHARACTER_START.speedCm, rule: 'P28-MOVE-2' },
    ...getSpeedModifiers(effects),
    ...lasting.filter(({ on }) => on === 'speedCm').map(({ source, value, rule }) => ({ source, value, rule })),
  ])
}

function speedFrom(parts: readonly NamedModifier[]): Speed {
  return { speedCm: Math.max(0, sumModifiers(parts)), parts }
}
