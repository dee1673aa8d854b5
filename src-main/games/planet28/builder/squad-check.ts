import type { Fix, Problem, SquadProfile } from '#shared/games/planet28/model.ts'
import { findRow, type Rules, getRow } from '#shared/games/planet28/rulebook.ts'
import { SQUAD } from '#shared/games/planet28/starting-profiles.ts'
import { getEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { checkBody } from './body-check.ts'
import type { BuildOptions } from './body-cost.ts'
import { checkGear } from './gear-check.ts'
import { liftProblem } from './problems.ts'
import {
  addMembers,
  findCommonGear,
  countMembers,
  isSharedGear,
  isSquadSize,
  findMainWeapons,
  mergeLoadouts,
  removeMembers,
  countSameWeapons,
} from './squad-members.ts'

export { countMembers, countSameWeapons } from './squad-members.ts'

type SquadProblem = Problem<SquadProfile>

/** What is wrong with a squad: its size, its weapons, its profile, what its members carry (P28-SQ-1). */
export function checkSquad(profile: SquadProfile, rules: Rules, options: BuildOptions = {}): SquadProblem[] {
  const gear = profile.loadouts.flatMap(({ equipment }) => equipment)
  return [
    ...checkSize(profile, options.hasFought === true),
    ...(isDepleted(profile, options.hasFought === true) ? [] : checkLikeness(profile, rules, options)),
    ...checkBody(profile, gear, rules, options),
    ...profile.loadouts.flatMap((_loadout, at) => checkLoadout(profile, at, rules)),
  ]
}

/** A squad starts with 3 to 10; one that itself lost members in a campaign takes the field as characters (P28-SQ-1, P28-SQ-14). */
function checkSize(profile: SquadProfile, hasFought: boolean): SquadProblem[] {
  const members = countMembers(profile)
  if (isSquadSize(members)) return []
  const range = `${SQUAD.least} to ${SQUAD.most}`
  const less = members < SQUAD.least
  const change = less ? SQUAD.least - members : members - SQUAD.most
  const label = `${less ? 'Add' : 'Remove'} ${formatCount(change, 'member')}`
  const isLeft = isDepleted(profile, hasFought)
  const meanwhile = isLeft ? ` ${label}, or ${members === 1 ? 'it fights' : 'they fight'} as characters.` : ` ${label}.`
  const message = `${formatCount(members, 'member')}; a squad has ${range}.${meanwhile}`
  const loadouts = less ? addMembers(profile.loadouts, change) : removeMembers(profile.loadouts, change)
  const fixes = [{ label, profile: { ...profile, loadouts } }]
  const [rule, severity] = isLeft ? (['P28-SQ-14', 'flagged'] as const) : (['P28-SQ-1', 'refused'] as const)
  return [{ key: 'squad-size', rule, code: 'squad-size', severity, message, fixes }]
}

/** One or two that a battle left fight as characters, who need not be alike (P28-SQ-12, P28-SQ-14). */
function isDepleted(profile: SquadProfile, hasFought: boolean): boolean {
  const members = countMembers(profile)
  return hasFought && members > 0 && members < SQUAD.least
}

/** What members have to have in common; what a battle made unlike is only pointed out (P28-SQ-1). */
function checkLikeness(profile: SquadProfile, rules: Rules, { hasFought = false }: BuildOptions): SquadProblem[] {
  return [...checkSameWeapons(profile, rules, hasFought), ...checkSameGear(profile, rules, hasFought)]
}

/** At least 75 %, rounded up, carry the same weapons, each as often; armour and items do not count (P28-SQ-1). */
function checkSameWeapons(profile: SquadProfile, rules: Rules, hasFought: boolean): SquadProblem[] {
  const { has, needs } = countSameWeapons(profile, rules)
  if (has >= needs) return []
  const code = 'same-weapons'
  const message = `${has} of ${formatCount(countMembers(profile), 'member')} share the same weapons; ${needs} must (75 %, rounded up). ${hasFought ? 'Buy' : 'Give'} ${needs - has} more the same.`
  const fixes = hasFought ? [] : [shareWeapons(profile, rules)]
  return [{ key: code, rule: 'P28-SQ-1', code, severity: hasFought ? 'flagged' : 'refused', message, fixes }]
}

/** Everybody carries the same armour and items (P28-SQ-1). */
function checkSameGear(profile: SquadProfile, rules: Rules, hasFought: boolean): SquadProblem[] {
  const { pieces: gear, members } = findCommonGear(profile, rules)
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

/** The click that gives everybody the commonest weapons; the rest of their gear they keep. */
function shareWeapons(profile: SquadProfile, rules: Rules): Fix<SquadProfile> {
  const { pieces: weapons } = findMainWeapons(profile, rules)
  const isWeapon = (id: string): boolean => findRow(rules.tables, 'weapons', id) !== null
  const loadouts = profile.loadouts.map((loadout) => {
    const others = loadout.equipment.filter((id) => !isWeapon(id))
    return { ...loadout, equipment: [...weapons, ...others] }
  })
  const names = weapons.map((id) => getRow(rules.tables, 'weapons', id).name)
  const label = names.length === 0 ? 'Take the weapons of all' : `Give everyone ${formatList(names)}`
  return { label, profile: { ...profile, loadouts: mergeLoadouts(loadouts) } }
}

/** What is wrong with the gear of some members; the keys of all but the first end in the place of their loadout. */
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
