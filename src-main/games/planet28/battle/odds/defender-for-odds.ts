import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { WOUND_PENALTY } from '../damage/wounds.ts'
import { listFightingModels, listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { listBreakTestModifiers } from '../morale/break-tests.ts'
import { getSquadStrength } from '../morale/squad-strength.ts'
import { getRerollPreference } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { type Rage, listRages } from './rage.ts'
import type { SkillRollForOdds } from './roll-chance.ts'
import { findPaidReroll, type PaidReroll, buildSkillRollForOdds } from './skill-roll-for-odds.ts'

/** The numbers of a model that may be hit. */
export interface MemberForOdds {
  readonly hitPoints: number
  readonly start: number
  /** Hit points of its living armour. */
  readonly pool: number
  readonly isWounded: boolean
  /** Rolls to stay with its squad, unwounded and wounded; null for characters (P28-SQ-11). */
  readonly stays: { readonly whole: SkillRollForOdds; readonly wounded: SkillRollForOdds } | null
}

/** The numbers of break tests of a unit. */
export interface BreakTestForOdds {
  /** Number of break tests so far. */
  readonly tests: number
  /**
   * The test of a character wounded below half, for the first wound and if already wounded, with -1 for each earlier
   * test; null if it takes none (P28-BREAK-1, P28-BREAK-2, P28-DMG-3).
   */
  readonly roll: { readonly fresh: SkillRollForOdds; readonly wounded: SkillRollForOdds } | null
  /** Whether, by setting, a success does not make the next test harder (`breakPenalty`). */
  readonly isForgiven: boolean
  /** Free rerolls left this turn (P28-ROLL-6). */
  readonly rerolls: number
  /** The reroll that a character's owner pays for. */
  readonly paid: PaidReroll | null
  /** Effects that raise its Psyche when it is wounded. */
  readonly rages: readonly Rage[]
}

/**
 * The numbers of a squad: hit points at the start, whether members test, the size at which it splits, and the order of
 * suffering (P28-SQ-11, P28-SQ-12).
 */
export interface SquadForOdds {
  readonly start: number
  readonly tests: boolean
  readonly breaksUpAt: number
  readonly testsFirst: boolean
  /** Whether excess damage carries over to the next member (`squadOverflow`). */
  readonly carries: boolean
}

/** The numbers of a target. */
export interface DefenderForOdds {
  readonly members: readonly MemberForOdds[]
  /** Member indices in the order of suffering (P28-SQ-10). */
  readonly order: readonly number[]
  readonly nerve: BreakTestForOdds
  readonly squad: SquadForOdds | null
}

/** The numbers of a target, with the summands of the test of the target or its first member. */
export interface ExplainedDefenderForOdds {
  readonly numbers: DefenderForOdds
  readonly breakParts: readonly NamedModifier[]
  readonly breakRoll: SkillRollForOdds | null
}

/** Indices of members in the order of suffering: wounded ones, then the owner's choice, then in order (P28-SQ-10). */
export function getDamageOrder(unit: CharacterOrSquadUnit, picked: string | undefined): readonly number[] {
  const models = listFightingModels(unit)
  if (models.length === 1) return ALONE
  const rank = ({ id, hitPoints, start }: Model) => (hitPoints < start ? 0 : id === picked ? 1 : 2)
  return models.map((_model, at) => at).toSorted((a, b) => rank(models[a] as Model) - rank(models[b] as Model))
}

const ALONE: readonly number[] = [0]

/**
 * Computes the numbers of an attacked character or squad. Its test includes the penalty of the wound that causes it
 * (P28-DMG-3, P28-SQ-11).
 */
export function buildDefenderForOdds(transaction: Transaction, id: string, picked?: string): ExplainedDefenderForOdds {
  const unit = getPeopleUnit(transaction, id)
  const models = listFightingModels(unit)
  const order = getDamageOrder(unit, picked)
  const first = models[order[0] ?? 0]
  const members = models.map((model) => memberNumbers(transaction, unit, model))
  if (unit.kind === 'character') return characterNumbers(transaction, unit, { members, order })
  const tests = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'break-test') === null
  const { settings } = transaction.rules
  const squad = {
    start: getSquadStrength(unit).start,
    tests,
    breaksUpAt: SQUAD_LIMITS.dissolvesAt,
    testsFirst: settings.squadTestBeforeSplit,
    carries: settings.squadOverflow === 'carries',
  }
  const roll = first === undefined ? undefined : stayRoll(transaction, unit, first)
  const nerve = {
    tests: unit.breakTests,
    roll: null,
    isForgiven: false,
    rerolls: roll?.asked.rerolls ?? 0,
    paid: null,
    rages: first === undefined ? [] : listRages(transaction, unit, first),
  }
  const breakRoll = tests && roll !== undefined ? roll.asked : null
  return { numbers: { members, order, nerve, squad }, breakParts: roll?.parts ?? [], breakRoll }
}

function characterNumbers(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { members, order }: Pick<DefenderForOdds, 'members' | 'order'>,
): ExplainedDefenderForOdds {
  const { settings } = transaction.rules
  const tests =
    !unit.standsFirm &&
    !unit.isLoneHero &&
    findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'break-test') === null
  const isWounded = members[0]?.isWounded === true
  const wound = { source: 'Wounded', value: WOUND_PENALTY, rule: 'P28-DMG-2' }
  const own = listBreakTestModifiers(transaction, unit, { counts: true, withoutWound: false })
  const parts = [...own, ...(!isWounded && settings.woundHitsBreakTest ? [wound] : [])]
  const test = { skill: 'P', rerolls: BREAK_REROLLS } as const
  const rolled = (target: number) => buildSkillRollForOdds(transaction, unit, { ...test, target, wish: freeWish(unit) })
  const fresh = rolled(sumModifiers(parts))
  const wounded = rolled(sumModifiers(own) + (isWounded ? 0 : WOUND_PENALTY))
  const nerve = {
    tests: unit.breakTests,
    roll: tests ? { fresh, wounded } : null,
    isForgiven: settings.breakPenalty === 'failuresInARow',
    rerolls: fresh.rerolls,
    paid: findPaidReroll(transaction, unit, BREAK_REROLLS),
    rages: listRages(transaction, unit, listFightingModels(unit)[0] as Model),
  }
  const breakRoll = tests ? buildSkillRollForOdds(transaction, unit, { ...test, target: sumModifiers(parts) }) : null
  return { numbers: { members, order, nerve, squad: null }, breakParts: parts, breakRoll }
}

const BREAK_REROLLS = ['break-test', 'psyche'] as const

/** The owner's preference for free rerolls. Paid ones are evaluated later with the hit points left. */
function freeWish(unit: CharacterOrSquadUnit): 'free' | 'never' {
  return getRerollPreference(unit) === 'never' ? 'never' : 'free'
}

function memberNumbers(transaction: Transaction, unit: CharacterOrSquadUnit, model: Model): MemberForOdds {
  const { hitPoints, start, pool, isWounded } = model
  const rolled = (wounded: boolean) => stayRoll(transaction, unit, { ...model, isWounded: wounded }).asked
  const stays = unit.kind === 'squad' ? { whole: rolled(false), wounded: rolled(true) } : null
  return { hitPoints, start, pool: pool ?? 0, isWounded, stays }
}

function stayRoll(transaction: Transaction, unit: CharacterOrSquadUnit, model: Model) {
  const parts = listSkillParts(transaction, { unit, model, skill: 'P', moments: ['break-test'] })
  const asked = buildSkillRollForOdds(transaction, unit, {
    skill: 'P',
    target: sumModifiers(parts),
    rerolls: BREAK_REROLLS,
    model,
  })
  return { parts, asked }
}
