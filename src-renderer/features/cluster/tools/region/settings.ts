export interface RegionToolSettings {
  /** The painted region: null creates a new one, `fog` paints what players have not seen. */
  readonly target:
    | { readonly kind: 'region'; readonly id: string }
    | { readonly kind: 'new' }
    | { readonly kind: 'fog' }
  readonly mode: 'paint' | 'fill'
  readonly radius: number
  /** Colour of a new region, as `#rrggbb`. */
  readonly colour: string
}

export const DEFAULT_REGION_TOOL_SETTINGS: RegionToolSettings = {
  target: { kind: 'new' },
  mode: 'paint',
  radius: 0,
  colour: '#4a7f9e',
}
