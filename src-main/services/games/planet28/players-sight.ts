import type { Rows } from '#main/db/rows.ts'
import type { Thing } from '#shared/contract/base.ts'

/**
 * Whether players know of a thing by playing Planet 28: battles, warbands that one of them leads or that have fought,
 * the units of those that they lead, and the factions these belong to.
 */
export function playersSight(rows: Rows, { kind, id }: Pick<Thing, 'kind' | 'id'>): boolean {
  const { warbands, characters, squads, vehicles } = rows
  const isLed = (warbandId: string): boolean => (warbands.find(warbandId)?.playerId ?? null) !== null
  const isLedUnit = (unit: { readonly warbandId: string } | null): boolean => unit !== null && isLed(unit.warbandId)
  switch (kind) {
    case 'battle':
      return true
    case 'warband':
      return isLed(id) || warbands.find(id)?.hasFought === true
    case 'character':
      return isLedUnit(characters.find(id))
    case 'squad':
      return isLedUnit(squads.find(id))
    case 'vehicle':
      return isLedUnit(vehicles.find(id))
    case 'faction':
      return warbands.list().some(({ playerId, factionId }) => playerId !== null && factionId === id)
    default:
      return false
  }
}
