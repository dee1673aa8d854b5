import type { Loadout, SquadProfile } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { listCarriedWeapons } from '../rules/hands.ts'

export function countMembers(profile: Pick<SquadProfile, 'loadouts'>): number {
  return profile.loadouts.reduce((sum, { members }) => sum + members, 0)
}

/** Minimum number of members that must share their weapons: 75 %, rounded up (P28-SQ-1). */
export function getMinSameWeaponMembers(members: number): number {
  return Math.ceil((members * SQUAD_LIMITS.sameWeaponsPercent) / 100)
}

/** Whether a squad may start with this number of members (P28-SQ-1). */
export function isStartingSquadSize(members: number): boolean {
  return Number.isInteger(members) && members >= SQUAD_LIMITS.least && members <= SQUAD_LIMITS.most
}

/**
 * Number of members that carry the most common weapons, and the minimum required. Armour and items do not count
 * (P28-SQ-1).
 */
export function countSameWeaponMembers(profile: SquadProfile, rules: Rules): { has: number; needs: number } {
  return { has: findMostCommonWeapons(profile, rules).members, needs: getMinSameWeaponMembers(countMembers(profile)) }
}

/** Finds the most common set of weapons in a squad and the number of members that carry exactly that set. */
export function findMostCommonWeapons(profile: SquadProfile, rules: Rules) {
  return commonest(profile, ({ equipment }) => listCarriedWeapons(equipment, rules).map(({ id }) => id))
}

/**
 * Finds the most common set of armour and items in a squad and the number of members that carry exactly that set.
 * Rounds count as weapons (P28-SQ-1).
 */
export function findMostCommonGear(profile: SquadProfile, rules: Rules) {
  return commonest(profile, ({ equipment }) => equipment.filter((id) => isSharedGear(id, rules)))
}

function commonest({ loadouts }: SquadProfile, piecesOf: (loadout: Loadout) => string[]) {
  const groups = Map.groupBy(loadouts, (loadout) => piecesOf(loadout).toSorted().join(' '))
  const counted = [...groups.values()].map((same) => ({ same, members: countMembers({ loadouts: same }) }))
  const [main] = counted.toSorted((a, b) => b.members - a.members)
  const [first] = main?.same ?? []
  return { pieces: first === undefined ? [] : piecesOf(first), members: main?.members ?? 0 }
}

/**
 * Whether all members of a squad must carry this piece of gear: true for armour and items, false for weapons and
 * rounds.
 */
export function isSharedGear(id: string, { tables }: Rules): boolean {
  return findRulebookRow(tables, 'weapons', id) === null && findRulebookRow(tables, 'items', id)?.kind !== 'ammo'
}

/** Adds members with the gear of the first loadout. */
export function addMembers(loadouts: readonly Loadout[], number: number): Loadout[] {
  const [first = { members: 0, equipment: [] }, ...others] = loadouts
  return [{ ...first, members: first.members + number }, ...others]
}

/** Removes members, the last first. A loadout without members is removed as well. */
export function removeMembers(loadouts: readonly Loadout[], number: number): Loadout[] {
  let left = number
  const kept = loadouts.toReversed().map((loadout) => {
    const gone = Math.min(left, loadout.members)
    left -= gone
    return { ...loadout, members: loadout.members - gone }
  })
  return kept.toReversed().filter(({ members }) => members > 0)
}

/** Merges loadouts with the same gear. */
export function mergeLoadouts(loadouts: readonly Loadout[]): Loadout[] {
  const groups = Map.groupBy(loadouts, ({ equipment }) => equipment.toSorted().join(' '))
  return [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map(({ equipment }) => ({ members: countMembers({ loadouts: same }), equipment })),
  )
}
