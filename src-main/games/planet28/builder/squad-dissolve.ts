import type { CharacterProfile, SquadProfile } from '#shared/games/planet28/model.ts'
import { SQUAD } from '#shared/games/planet28/starting-profiles.ts'

/** Whether a squad with so many members left is still one: two are independent characters (P28-SQ-12). */
export function isStillSquad(members: number): boolean {
  return members > SQUAD.dissolvesAt
}

/** The members as characters of their own, each with what it carries (P28-SQ-12). */
export function dissolveSquad(profile: SquadProfile): CharacterProfile[] {
  const { loadouts, ...body } = profile
  return loadouts.flatMap(({ members, equipment }) => Array.from({ length: members }, () => ({ ...body, equipment })))
}
