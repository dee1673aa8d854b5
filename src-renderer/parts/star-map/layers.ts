/** What lies over what on the map, the lowest first. */
export const LAYER_IDS = [
  'underlay',
  'regions',
  'routes',
  'stars',
  'owners',
  'labels',
  'notes',
  'fleets',
  'fog',
] as const
export type LayerId = (typeof LAYER_IDS)[number]

/** How a layer is shown in this window; a locked one cannot be edited by tools. */
export interface LayerState {
  readonly isShown: boolean
  readonly isLocked: boolean
  /** 0 to 1. */
  readonly opacity: number
}
export type Layers = Readonly<Record<LayerId, LayerState>>

const SHOWN: LayerState = { isShown: true, isLocked: false, opacity: 1 }

/** Everything shown, nothing locked; a picture to trace from lets the map show. */
export const DEFAULT_LAYERS: Layers = {
  underlay: { ...SHOWN, opacity: 0.5 },
  regions: SHOWN,
  routes: SHOWN,
  stars: SHOWN,
  owners: SHOWN,
  labels: SHOWN,
  notes: SHOWN,
  fleets: SHOWN,
  fog: SHOWN,
}
