import { applyAllowances } from '#main/games/planet28/builder/allowances.ts'
import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import { checkSquad, countMembers } from '#main/games/planet28/builder/squad-check.ts'
import { computeSquadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { checkVehicle } from '#main/games/planet28/builder/vehicle-check.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import { computeVehicleStats } from '#main/games/planet28/rules/vehicle-stats.ts'
import type {
  AcceptedProblem,
  Bill,
  UnequippedProfile,
  CharacterProfile,
  BuildProblem,
  SquadProfile,
  VehicleProfile,
} from '#shared/games/planet28/model.ts'
import { ENGINE_SECTION_ID } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rulebook, type Rules, type TableName } from '#shared/games/planet28/rulebook.ts'

/**
 * Context of judging a unit: the rules of its warband, and whether it is a solo warband of this one character
 * (P28-SOLO-1).
 */
export interface JudgementContext {
  readonly rules: Rules
  readonly isLoneHero: boolean
  /** Has fought in the campaign, so a squad may be short of members (P28-SQ-14). */
  readonly hasFought: boolean
  /** Hit points bought in the campaign (P28-CAMP-4). */
  readonly hitPointsGrown: number
}

/** Facts about a unit in lists, besides its cost and problems. */
export interface UnitListFacts {
  readonly hitPoints: number
  readonly skills: Record<string, number>
  readonly size: number
  readonly weapons: string[]
  readonly talents: string[]
}

/** The rules of one kind of unit. */
export interface UnitKindRules<Profile> {
  readonly kind: 'character' | 'squad' | 'vehicle'
  bill(profile: Profile, judging: JudgementContext): Bill
  problems(profile: Profile, judging: JudgementContext): readonly BuildProblem<Profile>[]
  facts(profile: Profile, rules: Rules): UnitListFacts
  /** Number of characters it counts as (P28-BUILD-1). */
  characters(profile: Profile): number
  /** Descriptions of rows that the tables do not have. */
  unknown(profile: Profile, tables: Rulebook): readonly string[]
  /** The profile without unknown rows. */
  known(profile: Profile, tables: Rulebook): Profile
}

/** A unit with its bill and problems. `profile` is the readable part. */
export interface ProfileJudgement<Profile> {
  readonly profile: Profile
  readonly bill: Bill
  readonly problems: readonly BuildProblem<Profile>[]
}

/** Tables of a character's gear. */
export const GEAR_TABLES = ['weapons', 'armour', 'items'] as const satisfies TableName[]
const MOUNTED = ['weapons', 'vehicleWeapons'] as const satisfies TableName[]

/** Characters, pp. 22-24. */
export const CHARACTER_RULES: UnitKindRules<CharacterProfile> = {
  kind: 'character',
  bill: (profile, { rules, ...options }) => computeCharacterCost(profile, rules, options),
  problems: (profile, { rules, ...options }) => checkCharacter(profile, rules, options),
  facts: (profile, { tables }) => ({
    ...bodyFacts(profile, tables),
    size: 1,
    weapons: namesIn(tables, ['weapons'], profile.equipment),
  }),
  characters: () => 1,
  unknown: (profile, tables) => listUnknownRows('character', profile, tables),
  known: (profile, tables) => ({
    ...knownBody(profile, tables),
    equipment: filterKnownRowIds(tables, GEAR_TABLES, profile.equipment),
  }),
}

/** Squads (P28-SQ-1, -2). */
export const SQUAD_RULES: UnitKindRules<SquadProfile> = {
  kind: 'squad',
  bill: (profile, { rules, hitPointsGrown }) => computeSquadCost(profile, rules, { hitPointsGrown }),
  problems: (profile, { rules, hasFought, hitPointsGrown }) =>
    checkSquad(profile, rules, { hasFought, hitPointsGrown }),
  facts(profile, { tables }) {
    const equipment = profile.loadouts.flatMap((loadout) => loadout.equipment)
    return {
      ...bodyFacts(profile, tables),
      size: countMembers(profile),
      weapons: namesIn(tables, ['weapons'], equipment),
    }
  },
  characters: countMembers,
  unknown: (profile, tables) => listUnknownRows('squad', profile, tables),
  known: (profile, tables) => ({
    ...knownBody(profile, tables),
    loadouts: profile.loadouts.map(({ members, equipment }) => ({
      members,
      equipment: filterKnownRowIds(tables, GEAR_TABLES, equipment),
    })),
  }),
}

/** Vehicles, pp. 44-46. */
export const VEHICLE_RULES: UnitKindRules<VehicleProfile> = {
  kind: 'vehicle',
  bill: (profile, { rules }) => computeVehicleCost(profile, rules),
  problems: (profile, { rules }) => checkVehicle(profile, rules),
  facts(profile, rules) {
    const { hitPoints, F, sections } = computeVehicleStats(profile, rules)
    const weapons = [...profile.sections.flatMap(({ weapon }) => weapon ?? []), ...profile.weapons]
    return {
      hitPoints,
      skills: { A: profile.A, F, S: profile.S },
      size: sections,
      weapons: namesIn(rules.tables, MOUNTED, weapons),
      talents: [
        ...namesIn(rules.tables, ['vehicleTraits'], profile.traits),
        ...namesIn(rules.tables, ['vehicleAbilities'], profile.abilities),
      ],
    }
  },
  characters: () => 0,
  unknown: (profile, tables) => listUnknownRows('vehicle', profile, tables),
  known: (profile, tables) => ({
    ...profile,
    type: findRulebookRow(tables, 'vehicleTypes', profile.type) ? profile.type : 'ground',
    sections: profile.sections.flatMap(({ weapon, ...placed }) => {
      if (placed.section !== ENGINE_SECTION_ID && !findRulebookRow(tables, 'vehicleSections', placed.section)) return []
      return weapon !== undefined && isIn(tables, MOUNTED, weapon) ? [{ ...placed, weapon }] : [placed]
    }),
    traits: filterKnownRowIds(tables, ['vehicleTraits'], profile.traits),
    abilities: filterKnownRowIds(tables, ['vehicleAbilities'], profile.abilities),
    weapons: filterKnownRowIds(tables, MOUNTED, profile.weapons),
  }),
}

/** Computes bill and problems of a unit, with allowed problems marked. Unknown rows are a problem and have no cost. */
export function judgeUnit<Profile>(
  rules: UnitKindRules<Profile>,
  unit: { readonly profile: Profile; readonly allowed: readonly AcceptedProblem[] },
  judging: JudgementContext,
): ProfileJudgement<Profile> {
  const { tables } = judging.rules
  const unknown = rules.unknown(unit.profile, tables)
  const profile = unknown.length === 0 ? unit.profile : rules.known(unit.profile, tables)
  const found = [...listUnknownRowProblems(unknown, profile), ...rules.problems(profile, judging)]
  return { profile, bill: rules.bill(profile, judging), problems: applyAllowances(found, unit.allowed) }
}

/** The problem of rows unknown to the rules. */
export function listUnknownRowProblems<Profile>(unknown: readonly string[], known: Profile): BuildProblem<Profile>[] {
  if (unknown.length === 0) return []
  return [
    {
      key: 'unknown-rows',
      rule: 'P28-BUILD-6',
      code: 'unknown-rows',
      severity: 'refused',
      message: `The rules of this warband do not have the ${unknown.join(' or the ')}. Remove it, or take rules that do.`,
      fixes: [{ label: 'Remove it', profile: known }],
    },
  ]
}

/** The ids that are in one of the tables. */
export function filterKnownRowIds(tables: Rulebook, among: readonly TableName[], ids: readonly string[]): string[] {
  return ids.filter((id) => isIn(tables, among, id))
}

function isIn(tables: Rulebook, among: readonly TableName[], id: string): boolean {
  return among.some((table) => findRulebookRow(tables, table, id) !== null)
}

function knownBody<Body extends UnequippedProfile>(body: Body, tables: Rulebook): Body {
  return {
    ...body,
    traits: filterKnownRowIds(tables, ['traits'], body.traits),
    abilities: filterKnownRowIds(tables, ['abilities'], body.abilities),
  }
}

function bodyFacts({ skills, hitPoints, traits, abilities }: UnequippedProfile, tables: Rulebook) {
  const talents = [...namesIn(tables, ['traits'], traits), ...namesIn(tables, ['abilities'], abilities)]
  return { hitPoints, skills: { ...skills }, talents }
}

/** Names of rows in one of the tables, each once. */
function namesIn(tables: Rulebook, among: readonly TableName[], ids: readonly string[]): string[] {
  const names = ids.flatMap((id) => among.flatMap((table) => findRulebookRow(tables, table, id)?.name ?? []))
  return [...new Set(names)]
}
