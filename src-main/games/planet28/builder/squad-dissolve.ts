import type { CharacterProfile, SquadProfile } from '#shared/games/planet28/model.ts'
import { SQUAD_LIMITS } from '#shared/games/planet28/starting-profiles.ts'

/** Whether a squad with this number of members left is still a squad. Two are independent characters (P28-SQ-12). */
export function isStillSquad(members: number): boolean {
  return members > SQUAD_LIMITS.dissolvesAt
}

/** Converts the members to characters, each with its gear (P28-SQ-12). */
export function dissolveSquad(profile: SquadProfile): CharacterProfile[] {
  const { loadouts, ...body } = profile
  return loadouts.flatMap(({ members, equipment }) => Array.from({ length: members }, () => ({ ...body, equipment })))
}
