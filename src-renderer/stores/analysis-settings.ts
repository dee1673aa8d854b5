import type { RouteMode } from '#shared/cluster/net/transport-net.ts'

/** Id of an analysis overlay on the map. */
export type AnalysisOverlayId = 'off' | 'reach' | 'supply' | 'chokes'

/** Start points of reach: the selected stars, every owned star, or the homeworlds. */
export const REACH_START_SETS = ['chosen', 'owned', 'homeworlds'] as const
export type ReachStartSet = (typeof REACH_START_SETS)[number]

/** Range of fleets per turn: a number of hexes, or along a drawn route. */
export const REACH_RANGES_PER_TURN = ['3', '4', '5', 'route'] as const
export type ReachRangePerTurn = (typeof REACH_RANGES_PER_TURN)[number]

/** Maximum number of turns that reach is shown for. */
export const MAX_REACH_TURNS = 6

export interface ReachSettings {
  start: ReachStartSet
  way: ReachRangePerTurn
  turns: number
}

/** Settings of the supply overlay: all owners (null) or one faction, optionally compared with another. */
export interface SupplySettings {
  factionId: string | null
  rivalId: string | null
}

/** Collapsible sections of the analysis panel. */
export type AnalysisPanelSection = 'overlays' | 'check' | 'chokes' | 'homeworlds'

/** Settings of the analysis panel in this window. */
export interface AnalysisSettings {
  overlay: AnalysisOverlayId
  reach: ReachSettings
  supply: SupplySettings
  /** Chosen by the user; null derives it from the map. */
  routeMode: RouteMode | null
  open: Record<AnalysisPanelSection, boolean>
}

/** Settings before anything is chosen. */
export function createAnalysisSettings(): AnalysisSettings {
  return {
    overlay: 'off',
    reach: { start: 'chosen', way: '3', turns: 2 },
    supply: { factionId: null, rivalId: null },
    routeMode: null,
    open: { overlays: true, check: true, chokes: false, homeworlds: false },
  }
}
