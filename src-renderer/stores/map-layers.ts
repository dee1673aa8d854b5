/** Map layers, from the lowest to the highest. */
export const MAP_LAYER_IDS = [
  'underlay',
  'regions',
  'allegiances',
  'routes',
  'stars',
  'worlds',
  'owners',
  'labels',
  'notes',
  'fleets',
  'fog',
] as const
export type MapLayerId = (typeof MAP_LAYER_IDS)[number]

/** Visibility of a layer in this window. Tools cannot edit a locked layer. */
export interface MapLayerState {
  readonly isShown: boolean
  readonly isLocked: boolean
  /** 0 to 1. */
  readonly opacity: number
}
export type MapLayerStates = Readonly<Record<MapLayerId, MapLayerState>>

const SHOWN: MapLayerState = { isShown: true, isLocked: false, opacity: 1 }

/** Everything visible, nothing locked. The underlay picture is translucent. */
export const DEFAULT_MAP_LAYER_STATES: MapLayerStates = {
  underlay: { ...SHOWN, opacity: 0.5 },
  regions: SHOWN,
  allegiances: SHOWN,
  routes: SHOWN,
  stars: SHOWN,
  worlds: SHOWN,
  owners: SHOWN,
  labels: SHOWN,
  notes: SHOWN,
  fleets: SHOWN,
  fog: SHOWN,
}
