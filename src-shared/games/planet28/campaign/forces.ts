import type { CharacterProfile, SquadProfile, VehicleProfile } from '../model.ts'
import type { HiddenAgendaId } from '../tables/hidden-agendas.ts'
import type { Condition } from './conditions.ts'

/** A unit as it stands between battles. */
export type CampaignUnit = {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly conditions: readonly Condition[]
  /** How many of its hit-points were bought in the campaign (P28-CAMP-4); none where missing. */
  readonly hitPointsGrown?: number
  /** What it cost when it went into its first battle (P28-VDT-6), 0 where nobody kept it; missing or null while it has fought none. */
  readonly startingCost?: number | null
} & (
  | { readonly kind: 'character'; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly profile: VehicleProfile }
)

/** A warband as it stands between battles. */
export interface CampaignWarband {
  readonly id: string
  readonly name: string
  readonly leaderId: string | null
  readonly stash: readonly string[]
  readonly units: readonly CampaignUnit[]
}

/** A hidden agenda in play. */
export interface AgendaInPlay {
  readonly id: string
  readonly characterId: string
  readonly agenda: HiddenAgendaId
  readonly failedGames: number
  /** Whether its owner shares its points, whatever the aftermath says (P28-AGENDA-3); not shared where missing. */
  readonly isShared?: boolean
}

/** The new profile of a unit. */
export type CampaignUnitProfile =
  | { readonly kind: 'character'; readonly unitId: string; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly unitId: string; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly unitId: string; readonly profile: VehicleProfile }
