/** What the region tool paints, and how. */
export interface RegionSettings {
  /** The region that is painted; null begins a new one, `fog` paints what players have not seen. */
  readonly target:
    | { readonly kind: 'region'; readonly id: string }
    | { readonly kind: 'new' }
    | { readonly kind: 'fog' }
  readonly mode: 'paint' | 'fill'
  readonly radius: number
  /** `#rrggbb` of a new region. */
  readonly colour: string
}

/** How it is set at first. */
export const DEFAULT_REGION_SETTINGS: RegionSettings = {
  target: { kind: 'new' },
  mode: 'paint',
  radius: 0,
  colour: '#4a7f9e',
}
