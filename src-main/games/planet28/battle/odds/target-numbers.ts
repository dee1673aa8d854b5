import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { Model, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { SQUAD } from '#shared/games/planet28/starting-profiles.ts'
import { listBreakTestParts } from '../break-tests.ts'
import { listFightingModels, listUnitEffects, findProhibition } from '../effects-in-force.ts'
import { getRerollWish } from '../rolls.ts'
import { getSquadStrength } from '../rules/squad-strength.ts'
import { WOUND_PENALTY } from '../rules/wounds.ts'
import { listSkillParts } from '../skills.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'
import { type Rage, listRages } from './rage.ts'
import type { RollSpec } from './roll-chance.ts'
import { findPaidReroll, type PaidReroll, buildRollSpec } from './roll-spec.ts'

/** A model that may be hit, as numbers. */
export interface MemberNumbers {
  readonly hitPoints: number
  readonly start: number
  /** Hit-points of its living armour. */
  readonly pool: number
  readonly isWounded: boolean
  /** What it rolls under to stay with its squad, unhurt and wounded; null of a character (P28-SQ-11). */
  readonly stays: { readonly whole: RollSpec; readonly wounded: RollSpec } | null
}

/** When a unit runs, or what is left of it. */
export interface BreakTestNumbers {
  /** Break tests so far. */
  readonly tests: number
  /** The test of a character that is hurt below half, 1 harder for each before: with its first wound, and wounded already; null where it takes none (P28-BREAK-1, P28-BREAK-2, P28-DMG-3). */
  readonly roll: { readonly fresh: RollSpec; readonly wounded: RollSpec } | null
  /** By ruling a success makes the next test no harder (`breakPenalty`). */
  readonly isForgiven: boolean
  /** Free rerolls of the turn are gone once they are used (P28-ROLL-6). */
  readonly rerolls: number
  /** The reroll of a character that its owner pays for. */
  readonly paid: PaidReroll | null
  /** What lets its Psyche grow when it is hurt. */
  readonly rages: readonly Rage[]
}

/** A squad: its hit-points at the start, whether anybody tests, at which number it breaks up, and in which order (P28-SQ-11, P28-SQ-12). */
export interface SquadNumbers {
  readonly start: number
  readonly tests: boolean
  readonly breaksUpAt: number
  readonly testsFirst: boolean
  /** What a member cannot take goes to the next (`squadOverflow`). */
  readonly carries: boolean
}

/** Who is attacked, as numbers. */
export interface DefenderNumbers {
  readonly members: readonly MemberNumbers[]
  /** The places of the members in the order in which they suffer (P28-SQ-10). */
  readonly order: readonly number[]
  readonly nerve: BreakTestNumbers
  readonly squad: SquadNumbers | null
}

/** Who is attacked, as numbers, with the parts of the test that it, or its first member, would take. */
export interface NamedDefender {
  readonly numbers: DefenderNumbers
  readonly breakParts: readonly NamedModifier[]
  readonly breakRoll: RollSpec | null
}

/** Places in the order in which members suffer: who is hurt already, whom their owner picks, then as they stand (P28-SQ-10). */
export function getDamageOrder(unit: PeopleUnit, picked: string | undefined): readonly number[] {
  const models = listFightingModels(unit)
  if (models.length === 1) return ALONE
  const rank = ({ id, hitPoints, start }: Model) => (hitPoints < start ? 0 : id === picked ? 1 : 2)
  return models.map((_model, at) => at).toSorted((a, b) => rank(models[a] as Model) - rank(models[b] as Model))
}

const ALONE: readonly number[] = [0]

/** A character or squad that is attacked; its test has the penalty of the wound that causes it (P28-DMG-3, P28-SQ-11). */
export function computeDefenderNumbers(scene: Transaction, id: string, picked?: string): NamedDefender {
  const unit = getPeopleUnit(scene, id)
  const models = listFightingModels(unit)
  const order = getDamageOrder(unit, picked)
  const first = models[order[0] ?? 0]
  const members = models.map((model) => memberNumbers(scene, unit, model))
  if (unit.kind === 'character') return characterNumbers(scene, unit, { members, order })
  const tests = findProhibition(listUnitEffects(unit, scene.rules), 'break-test') === null
  const { settings } = scene.rules
  const squad = {
    start: getSquadStrength(unit).start,
    tests,
    breaksUpAt: SQUAD.dissolvesAt,
    testsFirst: settings.squadTestBeforeSplit,
    carries: settings.squadOverflow === 'carries',
  }
  const roll = first === undefined ? undefined : stayRoll(scene, unit, first)
  const nerve = {
    tests: unit.breakTests,
    roll: null,
    isForgiven: false,
    rerolls: roll?.asked.rerolls ?? 0,
    paid: null,
    rages: first === undefined ? [] : listRages(scene, unit, first),
  }
  const breakRoll = tests && roll !== undefined ? roll.asked : null
  return { numbers: { members, order, nerve, squad }, breakParts: roll?.parts ?? [], breakRoll }
}

function characterNumbers(
  scene: Transaction,
  unit: PeopleUnit,
  { members, order }: Pick<DefenderNumbers, 'members' | 'order'>,
): NamedDefender {
  const { settings } = scene.rules
  const tests =
    !unit.standsFirm && !unit.isLoneHero && findProhibition(listUnitEffects(unit, scene.rules), 'break-test') === null
  const isWounded = members[0]?.isWounded === true
  const wound = { source: 'Wounded', value: WOUND_PENALTY, rule: 'P28-DMG-2' }
  const own = listBreakTestParts(scene, unit, { counts: true, withoutWound: false })
  const parts = [...own, ...(!isWounded && settings.woundHitsBreakTest ? [wound] : [])]
  const test = { skill: 'P', rerolls: BREAK_REROLLS } as const
  const rolled = (target: number) => buildRollSpec(scene, unit, { ...test, target, wish: freeWish(unit) })
  const fresh = rolled(sumModifiers(parts))
  const wounded = rolled(sumModifiers(own) + (isWounded ? 0 : WOUND_PENALTY))
  const nerve = {
    tests: unit.breakTests,
    roll: tests ? { fresh, wounded } : null,
    isForgiven: settings.breakPenalty === 'failuresInARow',
    rerolls: fresh.rerolls,
    paid: findPaidReroll(scene, unit, BREAK_REROLLS),
    rages: listRages(scene, unit, listFightingModels(unit)[0] as Model),
  }
  const breakRoll = tests ? buildRollSpec(scene, unit, { ...test, target: sumModifiers(parts) }) : null
  return { numbers: { members, order, nerve, squad: null }, breakParts: parts, breakRoll }
}

const BREAK_REROLLS = ['break-test', 'psyche'] as const

/** What its owner wishes of free rerolls: those that are paid for are counted by the hit-points left then. */
function freeWish(unit: PeopleUnit): 'free' | 'never' {
  return getRerollWish(unit) === 'never' ? 'never' : 'free'
}

function memberNumbers(scene: Transaction, unit: PeopleUnit, model: Model): MemberNumbers {
  const { hitPoints, start, pool, isWounded } = model
  const rolled = (wounded: boolean) => stayRoll(scene, unit, { ...model, isWounded: wounded }).asked
  const stays = unit.kind === 'squad' ? { whole: rolled(false), wounded: rolled(true) } : null
  return { hitPoints, start, pool: pool ?? 0, isWounded, stays }
}

function stayRoll(scene: Transaction, unit: PeopleUnit, model: Model) {
  const parts = listSkillParts(scene, { unit, model, skill: 'P', moments: ['break-test'] })
  const asked = buildRollSpec(scene, unit, { skill: 'P', target: sumModifiers(parts), rerolls: BREAK_REROLLS, model })
  return { parts, asked }
}
