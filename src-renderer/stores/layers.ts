/** Map layers, from the lowest to the highest. */
export const LAYER_IDS = [
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
export type LayerId = (typeof LAYER_IDS)[number]

/** Visibility of a layer in this window. Tools cannot edit a locked layer. */
export interface LayerState {
  readonly isShown: boolean
  readonly isLocked: boolean
  /** 0 to 1. */
  readonly opacity: number
}
export type Layers = Readonly<Record<LayerId, LayerState>>

const SHOWN: LayerState = { isShown: true, isLocked: false, opacity: 1 }

/** Everything visible, nothing locked. The underlay picture is translucent. */
export const DEFAULT_LAYERS: Layers = {
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
