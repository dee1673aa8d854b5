import type { Loadout, SquadProfile } from '#shared/games/planet28/model.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { SQUAD } from '#shared/games/planet28/starting-profiles.ts'
import { listWeapons } from '../rules/hands.ts'

/** Members of a squad. */
export function countMembers(profile: Pick<SquadProfile, 'loadouts'>): number {
  return profile.loadouts.reduce((sum, { members }) => sum + members, 0)
}

/** How many of so many members must share their weapons: 75 %, rounded up (P28-SQ-1). */
export function getSameWeaponsNeeded(members: number): number {
  return Math.ceil((members * SQUAD.sameWeaponsPercent) / 100)
}

/** Whether so many members may start as a squad (P28-SQ-1). */
export function isSquadSize(members: number): boolean {
  return Number.isInteger(members) && members >= SQUAD.least && members <= SQUAD.most
}

/** The members who share the commonest weapons, and how many must; armour and items do not count (P28-SQ-1). */
export function countSameWeapons(profile: SquadProfile, rules: Rules): { has: number; needs: number } {
  return { has: findMainWeapons(profile, rules).members, needs: getSameWeaponsNeeded(countMembers(profile)) }
}

/** The commonest weapons of a squad, and how many members carry just these. */
export function findMainWeapons(profile: SquadProfile, rules: Rules) {
  return commonest(profile, ({ equipment }) => listWeapons(equipment, rules).map(({ id }) => id))
}

/** The commonest armour and items of a squad, and how many members carry just these; rounds go with the weapons (P28-SQ-1). */
export function findCommonGear(profile: SquadProfile, rules: Rules) {
  return commonest(profile, ({ equipment }) => equipment.filter((id) => isSharedGear(id, rules)))
}

function commonest({ loadouts }: SquadProfile, piecesOf: (loadout: Loadout) => string[]) {
  const groups = Map.groupBy(loadouts, (loadout) => piecesOf(loadout).toSorted().join(' '))
  const counted = [...groups.values()].map((same) => ({ same, members: countMembers({ loadouts: same }) }))
  const [main] = counted.toSorted((a, b) => b.members - a.members)
  const [first] = main?.same ?? []
  return { pieces: first === undefined ? [] : piecesOf(first), members: main?.members ?? 0 }
}

/** Whether a piece of gear is one that all members of a squad must have: armour and items, but no weapon and no round. */
export function isSharedGear(id: string, { tables }: Rules): boolean {
  return findRow(tables, 'weapons', id) === null && findRow(tables, 'items', id)?.kind !== 'ammo'
}

/** New members carry what the first ones do. */
export function addMembers(loadouts: readonly Loadout[], number: number): Loadout[] {
  const [first = { members: 0, equipment: [] }, ...others] = loadouts
  return [{ ...first, members: first.members + number }, ...others]
}

/** The last ones go first; a loadout that nobody carries any more goes with them. */
export function removeMembers(loadouts: readonly Loadout[], number: number): Loadout[] {
  let left = number
  const kept = loadouts.toReversed().map((loadout) => {
    const gone = Math.min(left, loadout.members)
    left -= gone
    return { ...loadout, members: loadout.members - gone }
  })
  return kept.toReversed().filter(({ members }) => members > 0)
}

/** Members who carry the same are one loadout. */
export function mergeLoadouts(loadouts: readonly Loadout[]): Loadout[] {
  const groups = Map.groupBy(loadouts, ({ equipment }) => equipment.toSorted().join(' '))
  return [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map(({ equipment }) => ({ members: countMembers({ loadouts: same }), equipment })),
  )
}
