import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Character } from '#main/db/repositories/planet28/characters.ts'
import type { Squad } from '#main/db/repositories/planet28/squads.ts'
import type { Vehicle } from '#main/db/repositories/planet28/vehicles.ts'
import type { Warband } from '#main/db/repositories/planet28/warbands.ts'

/** A unit of any kind. */
export type ForceUnit =
  | { readonly kind: 'character'; readonly unit: Character }
  | { readonly kind: 'squad'; readonly unit: Squad }
  | { readonly kind: 'vehicle'; readonly unit: Vehicle }

/** A warband with all its units: characters, squads, vehicles, each by name, archived ones included. */
export interface Force {
  readonly warband: Warband
  readonly units: readonly ForceUnit[]
  /** Leftover points booked as credits to its purse before its first battle (P28-BUILD-4). */
  readonly opened?: number
}

/** Creates the roster of a campaign file. */
export function createForceLoader({ rows }: Pick<CampaignFile, 'rows'>) {
  const { warbands, characters, squads, vehicles, ledger } = rows
  const openedBy = ({ id, hasFought }: Warband): number => (hasFought ? 0 : ledger.sumOpened(id))

  return {
    /** Every warband by name. */
    list(): Force[] {
      const units = joined(characters.list(), squads.list(), vehicles.list())
      const byWarband = Map.groupBy(units, ({ unit }) => unit.warbandId)
      return warbands.list().map((warband) => {
        return { warband, units: byWarband.get(warband.id) ?? [], opened: openedBy(warband) }
      })
    },
    find(id: string): Force | null {
      const warband = warbands.find(id)
      if (!warband) return null
      const units = joined(characters.listOf(id), squads.listOf(id), vehicles.listOf(id))
      return { warband, units, opened: openedBy(warband) }
    },
  }
}

export type ForceLoader = ReturnType<typeof createForceLoader>

function joined(characters: readonly Character[], squads: readonly Squad[], vehicles: readonly Vehicle[]): ForceUnit[] {
  return [
    ...characters.map((unit) => ({ kind: 'character' as const, unit })),
    ...squads.map((unit) => ({ kind: 'squad' as const, unit })),
    ...vehicles.map((unit) => ({ kind: 'vehicle' as const, unit })),
  ]
}
