import { SQUAD_AFTERMATH_RULES } from '#shared/games/planet28/campaign-numbers.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { UnequippedProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'
import { getConditionRow } from './condition-rows.ts'

/** Minimum of a skill or of hit points after conditions (P28-META-5, P28-INJ-7). */
const LOWEST = 1

/** Change of a number by a condition. `breakTest` is Psyche in break tests. */
export interface ConditionModifier {
  readonly source: string
  readonly on: SkillId | 'hitPoints' | 'speedCm' | 'breakTest'
  readonly value: number
  readonly rule: string
}

/** Profile of a unit in its next game, and the effects of its conditions. */
export interface ProfileUnderConditions<Profile> {
  readonly profile: Profile
  readonly modifiers: readonly ConditionModifier[]
  /** Reason why the unit misses the next game, or null. */
  readonly isOut: string | null
  /** Effects that are not numbers, one line per condition. */
  readonly notes: readonly string[]
  /** Cells whose sections have no hit points. `damaged` lists sections with fewer hit points than full. */
  readonly lostCells: readonly Cell[]
  readonly damaged: Condition['damaged']
}

/**
 * Computes the state of a unit in its next game: its profile less the effects of its conditions (P28-INJ-2 to -7,
 * P28-SQ-13, P28-VDT-1 to -4, P28-VCAMP-3).
 */
export function computeProfileUnderConditions<Profile extends CampaignUnit['profile']>(
  profile: Profile,
  conditions: readonly Condition[],
  rules: Rules,
): ProfileUnderConditions<Profile>
export function computeProfileUnderConditions(
  profile: CampaignUnit['profile'],
  conditions: readonly Condition[],
  rules: Rules,
): ProfileUnderConditions<CampaignUnit['profile']> {
  const changes = conditions.flatMap((condition) => changesOf(condition, profile, rules))
  const changed = 'sections' in profile ? vehicleWith(profile, conditions, changes) : bodyWith(profile, changes)
  const out = conditions
    .map(({ condition }) => getConditionRow(condition))
    .find(({ missesGames }) => missesGames !== null)
  return {
    ...changed,
    isOut: out === undefined ? null : `${out.name}: ${out.summary}`,
    notes: conditions.map(noteOn),
    lostCells: [...new Set(conditions.flatMap(({ lostCells }) => lostCells))],
    damaged: conditions.flatMap(({ damaged }) => damaged),
  }
}

/**
 * Ages conditions by one game. Timed parts expire, and a condition with which a game was played becomes healable
 * (P28-INJ-0, P28-INJ-5, P28-INJ-6).
 */
export function ageConditions(conditions: readonly Condition[], played: boolean, settings: Settings) {
  const after = conditions.map((condition) => ageCondition(condition, played, settings))
  const isOver = ({ condition, gamesLeft }: Condition): boolean =>
    gamesLeft === 0 && !getConditionRow(condition).outlastsGames
  const changed = after.filter((condition, at) => condition !== conditions[at] && !isOver(condition))
  return {
    aged: changed.map(({ id, gamesLeft, gamesPlayed }) => ({ id, gamesLeft, gamesPlayed })),
    ended: after.filter(isOver).map(({ id }) => id),
  }
}

/**
 * Ages one condition. If it makes the unit miss games, only missed games count. Otherwise games that it plays count,
 * and by ruling (`injuryGames`) all games of the warband.
 */
function ageCondition(condition: Condition, played: boolean, settings: Settings): Condition {
  const { gamesLeft, gamesPlayed } = condition
  const missesGames = getConditionRow(condition.condition).missesGames !== null
  const counts = missesGames ? !played : played || settings.injuryGames === 'warband'
  const left = gamesLeft === null || !counts ? gamesLeft : Math.max(0, gamesLeft - 1)
  if (left === gamesLeft && !played) return condition
  return { ...condition, gamesLeft: left, gamesPlayed: gamesPlayed + (played ? 1 : 0) }
}

function noteOn({ condition, gamesLeft }: Condition): string {
  const { name, summary } = getConditionRow(condition)
  const isTimed = gamesLeft !== null && gamesLeft > 0
  return isTimed ? `${name} (${formatCount(gamesLeft, 'game')} left): ${summary}` : `${name}: ${summary}`
}

/** Numbers reduced by a condition. */
function changesOf(condition: Condition, profile: CampaignUnit['profile'], rules: Rules): ConditionModifier[] {
  const { name, rule, skills, values } = getConditionRow(condition.condition)
  const change = (on: ConditionModifier['on'], value: unknown): ConditionModifier[] =>
    typeof value === 'number' && value !== 0 ? [{ source: name, on, value, rule }] : []
  const isOver = condition.gamesLeft === 0
  const isScarred = condition.condition === 'battle-scarred'
  return [
    ...change('A', isOver ? 0 : -condition.agilityLost),
    ...skills.flatMap((skill) => change(skill, values['skillsUp'])),
    ...(isScarred ? listRowIds(SKILLS).flatMap((skill) => change(skill, SQUAD_AFTERMATH_RULES.scars)) : []),
    ...change('hitPoints', -condition.hitPointsLost),
    ...change('speedCm', values['speedCm']),
    ...change('speedCm', slowing(values['speedFactor'], profile, rules)),
    ...change('breakTest', values['psycheBreakTest']),
  ]
}

/** Loss of speed by a factor. The remaining speed is rounded down (P28-META-6). */
function slowing(factor: unknown, profile: CampaignUnit['profile'], rules: Rules): number {
  if (typeof factor !== 'number') return 0
  const speedCm =
    'sections' in profile ? getRulebookRow(rules.tables, 'vehicleTypes', profile.type).speedCm : CHARACTER_START.speedCm
  return Math.floor(speedCm * factor) - speedCm
}

type Numbers = Readonly<Partial<Record<ConditionModifier['on'], number>>>

/**
 * Applies changes in order, with a minimum of 1. Returns the numbers and the actual size of each change (P28-META-5).
 */
function applyChanges(numbers: Numbers, changes: readonly ConditionModifier[]) {
  const modifiers: ConditionModifier[] = []
  const after = changes.reduce<Numbers>((left, change) => {
    const has = left[change.on]
    const lowered = has === undefined ? undefined : Math.max(LOWEST, has + change.value)
    const value = has === undefined || lowered === undefined ? change.value : lowered - has
    if (value !== 0) modifiers.push({ ...change, value })
    return lowered === undefined ? left : { ...left, [change.on]: lowered }
  }, numbers)
  return { after, modifiers }
}

function bodyWith<Profile extends UnequippedProfile>(profile: Profile, changes: readonly ConditionModifier[]) {
  const { after, modifiers } = applyChanges({ ...profile.skills, hitPoints: profile.hitPoints }, changes)
  const { hitPoints = profile.hitPoints, A, F, S, AW, P } = { ...profile.skills, ...after }
  return { profile: { ...profile, skills: { A, F, S, AW, P }, hitPoints }, modifiers }
}

function vehicleWith(profile: VehicleProfile, conditions: readonly Condition[], changes: readonly ConditionModifier[]) {
  const { after, modifiers } = applyChanges({ A: profile.A, S: profile.S }, changes)
  const gained = conditions.flatMap(({ condition }) => getConditionRow(condition).traits)
  const traits = [...profile.traits, ...gained.filter((id) => !profile.traits.includes(id))]
  return { profile: { ...profile, A: after.A ?? profile.A, S: after.S ?? profile.S, traits }, modifiers }
}
