import { reactive } from 'vue'
import { type RouteMode, getDefaultRouteMode } from '#shared/cluster/net/transport-net.ts'

/** What an analysis shows over the map. */
export type OverlayId = 'off' | 'reach' | 'supply' | 'chokes'

/** Where reach begins: at the chosen stars, at every star with an owner, at the stars of one faction, at homeworlds. */
export const REACH_STARTS = ['chosen', 'owned', 'homeworlds'] as const
export type ReachStart = (typeof REACH_STARTS)[number]

/** How far fleets go in a turn: so many hexes, or along a drawn route. */
export const REACH_RANGES = ['3', '4', '5', 'route'] as const
export type ReachRange = (typeof REACH_RANGES)[number]

/** The most turns that reach is shown for. */
export const MAX_REACH_TURNS = 6

/** Which stars and how far. */
export interface ReachSettings {
  start: ReachStart
  way: ReachRange
  turns: number
}

/** Whose supply: all owners’ (null) or one faction’s, and beside whose. */
export interface SupplySettings {
  factionId: string | null
  rivalId: string | null
}

/** The parts of the study. */
export type AnalysisTab = 'overlays' | 'check' | 'chokes' | 'homeworlds'

/** How maps are studied in this window. */
export interface AnalysisSettings {
  overlay: OverlayId
  reach: ReachSettings
  supply: SupplySettings
  /** As chosen by hand; null follows the map. */
  routeMode: RouteMode | null
  open: Record<AnalysisTab, boolean>
}

/** How a study begins. */
function firstStudy(): AnalysisSettings {
  return {
    overlay: 'off',
    reach: { start: 'chosen', way: '3', turns: 2 },
    supply: { factionId: null, rivalId: null },
    routeMode: null,
    open: { overlays: true, check: true, chokes: false, homeworlds: false },
  }
}

/** How transports travel on a map: as was chosen, or along its routes where it has any (FIST-MAP-3). */
export function getRouteMode({ routes }: { readonly routes: readonly unknown[] }): RouteMode {
  return analysisSettings.routeMode ?? getDefaultRouteMode(routes.length)
}

/** Stays as it is while other pages are looked at. */
export const analysisSettings = reactive(firstStudy())
