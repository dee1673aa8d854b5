import type { CharacterProfile, SquadProfile, VehicleProfile } from '../model.ts'
import type { HiddenAgendaId } from '../tables/hidden-agendas.ts'
import type { Condition } from './conditions.ts'

/** State of a unit between battles. */
export type CampaignUnit = {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly conditions: readonly Condition[]
  /** Number of its hit points bought in the campaign (P28-CAMP-4); 0 by default. */
  readonly hitPointsGrown?: number
  /** Cost at its first battle (P28-VDT-6), 0 if it was not recorded; missing or null before its first battle. */
  readonly startingCost?: number | null
} & (
  | { readonly kind: 'character'; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly profile: VehicleProfile }
)

/** State of a warband between battles. */
export interface CampaignWarband {
  readonly id: string
  readonly name: string
  readonly leaderId: string | null
  readonly stash: readonly string[]
  readonly units: readonly CampaignUnit[]
}

/** A hidden agenda currently held. */
export interface AgendaInPlay {
  readonly id: string
  readonly characterId: string
  readonly agenda: HiddenAgendaId
  readonly failedGames: number
  /** Whether its owner always shares its points, regardless of the aftermath (P28-AGENDA-3); false by default. */
  readonly isShared?: boolean
}

/** New profile of a unit. */
export type UnitProfileChange =
  | { readonly kind: 'character'; readonly unitId: string; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly unitId: string; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly unitId: string; readonly profile: VehicleProfile }
