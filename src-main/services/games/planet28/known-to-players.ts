import type { Repositories } from '#main/db/repositories/repositories.ts'
import type { Thing } from '#shared/contract/base.ts'

/**
 * Whether players know of a thing through Planet 28: battles, warbands that one of them plays or that have fought, the
 * units of those they play, units that one of them plays individually, and the factions of their warbands.
 */
export function isKnownToPlayers(rows: Repositories, { kind, id }: Pick<Thing, 'kind' | 'id'>): boolean {
  const { warbands, characters, squads, vehicles } = rows
  const isPlayed = (row: { readonly playerId: string | null } | null): boolean => (row?.playerId ?? null) !== null
  const isPlayedUnit = (unit: { readonly warbandId: string; readonly playerId: string | null } | null): boolean =>
    unit !== null && (isPlayed(unit) || isPlayed(warbands.find(unit.warbandId)))
  switch (kind) {
    case 'battle':
      return true
    case 'warband':
      return isPlayed(warbands.find(id)) || warbands.find(id)?.hasFought === true
    case 'character':
      return isPlayedUnit(characters.find(id))
    case 'squad':
      return isPlayedUnit(squads.find(id))
    case 'vehicle':
      return isPlayedUnit(vehicles.find(id))
    case 'faction':
      return warbands.list().some((warband) => isPlayed(warband) && warband.factionId === id)
    default:
      return false
  }
}
