import type { ProblemFix, BuildProblem, SquadProfile } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rules, getRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { checkGear } from './gear-check.ts'
import { liftProblem } from './problems.ts'
import { checkProfileExceptGear } from './profile-check.ts'
import type { UnitBuildContext } from './profile-cost.ts'
import {
  addMembers,
  findMostCommonGear,
  countMembers,
  isSharedGear,
  isStartingSquadSize,
  findMostCommonWeapons,
  mergeLoadouts,
  removeMembers,
  countSameWeaponMembers,
} from './squad-members.ts'

export { countMembers, countSameWeaponMembers } from './squad-members.ts'

type SquadProblem = BuildProblem<SquadProfile>

/** Checks a squad: its size, its weapons, its profile and the gear of its members (P28-SQ-1). */
export function checkSquad(profile: SquadProfile, rules: Rules, options: UnitBuildContext = {}): SquadProblem[] {
  const gear = profile.loadouts.flatMap(({ equipment }) => equipment)
  return [
    ...checkSize(profile, options.hasFought === true),
    ...(isDepleted(profile, options.hasFought === true) ? [] : checkLikeness(profile, rules, options)),
    ...checkProfileExceptGear(profile, gear, rules, options),
    ...profile.loadouts.flatMap((_loadout, at) => checkLoadout(profile, at, rules)),
  ]
}

/**
 * Checks the size of a squad: it starts with 3 to 10 members. One that lost members in a campaign takes the field as
 * characters (P28-SQ-1, P28-SQ-14).
 */
function checkSize(profile: SquadProfile, hasFought: boolean): SquadProblem[] {
  const members = countMembers(profile)
  if (isStartingSquadSize(members)) return []
  const range = `${SQUAD_LIMITS.least} to ${SQUAD_LIMITS.most}`
  const less = members < SQUAD_LIMITS.least
  const change = less ? SQUAD_LIMITS.least - members : members - SQUAD_LIMITS.most
  const label = `${less ? 'Add' : 'Remove'} ${formatCount(change, 'member')}`
  const isLeft = isDepleted(profile, hasFought)
  const meanwhile = isLeft ? ` ${label}, or ${members === 1 ? 'it fights' : 'they fight'} as characters.` : ` ${label}.`
  const message = `${formatCount(members, 'member')}; a squad has ${range}.${meanwhile}`
  const loadouts = less ? addMembers(profile.loadouts, change) : removeMembers(profile.loadouts, change)
  const fixes = [{ label, profile: { ...profile, loadouts } }]
  const [rule, severity] = isLeft ? (['P28-SQ-14', 'flagged'] as const) : (['P28-SQ-1', 'refused'] as const)
  return [{ key: 'squad-size', rule, code: 'squad-size', severity, message, fixes }]
}

/**
 * Whether battles left only one or two members. They fight as characters, whose gear may differ (P28-SQ-12,
 * P28-SQ-14).
 */
function isDepleted(profile: SquadProfile, hasFought: boolean): boolean {
  const members = countMembers(profile)
  return hasFought && members > 0 && members < SQUAD_LIMITS.least
}

/** Checks what members must have in common. Differences caused by a battle are only flagged (P28-SQ-1). */
function checkLikeness(profile: SquadProfile, rules: Rules, { hasFought = false }: UnitBuildContext): SquadProblem[] {
  return [...checkSameWeapons(profile, rules, hasFought), ...checkSameGear(profile, rules, hasFought)]
}

/**
 * Checks that at least 75 % of the members, rounded up, carry the same weapons in the same number. Armour and items do
 * not count (P28-SQ-1).
 */
function checkSameWeapons(profile: SquadProfile, rules: Rules, hasFought: boolean): SquadProblem[] {
  const { has, needs } = countSameWeaponMembers(profile, rules)
  if (has >= needs) return []
  const code = 'same-weapons'
  const message = `${has} of ${formatCount(countMembers(profile), 'member')} share the same weapons; ${needs} must (75 %, rounded up). ${hasFought ? 'Buy' : 'Give'} ${needs - has} more the same.`
  const fixes = hasFought ? [] : [shareWeapons(profile, rules)]
  return [{ key: code, rule: 'P28-SQ-1', code, severity: hasFought ? 'flagged' : 'refused', message, fixes }]
}

/** Checks that all members carry the same armour and items (P28-SQ-1). */
function checkSameGear(profile: SquadProfile, rules: Rules, hasFought: boolean): SquadProblem[] {
  const { pieces: gear, members } = findMostCommonGear(profile, rules)
  const all = countMembers(profile)
  if (members === all) return []
  const code = 'same-gear'
  const names = gear.map((id) => getEquipment(rules.tables, id).row.name)
  const carried = names.length === 0 ? 'no armour and no items' : formatList(names)
  const rest = hasFought ? ' Buy what is missing, or put away what is too much.' : ' Give everyone the same.'
  const message = `${members} of ${formatCount(all, 'member')} carry ${carried}; all of a squad have the same armour and items.${rest}`
  const loadouts = profile.loadouts.map((loadout) => {
    const others = loadout.equipment.filter((id) => !isSharedGear(id, rules))
    return { ...loadout, equipment: [...others, ...gear] }
  })
  const label = names.length === 0 ? 'Take armour and items from all' : `Give everyone ${formatList(names)}`
  const fixes = hasFought ? [] : [{ label, profile: { ...profile, loadouts: mergeLoadouts(loadouts) } }]
  return [{ key: code, rule: 'P28-SQ-1', code, severity: hasFought ? 'flagged' : 'refused', message, fixes }]
}

/** Fix that gives all members the most common weapons. They keep the rest of their gear. */
function shareWeapons(profile: SquadProfile, rules: Rules): ProblemFix<SquadProfile> {
  const { pieces: weapons } = findMostCommonWeapons(profile, rules)
  const isWeapon = (id: string): boolean => findRulebookRow(rules.tables, 'weapons', id) !== null
  const loadouts = profile.loadouts.map((loadout) => {
    const others = loadout.equipment.filter((id) => !isWeapon(id))
    return { ...loadout, equipment: [...weapons, ...others] }
  })
  const names = weapons.map((id) => getRulebookRow(rules.tables, 'weapons', id).name)
  const label = names.length === 0 ? 'Take the weapons of all' : `Give everyone ${formatList(names)}`
  return { label, profile: { ...profile, loadouts: mergeLoadouts(loadouts) } }
}

/** Checks the gear of one loadout. The problem keys of all loadouts but the first end with the index of the loadout. */
function checkLoadout(profile: SquadProfile, at: number, rules: Rules): SquadProblem[] {
  const { loadouts, ...body } = profile
  const equipment = loadouts[at]?.equipment ?? []
  return checkGear({ ...body, equipment }, rules).map((problem) => {
    const lifted = liftProblem(problem, ({ equipment: mended, ...mendedBody }): SquadProfile => {
      return {
        ...mendedBody,
        loadouts: loadouts.map((loadout, place) => (place === at ? { ...loadout, equipment: mended } : loadout)),
      }
    })
    return at === 0 ? lifted : { ...lifted, key: `${problem.key}@${at + 1}` }
  })
}
