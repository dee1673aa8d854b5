import type { Unit } from '#main/db/repositories/planet28/units.ts'
import { applyAllowances } from '#main/games/planet28/builder/allowances.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { checkWarband, createWarbandBill } from '#main/games/planet28/builder/warband-check.ts'
import { isLoneHeroWarband } from '#main/games/planet28/rules/lone-hero.ts'
import type {
  Bill,
  CharacterProfile,
  BuildProblem,
  SquadProfile,
  VehicleProfile,
  WarbandPlan,
} from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Force, ForceUnit } from './force-loader.ts'
import {
  CHARACTER_RULES,
  GEAR_TABLES,
  judgeUnit,
  type ProfileJudgement,
  type JudgementContext,
  filterKnownRowIds,
  SQUAD_RULES,
  type UnitListFacts,
  type UnitKindRules,
  listUnknownRowProblems,
  VEHICLE_RULES,
} from './unit-rules.ts'

/** Rules, and the id computed from their content. */
export interface RulesEdition {
  readonly id: string
  readonly rules: Rules
}

/** The evaluation of a unit for lists, and for telling whether other rules would change it. */
export interface UnitJudgement extends UnitListFacts {
  readonly cost: number
  readonly characters: number
  /** Ids, to check what they require of the warband. */
  readonly traits: readonly string[]
  readonly problems: readonly BuildProblem[]
}

export interface UnitWithJudgement {
  readonly forceUnit: ForceUnit
  readonly judgement: UnitJudgement
}

/** The evaluation of a warband by the rules. */
export interface ForceJudgement {
  /** In the order of the roster. Archived units are judged but do not count. */
  readonly units: readonly UnitWithJudgement[]
  readonly plan: WarbandPlan
  readonly bill: Bill
  readonly problems: readonly BuildProblem<WarbandPlan>[]
}

/** The part of a unit's judgement that depends on its warband. */
export type LoneHeroContext = Pick<JudgementContext, 'isLoneHero'>

interface Slot {
  readonly key: string
  readonly judgement: UnitJudgement
}

type AnyProfile = CharacterProfile | SquadProfile | VehicleProfile

/** Creates a judge with its own cache. */
export function createForceJudge() {
  const slots = new Map<string, Slot>()

  function unit(forceUnit: ForceUnit, edition: RulesEdition, host: LoneHeroContext): UnitJudgement {
    const { id, profile, allowed, hitPointsGrown, startingCost } = forceUnit.unit
    const hasFought = startingCost !== null
    const key = JSON.stringify([edition.id, host, hitPointsGrown, hasFought, profile, allowed])
    const known = slots.get(id)
    if (known?.key === key) return known.judgement
    const judgement = judgementOf(forceUnit, { ...host, rules: edition.rules, hitPointsGrown, hasFought })
    slots.set(id, { key, judgement })
    return judgement
  }

  function force({ warband, units, opened = 0 }: Force, edition: RulesEdition): ForceJudgement {
    const host = { isLoneHero: isForceLoneHero({ warband, units }) }
    const judged = units.map((forceUnit) => ({ forceUnit, judgement: unit(forceUnit, edition, host) }))
    return { units: judged, ...judgePlan({ warband, units, opened }, judged, edition.rules) }
  }

  return { unit, force }
}

/** Judges forces. A unit is judged again only when it or its rules have changed. */
export type ForceJudge = ReturnType<typeof createForceJudge>

/** An unsaved unit: an additional one (null), or a replacement for the stored one with its id. */
export interface DraftUnitHeadcount {
  readonly id: string | null
  /** Number of characters it counts as. */
  readonly characters: number
}

/**
 * Whether a warband plays as a lone hero: a solo warband of a single character. `draft` is counted in addition to the
 * stored units, or in place of the one with its id (P28-SOLO-4).
 */
export function isForceLoneHero({ warband, units }: Force, draft: DraftUnitHeadcount | null = null): boolean {
  const counted = units
    .filter(({ unit }) => !unit.isArchived)
    .map((forceUnit) => (draft && forceUnit.unit.id === draft.id ? draft : { characters: charactersOf(forceUnit) }))
  const isOneMore = draft && units.every(({ unit }) => unit.id !== draft.id)
  return isLoneHeroWarband(warband.play, isOneMore ? [...counted, draft] : counted)
}

function charactersOf(forceUnit: ForceUnit): number {
  return byItsRules(forceUnit, (rules, { profile }) => rules.characters(profile))
}

/** Calls a function with the unit's profile and the rules of its kind. */
function byItsRules<Answer>(
  forceUnit: ForceUnit,
  look: <Profile extends AnyProfile>(rules: UnitKindRules<Profile>, unit: Unit<Profile>) => Answer,
): Answer {
  switch (forceUnit.kind) {
    case 'character':
      return look(CHARACTER_RULES, forceUnit.unit)
    case 'squad':
      return look(SQUAD_RULES, forceUnit.unit)
    case 'vehicle':
      return look(VEHICLE_RULES, forceUnit.unit)
  }
}

/** The warband's own choices. A leader that is not among its characters is ignored. */
function planOf({ warband, units }: Force): WarbandPlan {
  const { pointLimit, play, stash, leaderId } = warband
  const leads = units.some(({ kind, unit }) => kind === 'character' && unit.id === leaderId)
  return { pointLimit, play, stash, leaderId: leads ? leaderId : null }
}

function judgePlan(force: Force, judged: readonly UnitWithJudgement[], rules: Rules): Omit<ForceJudgement, 'units'> {
  const plan = planOf(force)
  const unknown = listUnknownRows('stash', plan.stash, rules.tables)
  const known =
    unknown.length === 0 ? plan : { ...plan, stash: filterKnownRowIds(rules.tables, GEAR_TABLES, plan.stash) }
  const mustered = judged.flatMap(({ forceUnit: { kind, unit }, judgement: { cost, characters, traits } }) => {
    const leaderName = kind === 'character' ? unit.name : null
    return unit.isArchived ? [] : [{ id: unit.id, name: unit.name, leaderName, cost, characters, traits }]
  })
  const found = [
    ...listUnknownRowProblems(unknown, known),
    ...checkWarband(known, mustered, rules, { hasFought: force.warband.hasFought, opened: force.opened ?? 0 }),
  ]
  return {
    plan,
    bill: createWarbandBill(mustered, known.stash, rules),
    problems: applyAllowances(found, force.warband.allowed),
  }
}

function judgementOf(forceUnit: ForceUnit, judging: JudgementContext): UnitJudgement {
  return byItsRules(forceUnit, (rules, unit) => summary(rules, judgeUnit(rules, unit, judging), judging))
}

function summary<Profile extends AnyProfile>(
  kind: UnitKindRules<Profile>,
  { profile, bill, problems }: ProfileJudgement<Profile>,
  { rules }: JudgementContext,
): UnitJudgement {
  return {
    ...kind.facts(profile, rules),
    cost: bill.cost,
    characters: kind.characters(profile),
    traits: kind.kind === 'vehicle' ? [] : profile.traits,
    problems,
  }
}
